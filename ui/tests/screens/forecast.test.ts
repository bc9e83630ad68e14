import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { Forecast } from "../../src/forecast/calls.ts";
import { expectClean, session } from "../session.ts";

const sure = (value: number, by = 0.03) => ({ value, low: Math.max(0, value - by), high: Math.min(1, value + by) });

const done: Forecast = {
  of: { is: "battle", battle: "b1", what_if: null, seq: null },
  name: "Friday",
  scenario: "Claim No Man’s Land",
  turn: 2,
  untracked: 0,
  wanted: 1000,
  played: 1000,
  stuck: 0,
  going: false,
  seed: 7,
  draws: sure(0.06),
  sides: [
    {
      id: "A",
      ink: "a",
      name: "The Seventh Redoubt",
      faction: "New Antioch",
      wins: sure(0.54),
      fled: sure(0.02),
      points: 11.25,
      fell: 2.5,
      fallen: [
        { number: 0, share: sure(0) },
        { number: 1, share: sure(0.25) },
        { number: 2, share: sure(0.75) },
      ],
    },
    {
      id: "B",
      ink: "b",
      name: "The Ashen Choir",
      faction: "Heretic Legions",
      wins: sure(0.4),
      fled: sure(0),
      points: 9,
      fell: 3,
      fallen: [{ number: 3, share: sure(1, 0) }],
    },
  ],
  turns: [
    { number: 3, share: sure(0.1) },
    { number: 4, share: sure(0.9) },
  ],
  models: [
    {
      side: 0,
      name: "Piers Allard",
      entry: "Lieutenant",
      ducats: 140,
      fell: sure(0.2),
      felled: sure(0.4),
      felled_ducats: 24,
    },
    {
      side: 1,
      name: "Wretched Nib",
      entry: "Wretched",
      ducats: 30,
      fell: sure(0.6),
      felled: sure(0.9),
      felled_ducats: 61,
    },
  ],
};

test("it says that machines play, shows chances with their intervals, and the model that takes out most first", async () => {
  session({ forecast_state: () => done });
  location.hash = "#/battle/b1/forecast";
  render(App);
  const forecast = await screen.findByTestId("forecast");
  expect(screen.getByTestId("machines").textContent).toContain("Machines play, not you.");
  expect(forecast.textContent).toContain("19 times out of 20");
  expect(forecast.textContent).toContain("goes on from Turn 2");
  expect(screen.getByTestId("chance-A").textContent).toBe("54 % (51–57)");
  expect(within(forecast).getByRole("img", { name: "Turn 3: 10 % (7–13), Turn 4: 90 % (87–93)" })).toBeTruthy();
  const rows = within(within(forecast).getByRole("table", { name: "Who carries" })).getAllByRole("rowheader");
  expect(rows.map((row) => row.querySelector("b")?.textContent)).toEqual(["Wretched Nib", "Piers Allard"]);
  expect(screen.getByTestId("forecast-played").textContent).toMatch(/^1.000 games played$/);
  await expectClean();
});

test("games are asked for, watched and stopped; what was played stays", async () => {
  let now: Forecast | null = null;
  const asked = session({
    forecast_state: () => now,
    forecast_begin: () => (now = { ...done, played: 0, going: true }),
    forecast_stop: () => (now = { ...done, played: 312, going: false }),
  });
  location.hash = "#/battle/b1/forecast";
  render(App);
  await userEvent.click(await screen.findByRole("radio", { name: /^5.000 games$/ }));
  await userEvent.click(screen.getByRole("button", { name: "Let them play" }));
  const of = { is: "battle", battle: "b1", what_if: null, seq: null };
  expect(asked).toContainEqual({ name: "forecast_begin", input: { of, games: 5000 } });
  now = { ...done, played: 300, going: true };
  await waitFor(() => expect(screen.getByTestId("forecast-going").textContent).toMatch(/300 of 1.000 games played/));
  expect(screen.getByTestId("chance-B").textContent).toBe("40 % (37–43)");
  await userEvent.click(screen.getByRole("button", { name: "Stop" }));
  expect((await screen.findByTestId("forecast-played")).textContent).toMatch(/^Stopped after 312 of 1.000 games$/);
  expect(screen.getByTestId("forecast")).toBeTruthy();
});

test("a forecast of another battle is not shown here", async () => {
  session({ forecast_state: () => ({ ...done, of: { is: "battle", battle: "b2", what_if: null, seq: null } }) });
  location.hash = "#/battle/b1/forecast";
  render(App);
  await screen.findByRole("button", { name: "Let them play" });
  expect(screen.queryByTestId("forecast")).toBeNull();
});
