/** The table: a battle on the phones of those who sit around it. */
import { plural } from "../figures.ts";

export const table = {
  show: "Show this table",
  back: "Back to the battle",
  about:
    "A phone on the same Wi-Fi that scans a code sees the battle as it goes on. A link lets anybody who has it do what it says, until the table is closed. What is sent is not encrypted, so do this in a network you trust.",
  anyone: "Anyone may answer for either side, and undo",
  open: "Open the table",
  close: "Close the table",
  closed: "The table is closed. Its links no longer work.",
  opened: "The table is open",
  guests: (n: number) => (n === 0 ? "Nobody follows yet" : `${plural(n, "guest follows", "guests follow")}`),
  invitations: "Invitations",
  link: "Link",
  code: (label: string) => `QR code: ${label}`,
  may: {
    organiser: "May do everything that needs no file of this computer.",
    player: "Answers when this side is asked, and spends its markers.",
    anyone: "Answers for either side, and undoes.",
    member: "Changes their own Warbands and answers where these fight.",
    reader: "Sees the board, the cards, the log and the odds.",
    screen: "Shows the battle on a wall.",
  },
  alone:
    "This computer has no address in a home network, so no other device can reach the table. Connect it to the Wi-Fi, then open the table again.",
  other: "The table that is open shows another battle. Opening this one closes it.",
  waits: (who: string, sides: number) => (sides > 1 ? `${who} answer this.` : `${who} answers this.`),
  and: " and ",
  reconnecting: "Reconnecting…",
  ended: "The table was closed",
  notInvited: "This page opens by an invitation: open the link again, or scan the code.",
  unreached: "The table can’t be reached at the moment.",
};
