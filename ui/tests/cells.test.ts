import { expect, test } from "vitest";
import { cellsOf, taken } from "../src/campaign/earlier/cells.ts";

test("a table without headings is a day, a scenario, and a name with its points for each side", () => {
  const known = cellsOf("30.4.2026; Relic Hunt; Ines; 11; Ada; 4\n\n14.5.2026; “Raid”; Ben; 3; Ada; 9");
  expect(known?.columns).toEqual(["day", "scenario", "name", "score", "name", "score"]);
  expect(known?.games.map(({ line, cells }) => [line, cells[1]])).toEqual([
    [1, "Relic Hunt"],
    [3, "“Raid”"],
  ]);
  expect(cellsOf(" \n \n")).toBeNull();
});

test("headings are read as they are on the other side, and are no game", () => {
  const known = cellsOf(
    "Player 1\tPlayer 2\tVP 1\tVP 2\tMission\tNotes\tTeam VP\nAnna\tBen\t6\t4\tRelic Hunt\train\t6",
  );
  expect(known?.columns).toEqual(["name", "name", "score", "score", "scenario", "other", "score"]);
  expect(known?.games.map(({ line }) => line)).toEqual([2]);
  // A Warband may be called Victory Guard, and a line of a game has figures.
  expect(cellsOf("Won by Day,Scenario,Victory Guard,11,Team Rocket,4")?.games).toHaveLength(1);
});

test("a cell in quotes holds what parts cells, and ends of lines are counted in it", () => {
  const known = cellsOf('1.5.2026,"Hunt, Relic",Saints,6,"A ""B""\nC",4\n2.5.2026,Raid,A,1,B,2');
  expect(known?.games.map(({ line, cells }) => [line, cells[1], cells[4]])).toEqual([
    [1, "Hunt, Relic", 'A "B"\nC'],
    [3, "Raid", "B"],
  ]);
});

test("taking a column for something else writes a line of headings, or changes the one that is there", () => {
  const bare = "Relic Hunt;Ines;11;Ada;4";
  const once = taken(bare, 0, "scenario");
  expect(once).toBe(`Scenario; Scenario; Warband; Score; Warband\n${bare}`);
  const twice = taken(once, 1, "name");
  expect(cellsOf(twice)?.columns).toEqual(["scenario", "name", "name", "score", "name"]);
  expect(twice.split("\n")).toHaveLength(2);
  // Own words stay where nothing is changed.
  const own = "When;Mission;Rain;Player;Score;Player;Score\n1.5.;Relic Hunt;yes;A;1;B;2";
  expect(taken(own, 2, "attacker").split("\n")[0]).toBe("When; Mission; Attacker; Player; Score; Player; Score");
  expect(taken(own, 1, "other").split("\n")[0]).toBe("When; –; Rain; Player; Score; Player; Score");
});
