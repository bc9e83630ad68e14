/** Ein Foto des Tisches unter der Karte. */
import type { photo as en } from "../en/photo.ts";
import { count } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const corners = ["im Nordwesten", "im Nordosten", "im Südosten", "im Südwesten"];
const wrong = {
  kind: "Wähle ein Bild als JPEG, PNG oder WebP.",
  heic: "HEIC-Fotos sind nicht lesbar; speichere es zuerst als JPEG.",
  heavy: "Es hat mehr als 40 MB; speichere es kleiner.",
  large: "Es hat mehr als 64 Megapixel; speichere es kleiner.",
  small: "Es ist weniger als 100 Pixel breit oder hoch; nimm ein größeres.",
  torn: "Das Bild ist beschädigt; wähle ein anderes.",
};

export const photo: Sentences<typeof en> = {
  heading: "Foto des Tisches",
  lead: "Fotografiere deinen Tisch schräg von oben. Flach unter die Karte gelegt, zeigt es, wohin das Gelände gehört.",
  choose: "Foto wählen",
  hint: "JPEG, PNG oder WebP. Du kannst es auch auf der Karte ablegen.",
  kept: "Das Foto bleibt nur auf diesem Bildschirm; das Gelände, das du legst, wird gespeichert.",
  reading: "Liest das Foto…",
  wrong: (file: string, why: keyof typeof wrong) => `${file}: ${wrong[why]}`,

  set: "Ecken setzen",
  setOn: "Zieh die vier Ecken auf die Ecken des Tisches.",
  keys: "Die Pfeiltasten bewegen eine Ecke, mit Umschalt weiter.",
  corners: "Ecken des Tisches auf dem Foto",
  corner: (n: number) => `Ecke ${corners[n] ?? ""}`,
  cornerAt: (x: number, y: number) => `${count(x)} % von links, ${count(y)} % von oben`,
  north: "Norden",
  fault: {
    crossed: "Der Umriss muss einmal um den Tisch gehen, ohne sich zu kreuzen oder einzuknicken.",
    mirrored: "Die Karte wäre spiegelverkehrt: Tausch die Ecken links mit denen rechts.",
  },
  lay: "Unter die Karte legen",
  lies: "Das Foto liegt unter der Karte.",
  turn: "Drehen",
  turned: "Um ein Viertel gedreht",
  leave: "Abbrechen",
  remove: "Foto entfernen",
  removed: "Das Foto ist weg.",
  strength: "Wie stark es durchscheint",
  share: (n: number) => `${count(n)} %`,
};
