/** Zdjęcie stołu pod mapą. */
import { count } from "../figures.ts";
import type { photo as en } from "../en/photo.ts";
import type { Sentences } from "../sentences.ts";

const corners = ["północno-zachodni", "północno-wschodni", "południowo-wschodni", "południowo-zachodni"];
const wrong = {
  kind: "wybierz obraz JPEG, PNG albo WebP.",
  heic: "zdjęć HEIC nie da się odczytać; zapisz je najpierw jako JPEG.",
  heavy: "ma ponad 40 MB; zapisz mniejsze.",
  large: "ma ponad 64 megapiksele; zapisz mniejsze.",
  small: "ma mniej niż 100 pikseli szerokości albo wysokości; zrób większe.",
  torn: "obraz jest uszkodzony; wybierz inny.",
};

export const photo: Sentences<typeof en> = {
  heading: "Zdjęcie stołu",
  lead: "Zrób zdjęcie stołu pod kątem. Rozłożone płasko pod mapą pokaże, gdzie stoi teren.",
  choose: "Wybierz zdjęcie",
  hint: "JPEG, PNG albo WebP. Można je też upuścić na mapę.",
  kept: "Zdjęcie zostaje tylko na tym ekranie; zapisuje się teren, który ustawisz.",
  reading: "Wczytywanie zdjęcia…",
  wrong: (file, why) => `${file}: ${wrong[why]}`,

  set: "Ustaw rogi",
  setOn: "Przeciągnij cztery rogi na rogi stołu.",
  keys: "Strzałki przesuwają róg, z Shiftem dalej.",
  corners: "Rogi stołu na zdjęciu",
  corner: (n) => `Róg ${corners[n] ?? ""}`,
  cornerAt: (x, y) => `${count(x)} % od lewej, ${count(y)} % od góry`,
  north: "Północ",
  fault: {
    crossed: "Obrys musi raz obejść stół, bez krzyżowania się i zagięć do środka.",
    mirrored: "Mapa byłaby odbiciem w lustrze: zamień lewe rogi z prawymi.",
  },
  lay: "Połóż pod mapą",
  lies: "Zdjęcie leży pod mapą.",
  turn: "Obróć",
  turned: "Obrócone o ćwierć",
  leave: "Anuluj",
  remove: "Zabierz zdjęcie",
  removed: "Zdjęcia już nie ma.",
  strength: "Jak mocno je widać",
  share: (n) => `${count(n)} %`,
};
