/** Many Forces in one column: one of them is open. */
import { screen, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import { about, openIn } from "../../src/battle/folding.ts";
import { moment, type MomentName } from "../fixtures/battle.ts";
import { expectClean } from "../session.ts";
import { seated } from "../table.ts";

/** The battle with that many Forces; those after the second have no models of their own. */
function of(name: MomentName, forces: number) {
  const view = moment(name);
  const more = [..."CDEFGH"].slice(0, forces - 2).map((letter) => {
    const [side] = structuredClone(view.sides);
    if (!side) throw new Error("no side");
    return { ...side, letter, name: `Force ${letter}` };
  });
  return { ...view, sides: [...view.sides, ...more] };
}
const open = () =>
  screen
    .queryAllByTestId(/^force-/)
    .filter((head) => head.getAttribute("aria-expanded") === "true")
    .map((head) => head.dataset["testid"]);

test("open is whom it is about, else the first", () => {
  const view = moment("act");
  const acting = view.models.find(({ acting }) => acting)?.side;
  expect(openIn([0, 1, 2], about(view, view.question, []))).toBe(acting);
  expect(openIn([2, 3], about(view, view.question, []))).toBe(2);
  const other = view.models.find(({ side }) => side !== acting);
  expect(openIn([0, 1, 2], about(view, view.question, [other?.id]))).toBe(other?.side);
  expect(openIn([], "")).toBeUndefined();
});

test("of four Forces in a column one is open, in each of the two; its neighbour's head opens that one", async () => {
  await seated({ battle: () => of("activate", 8) });
  expect(open()).toHaveLength(2);
  const head = screen.getByTestId("force-C");
  await userEvent.click(head);
  expect(open()).toContain("force-C");
  expect(open()).toHaveLength(2);
  const force = screen.getByRole("region", { name: /Force C/ });
  expect(within(force).getByRole("list")).toBeTruthy();
  await expectClean();
});

test("two above each other are both open", async () => {
  await seated({ battle: () => of("activate", 4) });
  expect(screen.queryAllByTestId(/^force-/)).toEqual([]);
});

test("set up, more than two stand in one list: whose turn it is, is open", async () => {
  const view = of("deploy", 3);
  await seated({ battle: () => view });
  expect(open()).toEqual([`force-${view.sides[view.question?.who[0] ?? -1]?.letter}`]);
  await userEvent.click(screen.getByTestId("force-C"));
  expect(open()).toEqual(["force-C"]);
});
