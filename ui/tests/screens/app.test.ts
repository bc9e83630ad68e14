import { render, screen, waitFor, within } from "@testing-library/svelte";
import userEvent from "@testing-library/user-event";
import { expect, test } from "vitest";
import App from "../../src/App.svelte";
import { session, expectClean, refuses } from "../session.ts";
import { none, open, refusal } from "../fixtures/book.ts";

const title = () => screen.getByRole("heading", { level: 1 });

test("without a book the two ways in are offered, and a blank one opens on the empty warbands", async () => {
  const asked = session({ book_state: () => none, warbands: () => [] });
  render(App);
  await screen.findByRole("heading", { name: "A blank book" });
  expect(screen.getByRole("heading", { name: "The sample season" })).toBeTruthy();
  expect(screen.queryByRole("link", { name: "Battle" })).toBeNull();
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Begin a blank book" }));
  await screen.findByRole("heading", { name: "No Warbands in this book yet" });
  expect(asked).toContainEqual({ name: "book_new", input: { holds: "nothing" } });
  await expectClean();
});

test("a place that was not chosen changes nothing", async () => {
  session({ book_state: () => none, book_new: () => null });
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Open the sample" }));
  expect(screen.getByRole("heading", { name: "A blank book" })).toBeTruthy();
});

test("a book that was refused says why, and another one opens", async () => {
  const asked = session({ book_state: () => ({ state: "refused", name: "ardent-mile.nml", refusal }) });
  render(App);
  await screen.findByRole("heading", { name: refusal.heading });
  expect(document.body.textContent).toContain("the file was cut short. Nothing in it was changed.");
  expect(screen.getByRole("status").textContent).toContain("Not opened");
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Open another book" }));
  await screen.findByRole("table", { name: "Warbands" });
  expect(asked.map(({ name }) => name)).toContain("book_open");
});

test("a book that is open elsewhere is tried again", async () => {
  let held = true;
  const away = { state: "refused" as const, name: "ardent-mile.nml", refusal };
  session({ book_state: () => away, book_again: () => (held ? away : open) });
  render(App);
  await screen.findByRole("heading", { name: refusal.heading });
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: refusal.heading })).toBeTruthy();
  held = false;
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("table", { name: "Warbands" });
});

test("a failure at the start is shown and can be tried again", async () => {
  let first = true;
  session({
    book_state: () => {
      if (!first) return open;
      first = false;
      return refuses({ code: "BROKEN", message: "The book could not be asked for." })();
    },
  });
  render(App);
  expect((await screen.findByRole("alert")).textContent).toContain("could not be asked for");
  await userEvent.click(screen.getByRole("button", { name: "Try again" }));
  await screen.findByRole("table", { name: "Warbands" });
});

test("the other side hears once that the first screen stands", async () => {
  const asked = session();
  render(App);
  await screen.findByRole("table", { name: "Warbands" });
  await waitFor(() => expect(asked.filter(({ name }) => name === "ui_ready")).toHaveLength(1));
});

test("the rail goes from task to task; the title takes the focus and names the window", async () => {
  session();
  render(App);
  await screen.findByRole("table", { name: "Warbands" });
  const rail = screen.getByRole("navigation", { name: "Tasks" });
  expect(within(rail).getAllByRole("link")).toHaveLength(8);
  await userEvent.click(within(rail).getByRole("link", { name: "Book" }));
  await waitFor(() => expect(title().textContent).toBe("Book"));
  await waitFor(() => expect(document.activeElement).toBe(title()));
  expect(within(rail).getByRole("link", { name: "Book" }).getAttribute("aria-current")).toBe("page");
  expect(document.title).toContain("Book");
});

test("the first stop of the keyboard skips to the work", async () => {
  session();
  render(App);
  await screen.findByRole("table", { name: "Warbands" });
  await userEvent.tab();
  expect(document.activeElement?.textContent).toBe("Skip to the page");
  await userEvent.keyboard("{Enter}");
  expect(document.activeElement).toBe(screen.getByRole("main"));
});

