/** Eine erste Schlacht: was jede Frage bedeutet, einmal gesagt. */
import type { guide as en } from "../en/guide.ts";
import type { Sentences } from "../sentences.ts";

/** Zu jeder Frage, die gestellt werden kann, eine Seite. */
const pages = {
  zone_roll_off: {
    title: "Auswürfeln",
    text: "Jede Seite wirft einen Würfel; der höhere wählt. Würfelt am Tisch und tippt die Zahlen hier an, oder lasst die App mit R würfeln. Die Frage steht immer unter der roten Linie.",
  },
  choose_zone: {
    title: "Zonen",
    text: "Wer gewonnen hat, nimmt eine der Zonen auf der Karte. Die andere gehört der anderen Seite.",
  },
  deploy_roll_off: {
    title: "Wer zuerst aufstellt",
    text: "Die größere Streitmacht fängt an. Diese beiden sind gleich groß, also beginnt der höhere Würfel; dann geht es abwechselnd, Modell für Modell.",
  },
  deploy: {
    title: "Aufstellen",
    text: "Tipp auf die Karte, wo das Modell steht, dann stell es auf. Die Karte muss nicht sein: „Ohne Position“ schreibt die Schlacht ohne Positionen mit, und du sagst, was auf dem Tisch gilt.",
  },
  initiative_roll_off: {
    title: "Initiative",
    text: "In jedem Zug hat die Seite mit weniger stehenden Modellen die Initiative. Jetzt haben beide gleich viele, also entscheiden die Würfel.",
  },
  choose_first: {
    title: "Wer anfängt",
    text: "Die Seite mit der Initiative sagt, wer zuerst aktiviert. Danach geht es abwechselnd.",
  },
  activate: {
    title: "Aktivierung",
    text: "Wähle ein Modell, das in diesem Zug noch nicht gehandelt hat: über seine Modellkarte, auf der Karte oder mit seiner Nummer in der Liste. Haben alle gehandelt, endet der Zug.",
  },
  regenerate: {
    title: "REGENERATE",
    text: "Wird dieses Modell aktiviert, darf es einige seiner BLOOD MARKERS ablegen. Sag, wie viele.",
  },
  act: {
    title: "ACTIONS",
    text: "Ein Modell darf mehrere Dinge tun, jedes einmal: sich bewegen, sprinten, schießen, kämpfen. Was gerade nicht geht, ist grau, mit dem Grund. E beendet die Aktivierung. Jeder Eintrag lässt sich oben rückgängig machen.",
  },
  success: {
    title: "Ein Erfolgswurf",
    text: "Zwei Würfel werden zusammengezählt. Jeder +1 DICE bringt einen Würfel dazu, und die zwei höchsten zählen; bei jedem \u22121 DICE zählen die zwei niedrigsten. Die Liste sagt, woher sie kommen; der Balken zeigt die Chancen auf Fehlschlag, Erfolg und einen kritischen. Misslingt ein Risky Wurf, endet auch die Aktivierung.",
  },
  injury: {
    title: "Ein Verletzungswurf",
    text: "Nach einem Treffer würfelt ihn der Angreifer. Je höher die Summe, desto schlimmer: ein BLOOD MARKER, am Boden, außer Gefecht. Rüstung senkt die Summe. Vor dem Wurf lassen sich BLOOD MARKERS des Opfers für mehr Würfel ausgeben.",
  },
  charge_bonus: {
    title: "Der Sturmbonus",
    text: "Ein stürmendes Modell bewegt sich um seine Bewegung und diesen Wurf auf sein Ziel zu. Stehen beide auf der Karte, sagt die Frage, welche Zahl reicht.",
  },
  end_charge: {
    title: "Ende des Sturmangriffs",
    text: "Stell das Modell hin, wo der Sturmangriff endet. Ist das nah genug am Ziel, gelingt er, und das Modell darf kämpfen.",
  },
  evade: {
    title: "SKIRMISHER",
    text: "Ein SKIRMISHER, auf den jemand stürmt, darf erst ausweichen, weg von allen Feinden. Ein Würfel sagt, wie weit.",
  },
  evade_roll: { title: "Ausweichen", text: "Ein Würfel sagt, wie weit; die Entfernung steht neben der Karte." },
  put: {
    title: "Wo es jetzt ist",
    text: "Etwas anderes hat es bewegt. Stell es hin, wo es auf dem Tisch steht, oder lass es ohne Position.",
  },
  push_roll: { title: "Ein Stoß", text: "Ein Würfel sagt, wie weit das Modell weggestoßen wird." },
  dive: {
    title: "Ein Sprungangriff",
    text: "Springt ein Modell am Ende eines Sturmangriffs hinab, darf es daraus einen Sprungangriff machen: ein Risky Wurf. Gelingt er, entfällt der Sturz, und der nächste Nahkampfangriff wird leichter; misslingt er, hat das seinen Preis.",
  },
  ledge: {
    title: "An einer Kante",
    text: "Ein Modell, das an einer Kante zu Boden geht, kann hinunterstürzen. Sag, ob dort eine ist und wie tief es hinabgeht.",
  },
  reactions: {
    title: "Ein Hieb zum Abschied",
    text: "Wer aus dem Nahkampf weggeht, wird erst von jedem Feind daneben einmal angegriffen, außer sie lassen es gut sein.",
  },
  dash_move: { title: "Der Sprint", text: "Der Wurf ist gelungen: Das Modell darf sich noch einmal bewegen." },
  retreat_move: {
    title: "Der Rückzug",
    text: "Es löst sich: Stell es hin, wo es hingeht, außer Reichweite des Feindes.",
  },
  into_melee: {
    title: "In den Nahkampf",
    text: "Ein Schuss auf ein Modell im Nahkampf kann die eigene Seite treffen. Die Zeile darüber sagt, bei welchen Zahlen er wem gilt und wie wahrscheinlich er die eigene Seite trifft.",
  },
  pick_friend: {
    title: "Die eigene Seite",
    text: "Der Schuss geht fehl. Sag, wer von der eigenen Seite im Weg steht.",
  },
  pick_enemy: { title: "Ein Feind", text: "Der Schuss gilt einem Feind in diesem Nahkampf. Sag, wem." },
  draw_victim: { title: "Wen es trifft", text: "Mehrere kommen in Frage. Ein Würfel sagt, wen der Schuss trifft." },
  scatter: {
    title: "SCATTER",
    text: "Der Schuss ging daneben, kommt aber irgendwo herunter: so weit weg, wie der Titel sagt, in die Richtung, die die andere Seite sagt.",
  },
  caught: { title: "Die Explosion", text: "Sag, wer darin steht. Die Karte schlägt vor, der Tisch entscheidet." },
  more_attacks: {
    title: "Weitere Angriffe",
    text: "Die Waffe erlaubt mehr Angriffe, auf dasselbe Ziel oder auf andere.",
  },
  morale: {
    title: "Moral",
    text: "Sind zu viele Modelle einer Seite am Boden oder außer Gefecht, würfelt sie, ob sie standhält.",
  },
  morale_order: {
    title: "Zwei Moraltests",
    text: "Beide Seiten müssen prüfen. Wer zuerst flieht, verliert; darum sagt die Seite mit der Initiative, wer zuerst prüft.",
  },
  flee_or_shaken: {
    title: "Fliehen oder weiterkämpfen",
    text: "Der Test ist misslungen: Verlasst das Feld und verliert die Schlacht, oder kämpft erschüttert weiter; dann ist jeder Erfolgswurf Risky.",
  },
  control: {
    title: "Ende eines Zugs",
    text: "Sag, wer welches Missionsziel hält. Die Karte schlägt vor, wer nah genug ist; daraus folgen die Siegpunkte.",
  },
  scenario: {
    title: "Das Szenario fragt",
    text: "Hier kommen die eigenen Fragen des Szenarios: seine Würfel, was wo liegt, und die Ruhmestaten, die das Log gesehen hat.",
  },
  content: {
    title: "Was eine Fähigkeit fragt",
    text: "Fähigkeiten und Ausrüstung wirken von selbst. Wo nur du sagen kannst, wen, wo oder ob, fragen sie; der Name darüber sagt, welche.",
  },
  what_stands: {
    title: "Was gilt",
    text: "Die Schlacht wurde vor dem Ende abgebrochen. Sag, was zählt: der Stand, wie er ist, ein Sieg, ein Unentschieden oder kein Ergebnis.",
  },
};

export const guide: Sentences<typeof en> = {
  pages,
  heading: "Erste Schlacht",
  understood: "Verstanden",
  off: "Nicht mehr erklären",
  again: "Wieder erklären",
};
