/** Das Banner einer Warband: Farben und Zeichen, und die Tafel, die es macht. */
import type { Device, Ink } from "../../bindings/ipc.ts";
import type { banner as en } from "../en/banner.ts";
import type { Sentences } from "../sentences.ts";

const inks: Record<Ink, string> = {
  bone: "Knochen",
  soot: "Ruß",
  blood: "Blut",
  wine: "Wein",
  ochre: "Ocker",
  moss: "Moos",
  lapis: "Lapis",
  steel: "Stahl",
};

const devices: Record<Device, string> = {
  cross: "Kreuz",
  skull: "Schädel",
  sword: "Schwert",
  key: "Schlüssel",
  chalice: "Kelch",
  bell: "Glocke",
  crown: "Krone",
  tower: "Turm",
  star: "Stern",
  sun: "Sonne",
  moon: "Mond",
  flame: "Flamme",
  heart: "Herz",
  hand: "Hand",
  eye: "Auge",
  wing: "Flügel",
  rose: "Rose",
  thorns: "Dornen",
  serpent: "Schlange",
  raven: "Rabe",
  wheel: "Rad",
  chain: "Kette",
  anchor: "Anker",
  shell: "Muschel",
};

export const banner: Sentences<typeof en> = {
  open: "Banner",
  note: "weht statt des Schilds der Fraktion",
  inks,
  devices,
  cloth: "Tuch",
  figure: "Figur",
  device: "Zeichen",
  motto: "Motto",
  mottoHint: "etwa Haltet die Linie; darf leer bleiben",
  swap: "Farben tauschen",
  keep: "Banner hissen",
  takeDown: "Abhängen",
  seen: (cloth: Ink, figure: Ink, device: Device) =>
    `${devices[device]} in ${inks[figure]} auf einem Tuch in ${inks[cloth]}`,
};
