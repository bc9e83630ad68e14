/** Kości, szanse, znaczniki, wyniki: to, co mówią i bitwa, i rozliczenie. */
import { count, percent, percentFine } from "../figures.ts";
import type { Band, dice as en } from "../en/dice.ts";
import type { Sentences } from "../sentences.ts";

const bands: Record<Band, string> = {
  stands: "Stoi",
  miss: "Pudło",
  none: "Bez efektu",
  minor: "Draśn.",
  down: "Leży",
  out: "Zdj.",
  success: "Sukces",
  critical: "Krytyk",
  short: "Za krótko",
  arrives: "Dociera",
};

const spoken: Record<Band, string> = { ...bands, minor: "Draśnięcie", down: "Powalony", out: "Wyłączony z akcji" };

const ordinals = [
  "Pierwsza",
  "Druga",
  "Trzecia",
  "Czwarta",
  "Piąta",
  "Szósta",
  "Siódma",
  "Ósma",
  "Dziewiąta",
  "Dziesiąta",
];
const ordinal = (i: number) => ordinals[i] ?? `${i + 1}.`;
const die = (i: number, of?: string) => (of === undefined ? `${ordinal(i)} kość` : `Kość: ${of}`);

export const dice: Sentences<typeof en> = {
  note: "Notatka: ",
  side: (side) => (side === "n" ? "Niczyj" : `Strona ${side.toUpperCase()}`),
  face: (value) => count(value),
  dropped: (value) => `${value} odpada`,
  faces: "Wpisz kość",
  faceKey: (value) => `${value}`,
  slots: "Kości wpisane do tej pory",
  slotNext: (i, of) => `${die(i, of)}, następna`,
  slotEmpty: (i, of) => `${die(i, of)}, pusta`,
  slotFilled: (i, value, of) => `${die(i, of)}, ${value}; naciśnij, żeby cofnąć`,
  roll: "Rzuć tutaj",
  band: (band) => bands[band],
  chance: (p) => `${percent(p)} %`,
  share: (p) => percent(p),
  odds: (all) => `${all.map(({ band, p }) => `${spoken[band]} ${percentFine(p)}`).join(", ")} procent`,
  markers: (blood, blessing, infection, spent) =>
    [
      blood > 0 ? `${blood} Blood` : "",
      blessing > 0 ? `${blessing} Blessing` : "",
      infection > 0 ? `${infection} Infection` : "",
      spent > 0 ? `wydane ${spent}` : "",
    ]
      .filter(Boolean)
      .join(", "),
  marker: { blood: "Blood", blessing: "Blessing", infection: "Infection" },
  has: (n, order) => (order === null ? `${n} do wydania` : `${n}, mówi ${order}.`),
  spend: (side, marker) => `Strona ${side.toUpperCase()} wydaje ${marker}`,
  locked: "Znaczniki są przed kośćmi: cofnij kości, żeby to zmienić.",
  modifiers: "Modyfikatory",
  scale: "Tabela rzutu na obrażenia",
  became: " → ",
  entry: (n) => `Wpis ${n}`,
  overruled: "Zasada uchylona",
  setRight: "Poprawione",
  undone: "cofnięte",
};
