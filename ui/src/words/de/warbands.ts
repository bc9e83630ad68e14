/** Warbands: die Liste und der Editor. */
import type { warbands as en } from "../en/warbands.ts";
import { count, plural } from "../figures.ts";
import type { Sentences } from "../sentences.ts";

const pays = (ducats: number, glory: number) =>
  [ducats > 0 ? plural(ducats, "Dukat", "Dukaten") : "", glory > 0 ? `${count(glory)} Ruhm` : ""]
    .filter(Boolean)
    .join(" und ") || "nichts";

export const warbands: Sentences<typeof en> = {
  emptyHeading: "Noch keine Warbands in diesem Buch",
  emptyText:
    "Eine Warband beginnt mit einem Beutel Dukaten und einem Anführer. Ein Entwurf darf beim Bauen Regeln verletzen; das Verzeichnis sagt, was zu beheben ist.",
  muster: "Warband mustern",
  bringIn: "Warband einlesen",
  bringInFact: "New Recruit, Trench Companion, Compendium, eine Liste",
  bringInShort: "Einlesen",
  lookAround: "Erst umsehen",
  lookAroundFact: "die Mustersaison: sechs Warbands nach fünf Runden, in einem eigenen Buch",
  openSample: "Mustersaison öffnen",
  search: "Warbands suchen",
  list: "Warbands",
  counted: (n: number) => plural(n, "Warband", "Warbands"),
  columns: {
    name: "Warband",
    faction: "Fraktion",
    player: "Spieler",
    models: "Modelle",
    ducats: "Wert",
    purse: "Freie Dukaten",
    glory: "Freier Ruhm",
    games: "Spiele",
    state: "Stand",
  },
  unread: "–",
  legal: "Legal",
  noRoster: "noch kein Roster",
  buildOf: (name: string) => `für ${name} bauen`,

  unchecked: (n: number) => `${count(n)} nicht geprüft`,
  toMend: (n: number) => `${count(n)} zu beheben`,
  form: {
    heading: "Warband mustern",
    name: "Name",
    nameWanted: "Gib einen Namen ein.",
    nameHint: "so lesen ihn die anderen in der Rangliste",
    faction: "Fraktion",
    variant: "Variante",
    noVariant: "Keine Variante",
    side: (side: "faithful" | "fallen", ducats: number) =>
      `${{ faithful: "Faithful", fallen: "Fallen" }[side]} · ${plural(ducats, "Dukat", "Dukaten")}`,
    ledBy: (elites: readonly string[]) => elites.join(", "),
    ownFact: "Modelle und Preise, wie du sie eingibst; niemand prüft sie",
    noteOf: (faction: string, note: string) => `${faction}: ${note}`,
    budget: (ducats: number, glory: number) =>
      glory > 0
        ? `Beginnt mit ${plural(ducats, "Dukat", "Dukaten")} und ${count(glory)} Ruhm`
        : `Beginnt mit ${plural(ducats, "Dukat", "Dukaten")}`,
    submit: "Mustern",
    missing: { faction: "Fraktion wählen", own: "Fraktion benennen", name: "Warband benennen" },
  },
  about: (warband: {
    faction: string;
    variant: string | null;
    player: string | null;
    legal: boolean;
    roster_to_come: boolean;
    waivers: readonly { needed: boolean }[];
    models: readonly { by_hand: boolean }[];
  }) => {
    const waived = warband.waivers.filter(({ needed }) => needed).length;
    const unchecked = warband.models.filter(({ by_hand }) => by_hand).length;
    const state = [
      warband.roster_to_come ? "noch kein Roster" : warband.legal ? "legal" : "Entwurf",
      warband.legal && waived > 0 ? plural(waived, "Ausnahme", "Ausnahmen") : "",
      unchecked > 0 ? `${count(unchecked)} nicht geprüft` : "",
    ]
      .filter(Boolean)
      .join(", ");
    return [warband.variant ?? warband.faction, warband.player, state].filter(Boolean).join(" · ");
  },
  picture: "Bild",
  givePicture: (name: string) => `Ein Bild von ${name} wählen`,
  pictureOf: (name: string) => `Bild von ${name}`,
  anotherPicture: "Anderes Bild",
  replacePicture: (name: string) => `Ein anderes Bild von ${name}`,
  takePicture: "Entfernen",
  removePicture: (name: string) => `Bild von ${name} entfernen`,
  pictureMissing: "nicht in diesem Buch",
  dropPicture: "Loslassen, um das Bild zu nehmen",
  cardOf: (name: string) => `Modellkarte von ${name}`,
  purse: "Beutel",
  musterClosed: "die Musterung ist abgeschlossen",
  maySpend: (what: string) => `${what} auszugeben`,
  usualPurse: "Zurück zu den üblichen Summen",
  campaignKit: "Modelle und Ausrüstung, die es nur in Kampagnen gibt",
  totals: "Summen",
  ducats: "Dukaten",
  worth: "Wert",
  ducatsUnit: "Dukaten",
  glory: "Ruhm",
  models: "Modelle",
  elite: "ELITE",
  threshold: (game: number) => `Schwellenwert, Spiel ${game}`,
  fieldStrength: "Truppenstärke",
  modelsCounted: (n: number) => plural(n, "Modell", "Modelle"),
  gone: "Nicht mehr in der Warband",
  goneWhere: "zum Nachspiel",
  goneIn: (name: string) => `${name}: zum Nachspiel`,
  noModels: "Noch niemand. Nimm zuerst einen Anführer.",
  addModel: "Modell dazu",
  undo: (what: string) => `Rückgängig: ${what}`,
  redo: (what: string) => `Wiederholen: ${what}`,
  nothingToUndo: "Nichts rückgängig zu machen",
  nothingToRedo: "Nichts zu wiederholen",
  thingsToMend: (n: number) => `${count(n)} zu beheben`,
  kitPrice: (name: string, ducats: number, glory: number) =>
    `${name}${ducats > 0 ? ` ${count(ducats)}` : ""}${glory > 0 ? ` ${count(glory)} Ruhm` : ""}`,
  gloryPrice: (glory: number) => `${count(glory)} Ruhm`,
  price: (ducats: number, glory: number) => (glory > 0 ? `${count(glory)} R` : count(ducats)),
  searchFor: (name: string) => `In der Rüstkammer für ${name} suchen`,
  searchModels: "Suchen, wer dazukommen darf",
  armouryFor: (name: string) => `Rüstkammer für ${name}`,
  whoMayJoin: "Wer darf dazu",
  takesNothing: "Sonst nichts zu haben.",
  nobodyJoins: "Sonst niemand zu haben.",
  mayTake: (name: string) => `${name} darf nehmen`,
  options: "Optionen",
  tables: {
    ranged: "Fernkampfwaffen",
    grenade: "Granaten",
    melee: "Nahkampfwaffen",
    armour: "Rüstung",
    shield: "Schilde",
    headgear: "Kopfschutz",
    equipment: "Ausrüstung",
  },
  mayJoin: "Darf dazu",
  notFor: (name: string) => `Nicht für ${name}`,
  notNow: "Nicht jetzt",
  whyColumn: "warum",
  add: "Dazu",
  addNamed: (what: string) => `${what} dazunehmen`,
  addAnyway: "Trotzdem",
  addAnywayNamed: (what: string) => `Trotzdem dazunehmen: ${what}, gegen eine Regel`,
  sell: (what: string) => `${what} verkaufen`,
  sellBack: (what: string, ducats: number, glory: number) => `${what} verkaufen, für ${pays(ducats, glory)}`,
  brings: (ducats: number, glory: number) => `bringt ${pays(ducats, glory)}, den halben Preis`,
  kitOf: (name: string) => `Ausrüstung von ${name}`,
  fixedKit: "gehört zum Modell",
  rename: "Umbenennen",
  renameModel: (name: string) => `${name} umbenennen`,
  newName: (name: string) => `Neuer Name für ${name}`,
  renameWarband: "Warband umbenennen",
  copy: "Kopieren",
  copyModel: (name: string) => `${name} kopieren`,
  remove: "Entlassen",
  leaves: {
    dismissed: { short: "Entlassen", model: (name: string) => `${name} entlassen` },
    retires: { short: "Ruhestand", model: (name: string) => `${name} in den Ruhestand` },
  },
  chooseModel: "Wähle ein Modell, um seine Modellkarte zu sehen und was es nehmen darf.",
  whole: "Die Warband",
  backToWarband: "Zurück zur Warband",
  none: "keine",
  open: "nicht gewählt",
  fireteams: "Fireteams",
  fireteamsOf: (is: number, of: number | null) => (of === null ? count(is) : `${count(is)} von ${count(of)}`),
  noFireteams: "Noch keins. Ein Paar bildest du in der Zeile eines Modells.",
  fireteam: (name: string) => `Fireteam von ${name}`,
  fireteamShort: "Fireteam mit",
  alone: "niemandem",
  nowWith: (name: string, other: string) => `${name}, jetzt mit ${other}`,
  pair: (one: string, other: string) => `${one} und ${other}`,
  part: "Trennen",
  partNamed: (one: string, other: string) => `${one} und ${other} trennen`,
  mercenaries: "Söldner",
  letGo: (name: string) => `${name} entlassen`,
  armWith: (name: string) => `Waffen für ${name}`,
  chooseWeapon: "Waffe wählen",
  giveBack: "Zurückgeben",
  giveBackNamed: (what: string, name: string) => `${what} von ${name} zurückgeben`,
  arsenal: "Arsenal",
  sellFor: (ducats: number, glory: number) =>
    glory > 0 ? `Verkaufen für ${count(glory)} Ruhm` : `Verkaufen für ${plural(ducats, "Dukat", "Dukaten")}`,
  sellOne: (what: string, ducats: number, glory: number) =>
    `Verkaufen für ${glory > 0 ? `${count(glory)} Ruhm` : plural(ducats, "Dukat", "Dukaten")}: 1 × ${what}`,
  times: (n: number, what: string) => (n === 1 ? what : `${count(n)} × ${what}`),
  fromArsenal: (what: string) => `${what} aus dem Arsenal nehmen`,
  toArsenal: (what: string) => `${what} ins Arsenal legen`,
  waived: (n: number) => plural(n, "Ausnahme", "Ausnahmen"),
  waivedFor: (reason: string) => `Ausnahme: ${reason}`,
  waivedBefore: (reason: string) => `Ausnahme, nicht mehr nötig: ${reason}`,
  withdraw: "Zurückziehen",
  withdrawNamed: (what: string) => `Ausnahme zurückziehen: ${what}`,
  whyNot: (name: string, short: string) => `${short}: warum nicht ${name}`,
  up: (name: string) => `${name} nach oben`,
  down: (name: string) => `${name} nach unten`,
  characteristics: {
    move: "Bewegung",
    ranged: "Fernkampf",
    melee: "Nahkampf",
    armour: "Rüstung",
    base: "Base",
  },
  whyOf: (label: string, value: string) => `${label} ${value}: warum`,
  strongbox: "Kriegskasse",
  drop: (what: string) => `${what} ablegen`,
  saidEdited: (name: string, violations: number) =>
    violations === 0 ? `${name}: gespeichert, legal` : `${name}: gespeichert, ${count(violations)} zu beheben`,
  noneOfThese: (query: string) => `Hier heißt nichts „${query}“.`,
  nothingFound: (query: string, model: string | null) =>
    model === null
      ? `Niemand, der dazukommen darf, heißt „${query}“.`
      : `Für ${model} gibt es nichts namens „${query}“.`,
};