test("the book says where it lies and how it is; its check is announced", async () => {
  const asked = session({
    book_check: () => ({
      fine: false,
      streams: 2,
      entries: 9,
      packs: 1,
      authors: [
        { name: "Ines", key: "d75a9801".repeat(8), device: "d75a 9801", entries: 7 },
        { name: "Ines", key: null, device: null, entries: 2 },
      ],
      findings: [{ code: "ROWS", count: 1, message: "1 row of the lists is out of date" }],
    }),
  });
  location.hash = "#/book";
  render(App);
  await screen.findByText("/home/ines/Documents/ardent-mile.nml");
  await expectClean();
  await userEvent.click(screen.getByRole("button", { name: "Check the book" }));
  await screen.findByText("1 row of the lists is out of date", { exact: false });
  const rows = within(screen.getByRole("table", { name: "Who wrote it" })).getAllByRole("row");
  expect(rows.map((row) => [...row.children].map((cell) => cell.textContent))).toEqual([
    ["Name", "Computer", "Entries"],
    ["Ines", "d75a 9801", "7"],
    ["Ines", "Not signed", "2"],
  ]);
  expect([...document.querySelectorAll("[aria-live]")].map((region) => region.textContent)).toContain("1 finding");
  await userEvent.click(screen.getByRole("button", { name: "Rebuild the index" }));
  await waitFor(() => expect(asked.map(({ name }) => name)).toContain("book_rebuild"));
  await waitFor(() => expect(screen.getAllByText(/No damage: all/).length).toBeGreaterThan(0));
  await userEvent.click(screen.getByRole("radio", { name: "Dark" }));
  expect(document.documentElement.dataset.theme).toBe("dark");
});

test("while a file is being chosen nothing claims to be written", async () => {
  let choose: (to: null) => void = () => undefined;
  session({ book_backup: () => new Promise<null>((resolve) => (choose = resolve)) as never });
  location.hash = "#/book";
  render(App);
  const button = await screen.findByRole<HTMLButtonElement>("button", { name: "Back it up" });
  await userEvent.click(button);
  await waitFor(() => expect(button.disabled).toBe(true));
  expect(document.body.textContent).toContain("On disk");
  expect(document.body.textContent).not.toContain("Writing");
  choose(null);
  await waitFor(() => expect(button.disabled).toBe(false));
});

test("a backup that fails says so where it was asked for", async () => {
  session({ book_backup: refuses({ code: "NO_SPACE", message: "No room on /media/stick: 3 MB were needed." }) });
  location.hash = "#/book";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "Back it up" }));
  expect((await screen.findByRole("alert")).textContent).toContain("No room on /media/stick");
  expect(document.body.textContent).toContain("Not saved");
});

test("a backup is held against now, and restored only when one is sure", async () => {
  const asked = session({ backup_restore: () => open });
  location.hash = "#/book";
  render(App);
  const list = await screen.findByRole("list", { name: "Backups, newest first" });
  expect(within(list).getAllByRole("listitem")[0]?.textContent).toContain("before the first change of the day");
  await userEvent.click(within(list).getAllByRole("button", { name: /^Compare with now/ })[0] as HTMLElement);
  await screen.findByText("The Seventh Redoubt \u00b7 3 entries more now");
  screen.getByText("Relic Hunt \u00b7 not in the backup, 21 entries now");
  await expectClean();
  await userEvent.click(within(list).getAllByRole("button", { name: /^Restore this backup/ })[0] as HTMLElement);
  expect(asked.map(({ name }) => name)).not.toContain("backup_restore");
  await userEvent.click(screen.getByRole("button", { name: "Restore it" }));
  await waitFor(() =>
    expect(asked).toContainEqual({ name: "backup_restore", input: { name: "2026-11-20T19-02-11-day.nml" } }),
  );
});

