import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { beforeEach, expect, test, vi } from "vitest";
import type { PublishedText } from "../../src/published/calls.ts";
import { setChat } from "../../src/published/chat.svelte.ts";
import Publishing from "../../src/published/Publishing.svelte";
import { session, refuses } from "../session.ts";

const what = { is: "campaign", campaign: "c1" } as const;
const told = (text: string, pieces: string[] = []): PublishedText => ({
  text,
  characters: pieces.length > 0 ? 2345 : text.length,
  ...(pieces.length > 0 ? { most: 2000, pieces } : {}),
});

beforeEach(() => setChat({ markup: "plain", players: true }));

test("a page is written where the person says, and its place is told", async () => {
  const hands = userEvent.setup();
  const asked = session({ publish: () => ({ path: "/home/ines/mile.html", bytes: 400_000 }) });
  render(Publishing, { what });
  await hands.click(screen.getByRole("button", { name: "Save it: web page" }));
  await screen.findByText("Written: mile.html");
  screen.getByText("Saved to /home/ines/mile.html");
  expect(asked).toEqual([{ name: "publish", input: { what } }]);
});

test("whoever names no file is told of none; what cannot be written is", async () => {
  const hands = userEvent.setup();
  session({ publish: () => null });
  const first = render(Publishing, { what });
  await hands.click(screen.getByRole("button", { name: "Save it: web page" }));
  expect(screen.queryByText(/Written/)).toBeNull();
  first.unmount();
  session({
    publish: refuses({ code: "UNWRITABLE", message: "mile.html: The file cannot be written: the disk is full." }),
  });
  render(Publishing, { what });
  await hands.click(screen.getByRole("button", { name: "Save it: web page" }));
  await screen.findByText(/cannot be written/);
});

test("the text is shown, and copied as it stands", async () => {
  const hands = userEvent.setup();
  session({ published_text: () => told("The Ardent Mile\n\nStandings\n") });
  render(Publishing, { what });
  await hands.click(screen.getByRole("button", { name: "Show it: text for a chat" }));
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "For a chat" });
  expect(field.value).toBe("The Ardent Mile\n\nStandings\n");
  expect(document.activeElement).toBe(field);
  await hands.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByText("Copied.");
  expect(await navigator.clipboard.readText()).toBe("The Ardent Mile\n\nStandings\n");
});

test("a chat is chosen, players are left out, and what is shown is what is copied", async () => {
  const hands = userEvent.setup();
  const asked = session({
    published_text: (input) => {
      const { markup, players } = input as { markup: string; players: boolean };
      return told(`${markup}${players ? ", players" : ""}`);
    },
  });
  const first = render(Publishing, { what });
  await hands.click(screen.getByRole("button", { name: "Show it: text for a chat" }));
  await hands.selectOptions(await screen.findByRole("combobox", { name: "Marked up for" }), "Discord");
  await screen.findByDisplayValue("discord, players", { exact: true });
  await hands.click(screen.getByRole("checkbox", { name: "Name the players" }));
  const shown = (value: string) =>
    vi.waitFor(() => {
      expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "For a chat" }).value).toBe(value);
    });
  await shown("discord");
  await hands.click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe("discord");
  expect(asked.map(({ input }) => input)).toEqual([
    { what, markup: "plain", players: true },
    { what, markup: "discord", players: true },
    { what, markup: "discord", players: false },
  ]);
  // It is remembered for whatever is published next; a Warband names no players.
  first.unmount();
  render(Publishing, { what: { is: "warband", warband: "w1" } });
  await hands.click(screen.getByRole("button", { name: "Show it: text for a chat" }));
  await shown("discord");
  expect(screen.queryByRole("checkbox", { name: "Name the players" })).toBeNull();
});

test("what is too long for a chat is told, and copied message by message", async () => {
  const hands = userEvent.setup();
  session({ published_text: () => told("first\n\nsecond\n", ["first", "second"]) });
  render(Publishing, { what });
  await hands.click(screen.getByRole("button", { name: "Show it: text for a chat" }));
  await screen.findByText(/^2\D*345 characters: Discord takes 2\D*000 in a message. Here they are in 2 messages.$/);
  expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Message 1 of 2" }).value).toBe("first");
  await hands.click(screen.getByRole("button", { name: "Copy message 2 of 2" }));
  await screen.findByText("Copied.");
  expect(await navigator.clipboard.readText()).toBe("second");
});
