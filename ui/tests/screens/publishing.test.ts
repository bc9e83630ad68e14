import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import Publishing from "../../src/published/Publishing.svelte";
import { desk, refuses } from "../desk.ts";

const what = { is: "campaign", campaign: "c1" } as const;

test("a page is written where the person says, and its place is told", async () => {
  const hands = userEvent.setup();
  const asked = desk({ publish: () => ({ path: "/home/ines/mile.html", bytes: 400_000 }) });
  render(Publishing, { what });
  await hands.click(screen.getByRole("button", { name: "Write it: web page" }));
  await screen.findByText("Written: mile.html");
  screen.getByText("It stands at /home/ines/mile.html");
  expect(asked).toEqual([{ name: "publish", input: { what } }]);
});

test("whoever names no file is told of none; what cannot be written is", async () => {
  const hands = userEvent.setup();
  desk({ publish: () => null });
  const first = render(Publishing, { what });
  await hands.click(screen.getByRole("button", { name: "Write it: web page" }));
  expect(screen.queryByText(/Written/)).toBeNull();
  first.unmount();
  desk({ publish: refuses({ code: "unwritable", message: "mile.html: cannot be written" }) });
  render(Publishing, { what });
  await hands.click(screen.getByRole("button", { name: "Write it: web page" }));
  await screen.findByText(/cannot be written/);
});

test("the text is shown, and copied as it stands", async () => {
  const hands = userEvent.setup();
  desk({ published_text: () => ({ text: "The Ardent Mile\n\nStandings\n" }) });
  render(Publishing, { what });
  await hands.click(screen.getByRole("button", { name: "Show it: text for a chat" }));
  const field = await screen.findByRole<HTMLTextAreaElement>("textbox", { name: "For a chat" });
  expect(field.value).toBe("The Ardent Mile\n\nStandings\n");
  expect(document.activeElement).toBe(field);
  await hands.click(screen.getByRole("button", { name: "Copy" }));
  await screen.findByText("Copied.");
  expect(await navigator.clipboard.readText()).toBe("The Ardent Mile\n\nStandings\n");
});
