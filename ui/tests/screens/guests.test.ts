import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { GuestsShown } from "../../src/club/guests.ts";
import { words } from "../../src/words/en.ts";
import { expectClean, session } from "../session.ts";

const text = words.guests;
const KEY = "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a";
const SHORT = "d75a 9801 82b1 0ab7";

const shown = (): GuestsShown => ({
  origin: "https://club.example.org",
  own: null,
  invitations: [
    {
      id: "i1",
      role: "player",
      name: "Bea",
      once: true,
      until: "2026-12-31",
      made: "2026-11-28T09:00:00Z",
      by: "Ada",
      used: true,
      devices: [
        {
          id: "d1",
          label: "Firefox on Android",
          since: "2026-11-28T09:00:00Z",
          seen: "2026-11-28T10:00:00Z",
          key: KEY,
          key_short: SHORT,
        },
        {
          id: "d2",
          label: "A browser",
          since: "2026-11-28T09:00:00Z",
          seen: "2026-11-28T10:00:00Z",
          key: null,
          key_short: null,
        },
      ],
    },
  ],
});

test("somebody is invited, and the link is shown this once", async () => {
  const asked = session({
    guest_list: shown,
    guest_invite: () => ({
      url: "https://club.example.org/#invite=abc",
      qr: { path: "M4 4h7v1h-7z", size: 41 },
      guests: shown(),
    }),
  });
  location.hash = "#/club/guests";
  render(App);
  const button = await screen.findByTestId("invite");
  expect(button.hasAttribute("disabled")).toBe(true);
  await userEvent.type(screen.getByLabelText(text.name), "Bea");
  await userEvent.click(button);
  const link = await screen.findByTestId("guest-link");
  expect(link.textContent).toContain("https://club.example.org/#invite=abc");
  expect(screen.getByRole("img", { name: text.code("Bea") })).toBeTruthy();
  expect(asked.find(({ name }) => name === "guest_invite")?.input).toEqual({
    role: "player",
    name: "Bea",
    once: true,
    until: null,
    warbands: [],
  });
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: text.done }));
  expect(screen.queryByTestId("guest-link")).toBeNull();
});

test("a second link does not say that it is on the clipboard", async () => {
  let made = 0;
  session({
    guest_list: shown,
    guest_invite: () => {
      made += 1;
      const url = `https://club.example.org/#invite=${made}`;
      return { url, qr: { path: "M4 4h7v1h-7z", size: 41 }, guests: shown() };
    },
  });
  location.hash = "#/club/guests";
  render(App);
  const button = await screen.findByTestId("invite");
  await userEvent.type(screen.getByLabelText(text.name), "Bea");
  await userEvent.click(button);
  const first = await screen.findByTestId("guest-link");
  await userEvent.click(within(first).getByRole("button", { name: /^Copy the link/ }));
  await waitFor(() => expect(first.textContent).toMatch(/clipboard|selected/));
  await userEvent.type(screen.getByLabelText(text.name), "Carla");
  await userEvent.click(button);
  await waitFor(() => expect(screen.getByTestId("guest-link").textContent).toContain("#invite=2"));
  const second = screen.getByTestId("guest-link");
  expect(document.activeElement).toBe(second);
  expect(second.textContent).not.toMatch(/clipboard|selected/);
});

test("an invitation is revoked after a question, a device at once", async () => {
  let now = shown();
  const asked = session({
    guest_list: () => now,
    guest_end: ({ guest }) => {
      const left = now.invitations.map((one) => ({ ...one, devices: one.devices.filter(({ id }) => id !== guest) }));
      now = { ...now, invitations: left.filter(({ id }) => id !== guest) };
      return now;
    },
  });
  location.hash = "#/club/guests";
  render(App);
  const list = within(await screen.findByTestId("guests"));
  expect(list.getByText("Firefox on Android", { exact: false })).toBeTruthy();
  expect(list.getByText(text.key(SHORT)).title).toBe(KEY);
  expect(list.getByText(text.noKey)).toBeTruthy();
  const revoke = list.getByRole("button", { name: text.revokeDevice("Firefox on Android", "Bea", SHORT) });
  await userEvent.click(revoke);
  await waitFor(() => expect(list.queryByText("Firefox on Android", { exact: false })).toBeNull());
  expect(await screen.findByText(text.revokedDevice("Firefox on Android", SHORT))).toBeTruthy();
  await userEvent.click(list.getByRole("button", { name: text.revokeInvitation("Bea") }));
  expect(list.getByText(text.sure("Bea"))).toBeTruthy();
  await userEvent.click(screen.getByTestId("revoke-now"));
  expect(await screen.findByText(text.nobody)).toBeTruthy();
  expect(asked.filter(({ name }) => name === "guest_end").map(({ input }) => input)).toEqual([
    { guest: "d1" },
    { guest: "i1" },
  ]);
});

test("where nothing is served, the page says where people are invited", async () => {
  session({ guest_list: () => ({ origin: null, own: null, invitations: [] }) });
  location.hash = "#/club/guests";
  render(App);
  expect(await screen.findByText("nml serve --club")).toBeTruthy();
  expect(screen.queryByTestId("invite")).toBeNull();
  await expectClean();
});
