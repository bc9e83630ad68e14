/** Ein Buch, das über ein Netz einem Club folgt. */
import type { link as en } from "../en/link.ts";
import { plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const acts = (n: number) => plural(n, "Änderung", "Änderungen");

export const link: Sentences<typeof en> = {
  title: "Verbindung",
  join: "Club beitreten",
  joinNote: "ein eigenes Buch, das ihm folgt",
  about:
    "Füg den Link ein, den dir die Spielleitung geschickt hat. Der Club wird ein Buch auf diesem Rechner: Es öffnet sich auch ohne Netz, und was du hineinschreibst, geht von selbst an den Club.",
  invitation: "Link",
  invitationHint: "der ganze Link; er beginnt mit https://",
  joinNow: "Beitreten",
  joined: (club: string) => `Du bist ${club} beigetreten`,
  state: "Dein Club",
  stateNote: (role: string, you: string) => `${you}, ${role}`,
  inStep: (club: string) => `Dieses Buch und ${club} sind auf gleichem Stand.`,
  waits: (n: number) => (n === 0 ? "Der Club ist noch nicht gefragt worden." : `${acts(n)} zu senden.`),
  away: (n: number) =>
    `Der Club ist nicht zu erreichen${n === 0 ? "" : `; ${acts(n)} ${n === 1 ? "wartet" : "warten"} hier`}.`,
  since: (day: string) => `Zuletzt auf gleichem Stand: ${day}`,
  computer: "Dieser Rechner",
  key: (short: string) => `Er signiert mit dem Schlüssel ${short}.`,
  noKey: "Hier wurde noch nichts signiert.",
  shut: "Der Club lässt dieses Buch nicht mehr herein.",
  stopped: "Der Austausch kommt nicht durch.",
  exchange: "Jetzt austauschen",
  aside: "Beiseitegelegt",
  asideNote: (n: number) => `${plural(n, "Punkt", "Punkte")} zu entscheiden`,
  asideAbout:
    "Jemand hat an derselben Sache weitergemacht, oder der Club hat es nicht angenommen. In diesem Buch steht die Fassung des Clubs; deine bleibt hier, bis du entscheidest.",
  look: "Beide ansehen",
  lookAt: (about: string) => `Beide ansehen: ${about}`,
  drop: "Meins weglassen",
  dropIt: (about: string) => `Meins weglassen: ${about}`,
  sure: (about: string) => `Deine Fassung für immer weglassen: ${about}?`,
  keep: "Behalten",
  dropped: "Weggelassen",
  sign: (waiting: number, aside: number) => (aside > 0 ? `${aside} zu entscheiden` : `${waiting} zu senden`),
  roles: { organiser: "Spielleitung", player: "Spieler", reader: "Leser" },
};
