/** Interpretacje: gdzie źródła zasad się różnią i jak czyta je zestaw zasad. */
import type { rulings as en } from "../en/rulings.ts";
import type { Sentences } from "../sentences.ts";
import { several } from "./forms.ts";

/** Za czym stoją skróty źródeł: nazwa i to, co dodaje się, gdy jest miejsce. */
const names: Record<string, [name: string, more?: string]> = {
  CH: ["lista zmian", "1.0.2"],
  CO: ["kompendium (comprehensive)"],
  CR: ["kompendium (core)"],
  DR: ["podręcznik", "1.0.2"],
  NR: ["tekst New Recruit"],
  P16: ["playtest", "1.6"],
  RB: ["słowa autora"],
  RC: ["komentarze", "1.0.2"],
  S0: ["quick start dla dwojga"],
  S1: ["strona o obrażeniach"],
  S2: ["strona playtestu o ruchu"],
  S3: ["arkusz quick start"],
  S4: ["A Troll in the Trenches"],
  TC: ["kompendium (scenariusze)"],
  XR: ["angielska ściąga fanów"],
};

export const rulings: Sentences<typeof en> = {
  heading: "Interpretacje",
  open: "Interpretacje i zestawy zasad",
  intro:
    "Gdzie źródła się różnią, zestaw zasad mówi, jak czytać zasadę. Bitwa zachowuje interpretacje, z którymi się zaczęła.",
  rulesets: "Zestaw zasad",
  differs: (n) => (n === 0 ? "jak w druku" : several(n, "różnica", "różnice", "różnic")),
  own: "twój",
  compare: "Porównaj z",
  compareNone: "Nic",
  search: "Szukaj interpretacji",
  onlyDiffering: "Tylko tam, gdzie się różnią",
  onlyUnusual: "Tylko inne niż w druku",
  shown: (n, of) =>
    n === of ? several(n, "interpretacja", "interpretacje", "interpretacji") : `${n} z ${of} interpretacji`,
  none: "Żadna interpretacja tego nie mówi.",
  usual: "jak w druku",
  by: (name) => `tak gra ${name}`,
  sources: (tags) => told(tags, true),
  sourcesBrief: (tags) => told(tags, false),
  source: (tags) => (tags[0] === undefined ? null : named(tags[0])[0]),
  recorded: "Źródła się różnią, ale niczego to nie zmienia.",
  makeOwn: "Utwórz własny",
  makeFrom: (name) => `Zaczyna się od interpretacji zestawu ${name}; potem zmień dowolne.`,
  name: "Nazwa",
  make: "Utwórz",
  made: (name) => `${name} jest w księdze`,
  rename: "Zmień nazwę",
  change: (question) => `Interpretacja: ${question}`,
  changed: (id) => `${id}: teraz inna interpretacja`,
  ownHint: "Bitwy, które już trwają, zachowują interpretacje, z którymi się zaczęły.",
};

function named(source: string): [name: string, more?: string] {
  const [tag = source] = source.split(" ");
  return names[tag] ?? [tag];
}

/** Każde źródło raz, w ich kolejności. */
function told(sources: readonly string[], places: boolean): string[] {
  if (sources.length === 0) return ["żadne źródło nie mówi tego wprost"];
  const tags = [...new Set(sources.map((source) => source.split(" ")[0] ?? source))];
  return tags.map((tag) => {
    const [name, more] = named(tag);
    if (!places) return name;
    const at = sources.filter((source) => source.startsWith(`${tag} `)).map((source) => source.slice(tag.length + 1));
    return [name, more, at.length > 0 ? where(at) : undefined].filter((part) => part !== undefined).join(" ");
  });
}

/** `s. 36`, `s. 14, 36 i 37`, `s. 68–86`, `Q5`. */
function where(places: readonly string[]): string {
  const at = places.map((place) => place.replace(/^pp?\./, "").replace("-", "\u2013"));
  return places.every((place) => /^pp?\./.test(place)) ? `s.\u00a0${listed(at)}` : listed(at);
}

function listed(parts: readonly string[]): string {
  return parts.length < 2 ? parts.join("") : `${parts.slice(0, -1).join(", ")} i ${parts.at(-1) ?? ""}`;
}
