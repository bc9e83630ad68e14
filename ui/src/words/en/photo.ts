/** A photo of the table under the map. */
import { count } from "../figures.ts";

const corners = ["north-west", "north-east", "south-east", "south-west"];
const wrong = {
  kind: "choose a JPEG, PNG or WebP picture.",
  heic: "HEIC photos cannot be read; save it as a JPEG first.",
  heavy: "it has more than 40 MB; save it smaller.",
  large: "it has more than 64 megapixels; save it smaller.",
  small: "it is less than 100 pixels wide or high; take a larger one.",
  torn: "the picture is damaged; choose another one.",
};

export const photo = {
  heading: "Photo of the table",
  lead: "Take a photo of your table from an angle. Laid flat under the map, it shows where the terrain goes.",
  choose: "Choose a photo",
  hint: "JPEG, PNG or WebP. You can also drop it on the map.",
  kept: "The photo stays on this screen only; the terrain you lay is saved.",
  reading: "Reading the photo…",
  wrong: (file: string, why: keyof typeof wrong) => `${file}: ${wrong[why]}`,

  set: "Set the corners",
  setOn: "Drag the four corners onto the corners of the table.",
  keys: "The arrow keys move a corner, with Shift farther.",
  corners: "Corners of the table in the photo",
  corner: (n: number) => `Corner in the ${corners[n] ?? ""}`,
  cornerAt: (x: number, y: number) => `${count(x)} % from the left, ${count(y)} % from the top`,
  north: "North",
  fault: {
    crossed: "The outline must go round the table once, without crossing or bending inwards.",
    mirrored: "The map would be a mirror image: swap the corners on the left with those on the right.",
  },
  lay: "Lay it under the map",
  lies: "The photo lies under the map.",
  turn: "Turn",
  turned: "Turned by a quarter",
  leave: "Cancel",
  remove: "Take the photo away",
  removed: "The photo is gone.",
  strength: "How strongly it shows",
  share: (n: number) => `${count(n)} %`,
};
