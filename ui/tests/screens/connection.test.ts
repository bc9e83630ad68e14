import { render, screen } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { ClubLink } from "../../src/club/link.ts";
import { words } from "../../src/words/en.ts";
import { expectClean, session } from "../session.ts";
import { open } from "../fixtures/book.ts";

const text = words.link;

const shown = (aside: ClubLink["aside"] = []): ClubLink => ({
  club: "The Ardent Mile",
  address: "https://club.example.org",
  you: "Bea",
  role: "player",
  state: { is: "in_step" },
  waiting: 0,
  last: "2026-11-28T10:00:00Z",
  aside,
});

const relic = {
  name: "parted-1.nmlp",
  path: "/a/parted-1.nmlp",
  about: "Relic Hunt",
  at: "2026-11-28T10:00:00Z",
  refused: false,
};

test("a club is joined by its link, and the book says how the two stand", async () => {
  let joined = false;
  const asked = session({
    club_link: () => (joined ? shown() : null),
    club_join: () => {
      joined = true;
      return open;
    },
  });
  location.hash = "#/club/connection";
  render(App);
  const button = await screen.findByRole("button", { name: text.joinNow });
  expect(button.hasAttribute("disabled")).toBe(true);
  await userEvent.type(screen.getByLabelText(text.invitation), " https://club.example.org/#invite=abc ");
  await userEvent.click(button);
  expect((await screen.findByTestId("link-state")).textContent).toBe(text.inStep("The Ardent Mile"));
  expect(asked.find(({ name }) => name === "club_join")?.input).toEqual({
    link: "https://club.example.org/#invite=abc",
  });
  await expectClean();
});

test("what was set aside leads to both versions, and is left out after a question", async () => {
  session({ club_link: () => shown([relic]), aside_drop: () => shown() });
  location.hash = "#/club/connection";
  render(App);
  const look = await screen.findByRole("link", { name: text.lookAt("Relic Hunt") });
  expect(look.getAttribute("href")).toBe("#/book/parcel/parted-1.nmlp");
  await userEvent.click(screen.getByRole("button", { name: text.dropIt("Relic Hunt") }));
  expect(screen.getByText(text.sure("Relic Hunt"))).toBeTruthy();
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: text.drop }));
  expect(screen.queryByTestId("aside")).toBeNull();
});

test("a club that is away says that changes wait, and one that lets nobody in says why", async () => {
  let state: ClubLink["state"] = { is: "away", message: "The club can’t be reached (no route)." };
  session({
    club_link: () => ({ ...shown(), waiting: 2, state }),
    club_exchange: () => ({ ...shown(), waiting: 2, state }),
  });
  location.hash = "#/club/connection";
  render(App);
  expect((await screen.findByTestId("link-state")).textContent).toBe(text.away(2));
  expect(screen.queryByText(state.message)).toBeNull();
  state = { is: "shut", message: "This invitation was revoked." };
  await userEvent.click(screen.getByRole("button", { name: text.exchange }));
  expect(await screen.findByText(state.message)).toBeTruthy();
  expect(screen.getByTestId("link-state").textContent).toBe(text.shut);
});