test("a backup in which two Warbands differ is shown with both", async () => {
  const differs = (name: string) => ({ kind: "nml.warband", name, then: 41, now: 44 });
  const differ = [differs("The Seventh Redoubt"), differs("The Ashen Choir")];
  session({ backup_compare: ({ name }) => ({ name, then: 1180, now: 1204, same: 7, differ }) });
  location.hash = "#/book";
  render(App);
  // Restore this backup asks at once, beside what would change by it.
  const [restore] = await screen.findAllByRole("button", { name: /^Restore this backup/ });
  await userEvent.click(restore as HTMLElement);
  await screen.findByText("The Seventh Redoubt \u00b7 3 entries more now");
  screen.getByText("The Ashen Choir \u00b7 3 entries more now");
  screen.getByRole("button", { name: "Restore it" });
});

test("a backup that is old is said once when the book is opened", async () => {
  const late = { folder: "/media/stick", chosen: true, backups: [], failed: null, old: 9 };
  session({ backups: () => late });
  render(App);
  await screen.findByText("The last backup is 9 days old, and the book has changed since.");
  await userEvent.click(screen.getByRole("button", { name: "Not now" }));
  expect(screen.queryByText(/The last backup/)).toBeNull();
});

test("packs stand on the book's page; one is brought in from a file, another saved as one", async () => {
  session({
    pack_bring: () => ({
      pack: { hash: "c".repeat(64), id: "house", name: "House pack", version: "2", shipped: false },
      known: false,
    }),
    pack_send: () => ({ file: "official-1.0.2.nml-pack", left_out: [] }),
  });
  location.hash = "#/book";
  render(App);
  const shelf = await screen.findByRole("list", { name: "Packs of rules" });
  await userEvent.click(within(shelf).getAllByRole("button", { name: /^Save as a file/ })[0] as HTMLElement);
  await screen.findAllByText("Saved to official-1.0.2.nml-pack.");
  await userEvent.click(screen.getByRole("button", { name: "Bring in a pack" }));
  await screen.findAllByText("House pack is in this book. Warbands and campaigns can switch to it.");
  await expectClean();
});

test("a candidate from New Recruit’s catalogues comes with a report whose parts fold", async () => {
  const line = { file: "new-antioch.cat", id: "f2c3-86d1-5924-093f", name: "Yeoman", what: "selectionEntry" };
  session({
    pack_from_catalogues: ({ from }) =>
      from === "file"
        ? null
        : {
            pack: {
              hash: "d".repeat(64),
              id: "candidate-99",
              name: "Candidate: New Recruit 99",
              version: "1.0.2",
              shipped: false,
            },
            known: false,
            report: {
              same: 40,
              lines: [
                {
                  ...line,
                  verdict: "changed",
                  row: "new-antioch/yeoman",
                  field: "ducats",
                  theirs: "35",
                  ours: "30",
                  why: "Price in ducats",
                },
                {
                  ...line,
                  verdict: "unread",
                  name: "Odd limit",
                  what: "constraint",
                  why: "Nothing here reads this limit (exactly, roster).",
                },
              ],
            },
          },
  });
  location.hash = "#/book";
  render(App);
  await userEvent.click(await screen.findByRole("button", { name: "from a zip or file" }));
  expect(screen.queryByRole("region", { name: "Report" })).toBeNull();
  await userEvent.click(screen.getByRole("button", { name: "Candidate from New Recruit" }));
  const report = await screen.findByRole("region", { name: "Report" });
  expect(report.textContent).toContain("Rows that stay as they are: 40");
  expect(within(report).queryByText("new-antioch/yeoman")).toBeNull();
  await userEvent.click(within(report).getByText("Figures changed"));
  const changed = await within(report).findByText("new-antioch/yeoman");
  expect(changed.closest("li")?.textContent).toMatch(/Price in ducats\s*30\s*→\s*35/);
  await userEvent.click(within(report).getByText("Parts not understood"));
  await within(report).findByText("Odd limit");
  await expectClean();
});
