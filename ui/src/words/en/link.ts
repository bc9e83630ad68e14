/** A book that follows a club over a network. */
import { plural } from "../figures.ts";

const acts = (n: number) => plural(n, "change", "changes");

export const link = {
  title: "Connection",
  join: "Join a club",
  joinNote: "a book of your own that follows it",
  about:
    "Paste the link that the organiser sent you. The club becomes a book on this computer: it opens without a network, and what you write in it goes to the club by itself.",
  invitation: "Link",
  invitationHint: "the whole link; it begins with https://",
  joinNow: "Join",
  joined: (club: string) => `You joined ${club}`,
  state: "Your club",
  stateNote: (role: string, you: string) => `${you}, ${role}`,
  inStep: (club: string) => `This book and ${club} are in step.`,
  waits: (n: number) => (n === 0 ? "The club has not been asked yet." : `${acts(n)} to be sent.`),
  away: (n: number) => `The club can’t be reached${n === 0 ? "" : `; ${acts(n)} wait${n === 1 ? "s" : ""} here`}.`,
  since: (day: string) => `Last in step: ${day}`,
  computer: "This computer",
  key: (short: string) => `It signs with the key ${short}.`,
  noKey: "Nothing was signed here yet.",
  shut: "The club no longer lets this book in.",
  stopped: "The exchange with the club keeps failing.",
  exchange: "Exchange now",
  aside: "Set aside",
  asideNote: (n: number) => plural(n, "thing to decide", "things to decide"),
  asideAbout:
    "Somebody else changed the same thing, or the club did not accept yours. The club’s version stands in this book; yours is kept here until you decide.",
  look: "Look at both",
  lookAt: (about: string) => `Look at both: ${about}`,
  drop: "Leave mine out",
  dropIt: (about: string) => `Leave mine out: ${about}`,
  sure: (about: string) => `Leave your version of ${about} out for good?`,
  keep: "Keep it",
  dropped: "Left out",
  sign: (waiting: number, aside: number) => (aside > 0 ? `${aside} to decide` : `${waiting} to send`),
  roles: { organiser: "Organiser", player: "Player", reader: "Reader" } as Record<string, string>,
};
