/** Sztandar bandy: kolory i godła oraz panel, w którym powstaje. */
import type { Device, Ink } from "../../bindings/ipc.ts";
import type { banner as en } from "../en/banner.ts";
import type { Sentences } from "../sentences.ts";

const inks: Record<Ink, string> = {
  bone: "Kość",
  soot: "Sadza",
  blood: "Krew",
  wine: "Wino",
  ochre: "Ochra",
  moss: "Mech",
  lapis: "Lazur",
  steel: "Stal",
};

const devices: Record<Device, string> = {
  cross: "Krzyż",
  skull: "Czaszka",
  sword: "Miecz",
  key: "Klucz",
  chalice: "Kielich",
  bell: "Dzwon",
  crown: "Korona",
  tower: "Wieża",
  star: "Gwiazda",
  sun: "Słońce",
  moon: "Księżyc",
  flame: "Płomień",
  heart: "Serce",
  hand: "Dłoń",
  eye: "Oko",
  wing: "Skrzydło",
  rose: "Róża",
  thorns: "Ciernie",
  serpent: "Wąż",
  raven: "Kruk",
  wheel: "Koło",
  chain: "Łańcuch",
  anchor: "Kotwica",
  shell: "Muszla",
};

export const banner: Sentences<typeof en> = {
  open: "Sztandar",
  note: "powiewa zamiast tarczy frakcji",
  inks,
  devices,
  cloth: "Płótno",
  figure: "Rysunek",
  device: "Godło",
  motto: "Motto",
  mottoHint: "na przykład „Ani kroku wstecz”; może być puste",
  swap: "Zamień kolory",
  keep: "Wywieś sztandar",
  takeDown: "Zdejmij",
  seen: (cloth, figure, device) =>
    `${devices[device]}, kolor: ${inks[figure].toLowerCase()}; płótno: ${inks[cloth].toLowerCase()}`,
};
