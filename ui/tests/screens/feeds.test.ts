import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import type { FeedsShown } from "../../src/club/feeds.ts";
import { words } from "../../src/words/en.ts";
import { expectClean, session } from "../session.ts";

const text = words.feeds;

const shown = (more: Partial<FeedsShown> = {}): FeedsShown => ({
  origin: "https://club.example.org",
  feeds: [],
  webhooks: [],
  newer: [],
  campaigns: [
    { id: "c1", name: "The Ardent Mile" },
    { id: "c2", name: "Winter" },
  ],
  ...more,
});

const feed = {
  id: "f1",
  of: { is: "page" as const, campaign: "c2" },
  name: "Winter",
  whose: "the website",
  made: "2026-11-28T09:00:00Z",
  by: "Ada",
};

test("the address of a campaign's page is made, shown until it is copied, and revoked", async () => {
  const other = { ...feed, id: "f2", of: { is: "page" as const, campaign: "c9" }, name: "", whose: "" };
  let now = shown({ feeds: [other] });
  const asked = session({
    feeds: () => now,
    feed_make: () => (
      (now = shown({ feeds: [feed, other] })),
      { url: "https://club.example.org/page/abc", feed: feed.id, feeds: now }
    ),
    feed_end: ({ feed: id }) => (now = shown({ feeds: now.feeds.filter((one) => one.id !== id) })),
  });
  location.hash = "#/club/feeds";
  render(App);
  await userEvent.selectOptions(await screen.findByLabelText(text.campaign), "Winter");
  await userEvent.type(screen.getByLabelText(text.where), " the website ");
  await userEvent.click(screen.getByRole("button", { name: text.makePage }));
  const link = await screen.findByTestId("feed-link");
  expect(link.textContent).toContain("https://club.example.org/page/abc");
  expect(asked.find(({ name }) => name === "feed_make")?.input).toEqual({
    of: { is: "page", campaign: "c2" },
    whose: "the website",
  });
  await expectClean();
  // Another one is revoked: this one is shown until somebody has it.
  await userEvent.click(screen.getByRole("button", { name: text.revokePage(text.gone, "") }));
  await userEvent.click(screen.getByTestId("end-now"));
  await waitFor(() => expect(screen.queryByRole("button", { name: text.revokePage(text.gone, "") })).toBeNull());
  expect(screen.getByTestId("feed-link").textContent).toContain("https://club.example.org/page/abc");
  const revoke = { name: text.revokePage("Winter", "the website") };
  await userEvent.click(screen.getByRole("button", revoke));
  await userEvent.click(screen.getByTestId("end-now"));
  await waitFor(() => expect(screen.queryByRole("button", revoke)).toBeNull());
  expect(screen.queryByTestId("feed-link")).toBeNull();
});

test("what would be posted is shown before anything is, and follows what is ticked", async () => {
  const asked = session({
    feeds: () => shown(),
    webhook_try: ({ kinds }) => ({ texts: kinds.includes("aftermath") ? ["**Mile**\n- Game 1: closed"] : [] }),
    webhook_make: ({ name, shape, kinds }) =>
      shown({
        webhooks: [
          {
            id: "w1",
            name,
            host: "discord.com",
            shape,
            kinds,
            made: "2026-11-28T09:00:00Z",
            by: "Ada",
            posted: null,
            unsent: [],
          },
        ],
      }),
  });
  location.hash = "#/club/feeds";
  render(App);
  const tried = await screen.findByTestId("tried");
  expect(tried.textContent).toContain(text.triedNothing);
  const post = screen.getByTestId("post");
  expect(post.hasAttribute("disabled")).toBe(true);
  await userEvent.click(screen.getByRole("checkbox", { name: text.kindNames.aftermath }));
  await waitFor(() => expect(screen.getByTestId("tried").textContent).toContain("- Game 1: closed"));
  expect(asked.some(({ name }) => name === "webhook_make")).toBe(false);
  await userEvent.type(screen.getByLabelText(text.name), "Club channel");
  await userEvent.type(screen.getByLabelText(text.address), "https://discord.com/api/webhooks/1/s3cret");
  await userEvent.click(post);
  const chats = await screen.findByTestId("chats");
  expect(within(chats).getByText("Club channel")).toBeTruthy();
  expect(chats.textContent).toContain("hears of results, standings, plans, pairings, closed aftermaths");
  expect(screen.getByLabelText<HTMLInputElement>(text.address).value).toBe("");
  expect(asked.find(({ name }) => name === "webhook_make")?.input).toEqual({
    name: "Club channel",
    address: "https://discord.com/api/webhooks/1/s3cret",
    shape: "discord",
    kinds: ["game", "standings", "plan", "pairings", "aftermath"],
  });
  await expectClean();
});

test("what could not be sent is said beside its chat", async () => {
  const unsent = [{ at: "2026-11-28T10:00:00Z", text: "Game 1: closed", why: "The chat answered 404." }];
  const webhook = {
    id: "w1",
    name: "Channel",
    host: "discord.com",
    shape: "discord" as const,
    kinds: ["game" as const],
  };
  session({
    feeds: () => shown({ webhooks: [{ ...webhook, made: "2026-11-28T09:00:00Z", by: "Ada", posted: null, unsent }] }),
  });
  location.hash = "#/club/feeds";
  render(App);
  const chats = await screen.findByTestId("chats");
  expect(chats.textContent).toContain(text.unsent(1));
  expect(chats.textContent).toContain("The chat answered 404.");
});

test("where nothing is served, the page says how, and the calendar is a file", async () => {
  const asked = session({
    feeds: () => shown({ origin: null }),
    calendar_export: () => ({ file: "club.ics", left_out: [] }),
  });
  location.hash = "#/club/feeds";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: text.exportCalendar }));
  expect(asked.some(({ name }) => name === "calendar_export")).toBe(true);
  expect(screen.queryByRole("button", { name: text.makeCalendar })).toBeNull();
  expect(screen.queryByTestId("post")).toBeNull();
  expect(screen.getAllByText("nml serve")).toHaveLength(1);
});

test("an address that a newer version made is listed and can be revoked", async () => {
  let now = shown({ newer: [{ id: "n1", name: "", made: "2026-11-28T09:00:00Z", by: "Ada" }] });
  const asked = session({ feeds: () => now, feed_end: () => (now = shown()) });
  render(App);
  location.hash = "#/club/feeds";
  const newer = await screen.findByRole("region", { name: new RegExp(text.newer) });
  await userEvent.click(within(newer).getByRole("button", { name: text.revokeNewer("", "2026-11-28") }));
  await userEvent.click(screen.getByTestId("end-now"));
  await waitFor(() => expect(screen.queryByText(text.newer)).toBeNull());
  expect(asked.find(({ name }) => name === "feed_end")?.input).toEqual({ feed: "n1" });
});
