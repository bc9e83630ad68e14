/** Die Führung mit fünf Stationen. */
import type { tour as en } from "../en/tour.ts";
import type { Sentences } from "../sentences.ts";

export const tour: Sentences<typeof en> = {
  heading: "Eine Führung mit fünf Stationen",
  offer: "eine Minute in der Beispielsaison; du kannst jederzeit aufhören",
  take: "Führung beginnen",
  again: "Noch eine Führung",
  stop: (n: number, of: number) => `Station ${n} von ${of}`,
  next: "Weiter",
  back: "Zurück",
  skip: "Überspringen",
  done: "Führung beenden",
  stops: {
    warbands: {
      heading: "Stell deine Warbands auf",
      text: "Hier fängt alles an. Der Baukasten kennt Preise und Limits, sagt, was nicht stimmt und wie es geht, und liest Roster aus anderen Programmen ein.",
    },
    battle: {
      heading: "Logg eine Schlacht am Tisch",
      text: "Du wirfst echte Würfel und tippst sie ein. Die App fragt, was als Nächstes kommt, zählt die Modifikatoren zusammen und zeigt die Chancen. Sie würfelt nur, wenn du es willst.",
    },
    campaign: {
      heading: "Verfolg die Saison",
      text: "Spiele, Rangliste, das Nachspiel jeder Schlacht und eine Chronik. Auf Papier gespielt? Trag das Ergebnis von Hand ein. Ein Fehler? Berichtige ihn später und sieh, was daraus folgt.",
    },
    saved: {
      heading: "Nichts zu speichern",
      text: "Was du einträgst, ist sofort auf der Platte, und dieses Zeichen sagt es. Du kannst es rückgängig machen, und die App sichert von selbst.",
    },
    help: {
      heading: "Schlag jede Regel nach",
      text: "Das hier oder die Taste ? öffnet auf jeder Seite die Referenz: Keywords, ACTIONS, Tabellen. Ein punktiert unterstrichenes Wort wie RISKY öffnet seinen Eintrag. Die Führung findest du auch auf der Seite Buch.",
    },
  },
};
