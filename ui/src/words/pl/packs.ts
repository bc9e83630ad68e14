/** Pakiety i dwa stany bandy obok siebie. */
import { count } from "../figures.ts";
import type { packs as en } from "../en/packs.ts";
import type { Sentences } from "../sentences.ts";

export const packs: Sentences<typeof en> = {
  heading: "Zasady",
  version: (version) => `wersja ${version}`,
  kept: "w tej księdze",
  choose: "Zasady",
  shelf: "Pakiety zasad",
  send: "Zapisz jako plik",
  sendOf: (name) => `Zapisz jako plik: ${name}`,
  sent: (file) => `Zapisano w ${file}.`,
  bring: "Wczytaj pakiet",
  bringNote: "plik z końcówką .nml-pack albo pack.json z folderu",
  brought: (name) => `${name} jest w tej księdze. Bandy i kampanie mogą na niego przejść.`,
  known: (name) => `${name} już tu jest.`,
  other: "Przejdź na",
  lookAt: "Zobacz, co zmieni pakiet",
  stay: "zostaw te",
  stayButton: "Anuluj",
  move: (name) => `Przejdź na ${name}`,
  boundToCampaign: "Jej zasady zmieniają się razem z zasadami kampanii.",
  organised: "Zasady kampanii zmienia ten, kto ją prowadzi, dla wszystkich band naraz.",
  same: "Nic się nie zmienia.",
  broken: "Już niedozwolone",
  mended: "Odtąd dozwolone",
  before: "przed: ",
  after: "po: ",
  history: "Historia",
  historyHint: "najnowsze na górze",
  compare: "Porównaj",
  compareEntry: (seq) => `Porównaj wpis ${count(seq)}`,
  takenBack: "cofnięte",
  between: (chosen) => {
    const [one, other] = [...chosen].sort((a, b) => a - b);
    return other === undefined
      ? `Od wpisu ${count(one ?? 0)} do teraz`
      : `Od wpisu ${count(one ?? 0)} do wpisu ${count(other)}`;
  },
};
