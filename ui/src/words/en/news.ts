/** What is new after an update, in a few words for each version. The long list is CHANGELOG.md. */
export const news = {
  heading: "What’s new",
  intro: "The changes that matter most at the table and between games, version by version.",
  updated: (version: string) => `No Man’s Ledger is now version ${version}.`,
  later: "Later",
  version: (version: string) => `Version ${version}`,
  fresh: "new since you were last here",
  /** By version, each change under a key of its own: a heading, and a sentence or two. */
  versions: {
    "0.1.0": {
      battle: {
        heading: "Battles that remember",
        text: "Log a battle die by die: the app asks what comes next, shows the odds, and every roll can be replayed, undone and told again.",
      },
      table: {
        heading: "Phones around the table",
        text: "Press “Show this table” in a battle: everybody who scans the code follows it and answers for their side. Nothing leaves your network.",
      },
      season: {
        heading: "A season from sign-up to chronicle",
        text: "Plan rounds, file results by hand, settle every aftermath, and print the story of it all. Correct a mistake later and see what follows.",
      },
      clubs: {
        heading: "Clubs",
        text: "Several books share one ledger: join from the desktop app with an invitation and go on without a network. Entries are signed by the computer they were written on.",
      },
      maps: {
        heading: "Your own scenarios on the map",
        text: "Draw terrain and zones, lay an aerial photo of your table under them, and play on it to the inch.",
      },
      rules: {
        heading: "Rules as your group reads them",
        text: "Every ruling with its sources, the April 2026 beta and Carcass Front as packs, and house rules for a season.",
      },
      help: {
        heading: "Help inside the app",
        text: "The key ? opens a reference over any page, a tour shows the way around, and a problem becomes one file without names.",
      },
      allOutWar: {
        heading: "All Out War",
        text: "Three to eight Warbands in one battle: cards say who is first, each side carries its own crates home, and the last ones standing count their points.",
      },
      languages: {
        heading: "English, German, Polish",
        text: "On screens, paper and published pages; text up to twice as large, and everything by keyboard.",
      },
    },
  },
};
