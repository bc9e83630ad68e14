/** Who is let in: invitations that last, and devices. */
import { plural } from "../figures.ts";

export const guests = {
  title: "Guests",
  invite: "Invite somebody",
  inviteNote: "A link lets a device in until you revoke it",
  about:
    "Send each person a link of their own. The first device that opens it gets in, and can come back from then on, even after the server restarts.",
  /** Sentences with the commands in them, by turns. */
  notServed: [
    "Links lead to a server. Serve this book with ",
    "nml serve",
    ", or a club with ",
    "nml serve --club",
    ", and invite people there.",
  ],
  role: "May",
  roles: {
    organiser: "Organise: everything but the server’s files",
    player: "Play: their own Warbands, battles, results and aftermaths",
    reader: "Read",
    screen: "Show it on a screen on the wall",
  },
  roleNames: { organiser: "Organiser", player: "Player", reader: "Reader", screen: "Screen" },
  name: "Name",
  nameHint: "shown beside what they do, such as Ada Finch",
  until: "Until",
  untilEmpty: "until you revoke it",
  shared: "Every device that opens the link comes in",
  warbands: "Their Warbands",
  warbandsNote: "besides those that they muster",
  make: "Make the link",
  made: (name: string) => `The link for ${name} is made`,
  madeHeading: (name: string) => `Link for ${name}`,
  once: "The link lets in the first device that opens it. It is shown this once: send it now.",
  everybody: "The link lets in every device that opens it. It is shown this once: send it now.",
  code: (name: string) => `QR code: the link for ${name}`,
  done: "Done",
  heading: "Who is let in",
  headingNote: (invitations: number) => (invitations === 0 ? "" : plural(invitations, "invitation", "invitations")),
  nobody: "Nobody has been invited yet.",
  upTo: (day: string) => `until ${day}`,
  unused: "not used yet",
  gone: "its device was revoked",
  by: (who: string, day: string) => `invited by ${who}, ${day}`,
  seen: (day: string) => `last here ${day}`,
  key: (short: string) => `key ${short}`,
  noKey: "signed by the server",
  keysHint:
    "Each device signs what it does with a key of its own. Where a browser can’t, the server signs for it: then only the server vouches for the name.",
  own: "this device",
  revoke: "Revoke",
  revokeInvitation: (name: string) => `Revoke the invitation of ${name}`,
  revokeDevice: (device: string, name: string, key: string | null) =>
    `Revoke ${device} of ${name}${key === null ? "" : `, key ${key}`}`,
  sure: (name: string) => `Revoke ${name} and their devices? Nobody comes in by this link again.`,
  sureOwn: "Revoke the device that you are using? You are out at once.",
  keep: "Cancel",
  revoked: "Revoked",
  revokedDevice: (device: string, key: string | null) =>
    `${device} is revoked${key === null ? "" : `: nothing signed with the key ${key} comes in any more`}`,
  another: "This device is in already. Come in by the new link instead? It then does what that link is for.",
  comeIn: "Come in by the new link",
  stay: "Stay as I am",
  device: (browser: string | undefined, system: string | undefined) =>
    browser && system ? `${browser} on ${system}` : (browser ?? system ?? "A browser"),
};
