/** The room that the map has in a battle, in a window of a usual size. */
import { screen, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test, vi } from "vitest";
import { moment, type MomentName } from "../fixtures/battle.ts";
import { refuses, type session } from "../session.ts";
import { key, question, seated } from "../table.ts";

vi.hoisted(() => {
  // Before the first module asks.
  Object.assign(window, { innerWidth: 1280, innerHeight: 800 });
});

/** How the screen shares its room. */
const room = () => document.querySelector(".field")?.className.split(" ").includes("first");

function at(name: MomentName, then: MomentName[], others: Parameters<typeof session>[0] = {}) {
  let view = moment(name);
  const next = () => {
    const to = then.shift();
    if (to) view = moment(to);
    return view;
  };
  return seated({ battle: () => view, battle_say: next, battle_roll: next, ...others });
}

test("from the Activation on, dice, results and a card leave the map its room", async () => {
  await at("activate", ["act", "shoot", "injury", "hurt"]);
  expect(room()).toBe(true);
  await userEvent.click(screen.getByTestId("model-1"));
  await waitFor(() => expect(question()).toBe("Piers Allard acts"));
  expect(room()).toBe(true);
  // The card stands where the log stood; the columns stay as they are.
  await userEvent.click(screen.getByTestId("card-1"));
  await screen.findByRole("heading", { name: "Piers Allard" });
  expect(room()).toBe(true);
  screen.getByTestId("card-1");
  await userEvent.click(screen.getByRole("button", { name: "Close the card" }));
  await key("s");
  const [first] = await screen.findAllByTestId("choice");
  await userEvent.click(first as HTMLElement);
  await waitFor(() => expect(question()).toBe("Piers Allard shoots Trooper Kell"));
  expect(room()).toBe(true);
  await key("r");
  await waitFor(() => expect(question()).toMatch(/^Injury Roll/));
  expect(room()).toBe(true);
  await key("r");
  await screen.findByTestId("result");
  expect(room()).toBe(true);
});

test("a refusal leaves the map its room, and the key gives it back", async () => {
  await at("act", [], {
    battle_say: refuses({ code: "E-TOO-FAR", message: "That is further than 6″.", details: { rule: "ACT-10" } }),
  });
  await key("m");
  await waitFor(() => expect(document.activeElement?.id).toBe("board"));
  await key("{Shift>}{ArrowUp}{/Shift}{Enter}");
  await screen.findByTestId("objection");
  expect(room()).toBe(true);
  await key("{Escape}");
  await key(".");
  await waitFor(() => expect(room()).toBe(false));
  await key(".");
  await waitFor(() => expect(room()).toBe(true));
});

test("in a large window the Forces keep their names beside a board that comes first", async () => {
  await at("activate", []);
  const name = () => screen.getByTestId("model-1").querySelector(".name");
  expect(room()).toBe(true);
  expect(name()).toBeNull();
  try {
    Object.assign(window, { innerWidth: 1920, innerHeight: 1080 });
    window.dispatchEvent(new Event("resize"));
    await waitFor(() => expect(name()?.textContent).toBe("Piers Allard"));
    expect(room()).toBe(true);
    // An open card still stands in the place of the log.
    await userEvent.click(screen.getByTestId("card-1"));
    await screen.findByRole("heading", { name: "Piers Allard" });
    screen.getByTestId("card-1");
  } finally {
    Object.assign(window, { innerWidth: 1280, innerHeight: 800 });
    window.dispatchEvent(new Event("resize"));
  }
});
