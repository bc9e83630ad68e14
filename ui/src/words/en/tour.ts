/** The tour of five stops. */
export const tour = {
  heading: "A tour of five stops",
  offer: "a minute in the sample season; leave it whenever you like",
  take: "Take the tour",
  again: "Take the tour again",
  stop: (n: number, of: number) => `Stop ${n} of ${of}`,
  next: "Next",
  back: "Back",
  skip: "Skip the tour",
  done: "Finish the tour",
  stops: {
    warbands: {
      heading: "Muster your Warbands",
      text: "Everything starts here. The builder knows prices and limits, says what is wrong and how to mend it, and reads rosters from other programs.",
    },
    battle: {
      heading: "Log a battle at the table",
      text: "You roll real dice and type them. The app asks what comes next, adds up the modifiers and shows the odds. It never rolls unless you ask it to.",
    },
    campaign: {
      heading: "Follow the season",
      text: "Games, standings, the aftermath of every battle and a chronicle. No network? File the result by hand. A mistake? Correct it later, and see what follows.",
    },
    saved: {
      heading: "Nothing to save",
      text: "Whatever you enter is on disk at once, and this sign says so. You can undo it, and the app makes backups by itself.",
    },
    help: {
      heading: "Look up any rule",
      text: "This, or the key ?, opens the reference over any page: keywords, ACTIONS, tables. A word with a dotted line, such as RISKY, opens its own entry. The tour is on the page Book, too.",
    },
  },
};
