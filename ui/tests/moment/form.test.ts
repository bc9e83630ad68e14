import { render, screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import { facesIn, standalone } from "../../src/moment/drawing.ts";
import { filmed, pictured, type Film } from "../../src/moment/filming.ts";
import { endOf, momentOf, tells } from "../../src/moment/moment.ts";
import MomentForm from "../../src/moment/MomentForm.svelte";
import { moment } from "../fixtures/battle.ts";
import { expectClean, refuses, session } from "../session.ts";

vi.mock("../../src/moment/filming.ts", () => ({ pictured: vi.fn(), filmed: vi.fn() }));

const after = moment("hurt");
const hurt = momentOf(
  after,
  after.log.findLast((entry) => tells(entry))!,
  moment("injury"),
);
const over = moment("over");
const file = (text: string) => new Blob([text], { type: "image/png" });

beforeEach(() => {
  vi.mocked(pictured).mockResolvedValue(file("picture"));
  vi.mocked(filmed).mockResolvedValue(file("clip"));
});

function opened(load = () => Promise.resolve(hurt)) {
  const onleave = vi.fn();
  const made = render(MomentForm, { load, onleave });
  return { ...made, onleave, hands: userEvent.setup() };
}
const save = () => screen.findByRole("button", { name: "Save" });

test("a picture is saved where the person says, and told with its size", async () => {
  const asked = session({ picture_save: () => ({ saved: "the-fall.png" }) });
  const { hands } = opened();
  await hands.click(await save());
  await screen.findByText("Saved: the-fall.png, 1 kB");
  expect(asked).toEqual([{ name: "picture_save", input: { name: hurt.name, kind: "png", bytes: btoa("picture") } }]);
  await expectClean(screen.getByTestId("moment-form"));
});

test("a clip goes through its stages on the page, and ends as the picture is", async () => {
  const asked = session({ picture_save: () => ({ saved: "the-fall.png" }) });
  const seen: string[] = [];
  vi.mocked(filmed).mockImplementation(async ({ show, lasts, drawing }: Film) => {
    for (const time of [0, lasts - 1]) {
      await show(time);
      seen.push(drawing.querySelector(".result")?.textContent ?? "");
    }
    return file("clip");
  });
  const { hands } = opened();
  await hands.click(await screen.findByRole("radio", { name: "Clip" }));
  screen.getByText(/^An animated PNG of \d\.\d seconds/);
  await hands.click(await save());
  await screen.findByText(/^Saved: the-fall\.png/);
  expect(asked.map(({ input }) => (input as { kind: string }).kind)).toEqual(["apng"]);
  expect(seen).toEqual(["", hurt.sentence.at(-1)!.text]);
  expect(screen.getByTestId("moment-page").querySelector(".result")?.textContent).toBe(seen[1]);
});

test("a clip shows how far it is, and is stopped by its button or Escape: nothing is saved", async () => {
  const asked = session();
  vi.mocked(filmed).mockImplementation(async ({ goesOn }: Film) => {
    for (let i = 1; goesOn(i, 40); i += 1) await new Promise((done) => setTimeout(done, 5));
    return null;
  });
  const { hands, onleave } = opened();
  await hands.click(await screen.findByRole("radio", { name: "Clip" }));
  await hands.click(await save());
  expect((await screen.findByRole<HTMLProgressElement>("progressbar", { name: "The clip is drawn" })).max).toBe(40);
  await hands.click(screen.getByRole("button", { name: "Stop" }));
  await screen.findByText("Stopped. Nothing was saved.");
  await hands.click(await save());
  await screen.findByRole("button", { name: "Stop" });
  await hands.keyboard("{Escape}");
  await screen.findByText("Stopped. Nothing was saved.");
  expect([asked, onleave.mock.calls]).toEqual([[], []]);
  await hands.keyboard("{Escape}");
  expect(onleave).toHaveBeenCalledOnce();
});

test("who chooses no file is told of none, and what fails is said", async () => {
  session({ picture_save: () => null });
  const { hands, unmount } = opened();
  await hands.click(await save());
  await waitFor(() => expect(screen.getByRole("button", { name: "Save" })).toHaveProperty("disabled", false));
  expect(screen.queryByText(/Saved/)).toBeNull();
  unmount();
  session({
    picture_save: refuses({
      code: "UNWRITABLE",
      message: "the-fall.png: The file cannot be written: the disk is full.",
    }),
  });
  const again = opened();
  await again.hands.click(await save());
  await screen.findByText(/cannot be written/);
});

test("of the end of a battle there is a picture alone", async () => {
  opened(() => Promise.resolve(endOf(over, over.outcome!)));
  await screen.findByRole("img", { name: /won/ });
  expect(screen.queryByRole("radio")).toBeNull();
});

test("keys that are pressed in it are not those of the table", async () => {
  const heard = vi.fn();
  window.addEventListener("keydown", heard);
  const { hands } = opened();
  await save();
  await hands.keyboard("e{Enter}{ArrowRight}");
  expect(heard).not.toHaveBeenCalled();
  window.removeEventListener("keydown", heard);
});

test("what is drawn stands alone: no classes, nothing from outside, and only the fonts that are written in", async () => {
  opened();
  const drawing = (await screen.findByTestId("moment-page")) as unknown as SVGSVGElement;
  const alone = standalone(drawing, null, 1080, 1350);
  const text = new XMLSerializer().serializeToString(alone);
  expect(text).toMatch(/^<svg [^>]*width="1080" height="1350"/);
  expect(text).not.toMatch(/ (class|style|data-|aria-)|foreignObject|<image|href=|var\(/);
  for (const [, id] of text.matchAll(/url\(#([^)]*)\)/g)) expect(text).toContain(`id="${id!}"`);
  for (const { text: run } of hurt.sentence) expect(alone.textContent).toContain(run);
  const still = standalone(drawing, "still", 1, 1).textContent;
  const moving = standalone(drawing, "moving", 1, 1).textContent;
  expect([still.includes("No Man’s Ledger"), still.includes("Injury Roll")]).toEqual([true, false]);
  expect([moving.includes("No Man’s Ledger"), moving.includes("Injury Roll")]).toEqual([false, true]);

  const written = (font: string, words: string) => {
    const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    const one = svg.appendChild(document.createElementNS("http://www.w3.org/2000/svg", "text"));
    one.setAttribute("font-family", font);
    one.textContent = words;
    return facesIn(svg).map(({ family, more }) => [family, more]);
  };
  expect(written('"Source Sans 3", sans-serif', "Aud")).toEqual([["Source Sans 3", false]]);
  expect(written('"EB Garamond", serif', "Łukasz")).toEqual([
    ["EB Garamond", false],
    ["EB Garamond", true],
  ]);
});
