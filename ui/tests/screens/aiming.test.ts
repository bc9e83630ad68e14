import { screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import type { Command } from "../../src/battle/calls.ts";
import { expectClean } from "../session.ts";
import { moment } from "../fixtures/battle.ts";
import { key, question, said, seated } from "../table.ts";

/** The battle in which somebody may shoot, with other answers. */
const shooting = (others: Parameters<typeof seated>[0]) => seated({ battle_say: () => moment("act"), ...others });

test("a BLAST is aimed at a point of the map: looked at before it is fired, refused under a base, fired with Enter", async () => {
  const view = moment("act");
  const { question: now } = view;
  if (now?.step.ask !== "act") throw new Error("nobody acts");
  const shooter = view.models[now.step.model];
  const [thought] = now.attacks;
  if (!shooter?.at || !thought) throw new Error("nobody to shoot with");
  const command: Command = { do: "shoot", weapon: "bomb", target: { at: null }, facts: {} };
  const spot = { reach: [shooter.at, 24 * 25_400], radius: 0, table: view.scenario.table, zone: null } as never;
  now.offers.push({ aim: { command, spot, inches: 3 } });
  const points: unknown[] = [];
  const asked = await shooting({
    battle: () => view,
    battle_point: ({ command }) => {
      if (command.do !== "shoot") return null;
      points.push(command.target);
      const refused = { code: "E-POINT-UNDER-BASE", message: "That point lies under Trooper Kell.", rule: "RC-K1" };
      const odds = { success: { failure: 0.5, success: 0.4, critical: 0.1, passes: 0.5 } };
      const attack = { ...thought.attack, target: command.target };
      return {
        attack: {
          ...thought,
          attack,
          distance: 8 * 25_400,
          long: false,
          sight: null,
          odds,
          lots: [],
          strays: 0,
          series: null,
        },
        refused: points.length === 1 ? refused : null,
      };
    },
  });
  await key("s");
  const choice = (await screen.findAllByTestId("choice")).find((one) => one.textContent?.includes("Aim at a point"));
  await userEvent.click(choice as HTMLElement);
  expect(question()).toBe("Piers Allard aims at a point");
  await key("{Escape}");
  expect(question()).toBe("Piers Allard: Shoot");
  await userEvent.click(
    screen.getAllByTestId("choice").find((one) => one.textContent?.includes("Aim at a point")) as HTMLElement,
  );
  expect((await screen.findByTestId("point-refused")).textContent).toContain("That point lies under Trooper Kell.");
  await expectClean();
  await waitFor(() => expect(document.activeElement?.id).toBe("board"));
  await key("{Shift>}{ArrowUp}{/Shift}");
  await waitFor(() => expect(screen.queryByTestId("point-refused")).toBeNull());
  expect(screen.getByTestId("point-far").textContent).toContain("8\u2033");
  await key("{Enter}");
  await waitFor(() => expect(said(asked)).toHaveLength(1));
  expect(said(asked)[0]).toEqual({ ...command, target: points.at(-1) });
  await expectClean();
});

test("where nobody keeps the map a shot at a point is said at once", async () => {
  const view = moment("act");
  for (const model of view.models) model.at = null;
  const command: Command = { do: "shoot", weapon: "bomb", target: { at: null }, facts: {} };
  view.question?.offers.push({ aim: { command, spot: null, inches: 3 } });
  const asked = await shooting({ battle: () => view });
  await key("s");
  const choice = (await screen.findAllByTestId("choice")).find((one) => one.textContent?.includes("Aim at a point"));
  await userEvent.click(choice as HTMLElement);
  await waitFor(() => expect(said(asked)).toEqual([command]));
});
