/** Würfel, Chancen, Marker, Ergebnisse: was Schlacht und Nachspiel beide sagen. */
import type { Band, dice as en } from "../en/dice.ts";
import { count, percent, percentFine } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const bands: Record<Band, string> = {
  stands: "Steht",
  miss: "Daneben",
  none: "Ohne Wirkung",
  minor: "Leicht",
  down: "Boden",
  out: "Raus",
  success: "Erfolg",
  critical: "Kritisch",
  short: "Zu kurz",
  arrives: "Kommt an",
};

const spoken: Record<Band, string> = {
  ...bands,
  minor: "Kratzer",
  down: "Am Boden",
  out: "Außer Gefecht",
};

const die = (i: number, of?: string) => (of === undefined ? `${count(i + 1)}. Würfel` : `Würfel von ${of}`);

export const dice: Sentences<typeof en> = {
  note: "Notiz: ",
  side: (side: string) => (side === "n" ? "Niemandes" : `Seite ${side.toUpperCase()}`),
  face: (value: number) => count(value),
  dropped: (value: number) => `${value} zählt nicht`,
  faces: "Würfel eintippen",
  faceKey: (value: number) => `${value}`,
  slots: "Bisher eingetippte Würfel",
  slotNext: (i: number, of?: string) => `${die(i, of)}, als Nächstes`,
  slotEmpty: (i: number, of?: string) => `${die(i, of)}, leer`,
  slotFilled: (i: number, value: number, of?: string) => `${die(i, of)}, ${value}; drücken, um ihn zurückzunehmen`,
  roll: "Hier würfeln",
  band: (band: Band) => bands[band],
  chance: (p: number) => `${percent(p)} %`,
  share: (p: number) => percent(p),
  odds: (all: { band: Band; p: number }[]) =>
    `${all.map(({ band, p }) => `${spoken[band]} ${percentFine(p)}`).join(", ")} Prozent`,
  markers: (blood: number, blessing: number, infection: number, spent: number) =>
    [
      blood > 0 ? `${blood} Blood` : "",
      blessing > 0 ? `${blessing} Blessing` : "",
      infection > 0 ? `${infection} Infection` : "",
      spent > 0 ? `${spent} ausgegeben` : "",
    ]
      .filter(Boolean)
      .join(", "),
  marker: { blood: "Blood", blessing: "Blessing", infection: "Infection" },
  has: (n: number, order: number | null) => (order === null ? `${n} auszugeben` : `${n}, ${order}. Ansage`),
  spend: (side: string, marker: string) => `Seite ${side.toUpperCase()} gibt ${marker} aus`,
  locked: "Marker kommen vor den Würfeln: Nimm die Würfel zurück, um das zu ändern.",
  modifiers: "Modifikatoren",
  scale: "Tabelle für den Verletzungswurf",
  became: " wird zu ",
  entry: (n: number) => `Eintrag ${n}`,
  overruled: "Übergangen",
  setRight: "Berichtigt",
  undone: "rückgängig",
};
