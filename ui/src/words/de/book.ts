/** Das Buch: der erste Start, wo es liegt, wie es ihm geht, was die App ist. */
import type { Book } from "../../calls.ts";
import type { book as en } from "../en/book.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

type Held = Pick<Book, "warbands" | "scenarios" | "battles" | "campaigns" | "games" | "rotations" | "evenings">;

/** Was eine Prüfung finden kann, nach ihrem Code. */
const troubles: Record<string, string> = {
  FILE: "Datei",
  TABLES: "Tabellen",
  REFERENCES: "Verweise",
  HEADERS: "Köpfe",
  CHAINS: "Einträge",
  SIGNATURES: "Signaturen",
  COPIES: "Index",
  PACKS: "Pakete",
  PICTURES: "Bilder",
  ROWS: "Listen",
  DAMAGED: "Beschädigt",
  NEWER_WORDS: "Neuer",
};

export const book: Sentences<typeof en> = {
  startHeading: "Welches Buch schlagen wir auf?",
  startText:
    "Ein Buch ist eine Datei mit deinen Warbands, Szenarien, Schlachten und Kampagnen. Es bleibt auf diesem Rechner; du kannst es kopieren, sichern und weitergeben.",
  blank: "Ein leeres Buch",
  blankText: "Fang mit nichts an, und mustere deine eigenen.",
  blankAction: "Leeres Buch beginnen",
  sample: "Die Mustersaison",
  sampleText:
    "Sechs Warbands, fünf Runden: Schlachten fürs Replay, Narben, eine Rangliste und eine Chronik zum Umsehen.",
  sampleAction: "Muster öffnen",
  pair: "Zwei Warbands und ihre Kampagne",
  pairNote: "New Antioch gegen Heretic Legions, bereit zur ersten Schlacht",
  pairAction: "Diese zwei öffnen",
  firstNote: "ein geführtes Spiel mit drei Modellen je Seite, in einem leeren Buch",
  other: "Ein anderes Buch",
  otherText: "eine Datei, die auf .nml endet",
  otherAction: "Buch öffnen",
  newBook: "Noch kein Buch",
  file: "Die Datei",
  place: "Ort",
  size: "Größe",
  megabytes: (bytes: number) =>
    bytes < 1_000_000 ? `${count(Math.ceil(bytes / 1000))} kB` : `${(bytes / 1e6).toFixed(1).replace(".", ",")} MB`,
  entries: "Einträge",
  holds: "Enthält",
  contents: ({ warbands, scenarios, battles, campaigns, games, rotations, evenings }: Held) =>
    [
      plural(warbands, "Warband", "Warbands"),
      plural(scenarios, "Aufbau oder eigenes Szenario", "Aufbauten und eigene Szenarien"),
      plural(battles, "Schlacht mit Log", "Schlachten mit Log"),
      plural(campaigns, "Kampagne", "Kampagnen") +
        (games > 0 ? ` mit ${plural(games, "gespielten Spiel", "gespielten Spielen")}` : ""),
      ...(rotations > 0 ? [plural(rotations, "Rotation", "Rotationen")] : []),
      ...(evenings > 0 ? [plural(evenings, "Abend", "Abende")] : []),
    ].join(", "),
  madeAt: (place: string) => `Ein neues Buch entsteht unter ${place}`,
  rebuildAction: "Index neu aufbauen",
  trouble: (code: string) => troubles[code] ?? code,
  readOnly: "Dieses Buch ist schreibgeschützt: Darin lässt sich nichts ändern.",
  checkAction: "Buch prüfen",
  checking: "Liest jeden Eintrag",
  whole: (n: number) => `Kein Schaden: Alle ${count(n)} Einträge sind, wie sie geschrieben wurden`,
  damaged: (n: number) => plural(n, "Befund", "Befunde"),
  authors: "Wer darin schrieb",
  writtenBy: "Name",
  signedBy: "Rechner",
  unsigned: "Nicht signiert",
  thisComputer: "dieser Rechner",
  nobodyNamed: "Kein Name",
  authorsHint:
    "Jeder Rechner signiert, was auf ihm geschrieben wird, und ebenso ein Browser, der mit einer Einladung in einen Club kam; wo das nicht geht, signiert der Server. Ein Eintrag ohne Signatur ist älter oder kommt von einem Rechner, der nicht signieren konnte: Der Name darunter beweist nichts.",
  backupAction: "Sichern",
  backedUp: (path: string) => `Gesichert unter ${path}`,
  openOther: "Anderes Buch öffnen",
  newBlank: "Leeres Buch beginnen",
  newSample: "Mustersaison öffnen",
  looks: "Aussehen",
  theme: "Farben",
  language: "Sprache",
  textSize: "Schriftgröße",
  percent: (size: number) => `${String(size)} %`,
  textSizeNow: (size: number) => `Schriftgröße ${String(size)} %`,
  textSizeHint: "Strg mit Plus, Minus oder 0 tut dasselbe, überall",
  themes: { system: "System", light: "Hell", dark: "Dunkel" },
  rules: "Regeln",
  ruleset: "Regelsatz",
  rulesVersion: "Folgt",
  about: "Über",
  version: "Version",
  disclaimer:
    "No Man’s Ledger ist inoffiziell. Der Verlag von Trench Crusade hat es weder gemacht noch gebilligt noch geprüft; seine Namen und Marken bleiben seine. Es enthält Fakten und Zahlen in eigenen Worten; das Regelbuch brauchst du trotzdem.",
  licence:
    "Freie Software, unter MIT oder Apache-2.0. Gesetzt in EB Garamond und Source Sans 3, beide unter der SIL Open Font Licence 1.1.",
};
