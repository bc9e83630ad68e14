/** The frame: rail, header, what every screen may say. */
export const frame = {
  app: "No Man’s Ledger",
  mark: "N",
  title: (where: string) => `${where} · No Man’s Ledger`,
  skip: "Skip to the page",
  rail: "Tasks",
  tasks: {
    warbands: "Warbands",
    scenarios: "Scenarios",
    battle: "Battle",
    aftermath: "Aftermath",
    campaign: "Campaign",
    club: "Club",
    book: "Book",
    find: "Find",
  },
  saved: { saving: "Writing", on_disk: "On disk", failed: "Not saved", read_only: "Read only", refused: "Not opened" },
  busy: "One moment",
  nothingLost: "Nothing was changed; the book is as it was.",
  again: "Try again",
  undrawn: (error: string) => `This page can’t be shown: ${error}`,
  undrawnKept: "Everything you entered before is in the book. The other pages still work.",
  close: "Close",
  cancel: "Cancel",
  between: (least: number, most: number) =>
    `${String(Math.round(least * 10) / 10)} to ${String(Math.round(most * 10) / 10)}`,
  code: (code: string) => `Code ${code}`,
};
