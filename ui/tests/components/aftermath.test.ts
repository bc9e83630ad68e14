import { render, screen, waitFor } from "@testing-library/svelte";
import { expect, test } from "vitest";
import Ended from "../../src/aftermath/Ended.svelte";
import Pages from "../../src/aftermath/Pages.svelte";
import AftermathRow from "../../src/components/AftermathRow.svelte";
import Stamp from "../../src/components/Stamp.svelte";
import type { Book } from "../../src/calls.ts";
import { settled } from "../fixtures/aftermath.ts";
import { chronicle } from "../fixtures/overview.ts";
import { expectClean, session } from "../session.ts";

const [, second] = chronicle.games;
if (!second) throw new Error("no game");
const [ours, theirs] = second.sides;
if (!ours || !theirs) throw new Error("no sides");

test("a battle that is settled tells its score, its Deeds and its dead; while it is settled nobody is dead yet", async () => {
  const isolde = { model: 4, name: "Isolde", portrait: null, died: true, how: "Killed in Turn 2", fate: null };
  const game = {
    ...second,
    sides: [
      { ...ours, fallen: [isolde] },
      { ...theirs, deeds: ["Kell: Stop Them!"] },
    ],
  };
  const { container, rerender } = render(Ended, { game, closed: true });
  const told = screen.getByRole("region", { name: "Relic Hunt" });
  expect(told.textContent).toMatch(/The Seventh Redoubt.*2 victory points.*The Ashen Choir.*4 victory points/s);
  expect(screen.getByRole("list", { name: "Glorious Deeds" }).textContent).toContain("Kell: Stop Them!");
  expect(screen.getByRole("list", { name: "The dead of The Seventh Redoubt" }).textContent).toContain(
    "Killed in Turn 2",
  );
  await expectClean(container);
  await rerender({ game, closed: false });
  expect(screen.queryByRole("list", { name: /^The dead/ })).toBeNull();
});

test("who dies before the reader's eyes is struck out before them; who was dead before is struck out already", async () => {
  const target = document.body.appendChild(document.createElement("ul"));
  const row = {
    side: "a" as const,
    number: 5,
    name: "Isolde",
    note: "Shock Trooper",
    stamp: null,
    result: null,
    tone: "bad" as const,
    margins: [],
  };
  const { rerender, unmount } = render(AftermathRow, { target, props: { ...row, died: false } });
  const name = () => screen.getByText("Isolde");
  expect(name().classList.contains("struck")).toBe(false);
  await rerender({ ...row, died: true });
  expect([...name().classList]).toEqual(expect.arrayContaining(["struck", "now"]));
  unmount();
  render(AftermathRow, { target, props: { ...row, died: true } });
  expect([name().classList.contains("struck"), name().classList.contains("now")]).toEqual([true, false]);
});

test("a page that is agreed to is stamped; the stamp of one that was comes down no more", async () => {
  const [first, other] = settled.pages;
  if (!first || !other) throw new Error("no pages");
  const roster = {
    ...first.steps[0],
    number: 6,
    name: "Roster",
    lines: [],
    questions: [],
  } as (typeof first.steps)[number];
  const signed = { ...settled, pages: [{ ...first, signed: true, steps: [roster] }, other] };
  session({ aftermath: () => signed, campaign_chronicle: () => chronicle });
  const { container } = render(Pages, { book: { name: "Mine", read_only: false } as Book, id: "s2" });
  await waitFor(() => {
    expect(container.querySelector(".signed .stamp")?.textContent.trim()).toBe("Agreed");
  });
  expect(container.querySelector(".signed .lands")).toBeNull();
  expect(container.querySelectorAll(".signed")).toHaveLength(1);
  render(Stamp, { text: "Agreed", lands: true });
  expect(document.querySelectorAll(".lands")).toHaveLength(1);
});
