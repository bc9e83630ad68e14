/** Der Tisch: eine Schlacht auf den Handys derer, die darum sitzen. */
import type { table as en } from "../en/table.ts";
import { plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

export const table: Sentences<typeof en> = {
  show: "Diesen Tisch zeigen",
  back: "Zurück zur Schlacht",
  about:
    "Ein Handy im selben WLAN, das einen Code scannt, sieht die Schlacht, wie sie läuft. Wer einen Link hat, darf, was er sagt, bis der Tisch geschlossen wird. Was gesendet wird, ist nicht verschlüsselt: Tu das nur in einem Netz, dem du vertraust.",
  anyone: "Alle dürfen für beide Seiten antworten und rückgängig machen",
  open: "Tisch öffnen",
  close: "Tisch schließen",
  closed: "Der Tisch ist geschlossen. Seine Links gelten nicht mehr.",
  opened: "Der Tisch ist offen",
  guests: (n: number) => (n === 0 ? "Noch folgt niemand" : plural(n, "Gast folgt", "Gäste folgen")),
  invitations: "Einladungen",
  link: "Link",
  code: (label: string) => `QR-Code: ${label}`,
  may: {
    organiser: "Darf alles, was keine Datei dieses Rechners braucht.",
    player: "Antwortet, wenn diese Seite gefragt ist, und gibt ihre Marker aus.",
    anyone: "Antwortet für beide Seiten und macht rückgängig.",
    member: "Ändert die eigenen Warbands und antwortet, wo sie kämpfen.",
    reader: "Sieht Tisch, Karten, Log und Chancen.",
    screen: "Zeigt die Schlacht an einer Wand.",
  },
  alone:
    "Dieser Rechner hat keine Adresse in einem Heimnetz, darum erreicht nur er den Tisch. Verbinde ihn mit dem WLAN, dann öffne den Tisch noch einmal.",
  other: "Der offene Tisch zeigt eine andere Schlacht. Öffnest du diesen, schließt der andere.",
  waits: (who: string, sides: number) => (sides > 1 ? `${who} antworten darauf.` : `${who} antwortet darauf.`),
  and: " und ",
  reconnecting: "Verbindet neu…",
  ended: "Der Tisch wurde geschlossen",
  notInvited: "Diese Seite öffnet sich mit einer Einladung: Öffne den Link noch einmal, oder scann den Code.",
  unreached: "Der Tisch ist gerade nicht zu erreichen.",
};
