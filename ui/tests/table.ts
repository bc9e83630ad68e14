/** The table of a battle for a test: one sits down at it, presses keys, and reads what is asked and what was said. */
import { render, waitFor } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect } from "vitest";
import App from "../src/App.svelte";
import type { Command } from "../src/battle/calls.ts";
import { session, type Asked } from "./session.ts";

/** Opens the battle, answered by these; the list of calls made grows as they come. */
export async function seated(others: Parameters<typeof session>[0]): Promise<Asked[]> {
  const asked = session(others);
  location.hash = "#/battle/b1";
  render(App);
  await waitFor(() => expect(document.getElementById("question")).toBeTruthy());
  return asked;
}

/** What was said in the battle, in order. */
export const said = (asked: Asked[]): Command[] =>
  asked.filter(({ name }) => name === "battle_say").flatMap(({ input }) => (input as { commands: Command[] }).commands);

/** What is asked. */
export const question = () => document.getElementById("question")?.textContent;

/** Presses keys. */
export const key = (keys: string) => userEvent.keyboard(keys);
