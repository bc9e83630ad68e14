import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { TableShown } from "../../src/battle/table.ts";
import { words } from "../../src/words/en.ts";
import { moment } from "../fixtures/battle.ts";
import { expectClean, session } from "../session.ts";
import { question, seated } from "../table.ts";

const shown = (battle: string): TableShown => ({
  links: [
    {
      role: { role: "player", battle, side: 0, anyone_answers: false },
      label: "Playing Vane’s Picket",
      url: "http://10.0.0.7:4100/#join=abc",
      qr: { path: "M4 4h7v1h-7z", size: 41 },
    },
    {
      role: { role: "reader", battle },
      label: "Looking on",
      url: "http://10.0.0.7:4100/#join=def",
      qr: { path: "M4 4h7v1h-7z", size: 41 },
    },
  ],
  guests: 1,
  alone: false,
});

test("the table is opened with what the players agreed, shows its codes, and is closed", async () => {
  let open: TableShown | null = null;
  const asked = session({
    table_state: () => open,
    table_open: ({ battle }) => (open = shown(battle ?? "")),
    table_close: () => {
      open = null;
      return null;
    },
  });
  location.hash = "#/battle/b1/table";
  render(App);
  await userEvent.click(await screen.findByLabelText(words.table.anyone));
  await userEvent.click(screen.getByTestId("open-table"));
  const codes = await screen.findByTestId("invitations");
  expect(asked.find(({ name }) => name === "table_open")?.input).toEqual({ battle: "b1", anyone_answers: true });
  expect(codes.textContent).toContain("http://10.0.0.7:4100/#join=abc");
  expect(screen.getByRole("img", { name: words.table.code("Looking on") })).toBeTruthy();
  expect(screen.getByText(words.table.guests(1))).toBeTruthy();
  await expectClean();
  await userEvent.click(screen.getByTestId("close-table"));
  await waitFor(() => expect(screen.queryByTestId("invitations")).toBeNull());
  expect(screen.getByTestId("open-table")).toBeTruthy();
});

test("a table of another battle is said, and not taken for this one’s", async () => {
  session({ table_state: () => shown("b2") });
  location.hash = "#/battle/b1/table";
  render(App);
  expect(await screen.findByText(words.table.other)).toBeTruthy();
  expect(screen.queryByTestId("invitations")).toBeNull();
});

test("a battle that somebody else went on with is read again; the own echo changes nothing", async () => {
  let view = moment("act");
  const asked = await seated({ battle: () => view });
  const reads = () => asked.filter(({ name }) => name === "battle").length;
  const before = question();
  dispatchEvent(new CustomEvent("book-changed"));
  expect(reads()).toBe(1);
  const { startLive } = await import("../../src/live.svelte.ts");
  const stop = startLive();
  dispatchEvent(new CustomEvent("book-changed"));
  await waitFor(() => expect(reads()).toBe(2));
  expect(question()).toBe(before);
  view = { ...moment("over"), moment: "another" };
  dispatchEvent(new CustomEvent("book-changed"));
  await waitFor(() => expect(question()).not.toBe(before));
  expect(reads()).toBe(3);
  stop();
});

test("a guest sees what is asked of others, and nothing to press", async () => {
  const view = moment("act");
  await seated({ battle: () => ({ ...view, sides: view.sides.map((side) => ({ ...side, mine: false })) }) });
  const looking = await screen.findByTestId("looking");
  const [side] = view.question?.who ?? [];
  expect(looking.textContent).toContain(words.table.waits(view.sides[side ?? 0]?.name ?? "", 1));
  expect(looking.closest("section")?.querySelectorAll("button")).toHaveLength(0);
  await expectClean();
});
