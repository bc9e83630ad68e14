/** The banner of a Warband: its inks and devices, and the panel that makes it. */
import type { Device, Ink } from "../../bindings/ipc.ts";

const inks: Record<Ink, string> = {
  bone: "Bone",
  soot: "Soot",
  blood: "Blood",
  wine: "Wine",
  ochre: "Ochre",
  moss: "Moss",
  lapis: "Lapis",
  steel: "Steel",
};

const devices: Record<Device, string> = {
  cross: "Cross",
  skull: "Skull",
  sword: "Sword",
  key: "Key",
  chalice: "Chalice",
  bell: "Bell",
  crown: "Crown",
  tower: "Tower",
  star: "Star",
  sun: "Sun",
  moon: "Moon",
  flame: "Flame",
  heart: "Heart",
  hand: "Hand",
  eye: "Eye",
  wing: "Wing",
  rose: "Rose",
  thorns: "Thorns",
  serpent: "Serpent",
  raven: "Raven",
  wheel: "Wheel",
  chain: "Chain",
  anchor: "Anchor",
  shell: "Shell",
};

export const banner = {
  open: "Banner",
  note: "flies instead of the faction’s shield",
  inks,
  devices,
  cloth: "Cloth",
  figure: "Figure",
  device: "Device",
  motto: "Motto",
  mottoHint: "such as Hold the line; may stay empty",
  swap: "Swap the inks",
  keep: "Hang the banner",
  takeDown: "Take down",
  /** What is drawn, for those who listen. */
  seen: (cloth: Ink, figure: Ink, device: Device) =>
    `${devices[device]} in ${inks[figure].toLowerCase()} on a cloth of ${inks[cloth].toLowerCase()}`,
};
