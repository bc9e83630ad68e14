// Body of a WebDriver script: answers what a battle asks by what it offers, for at most so many entries, with dice taken
// in turn from a given row. Shots first, then blows; where bases stand, nobody says.
const [battle, dice, thrown, most, stop, done] = arguments;
const call = (name, input) => window.__TAURI_INTERNALS__.invoke(name, { input });
const liking = [
  "choose_zone", "choose_first", "activate", "pick_friend", "pick_enemy", "scatter", "morale_order", "regenerate", "shoot", "fight", "react", "charge", "end_charge", "flee",
  "enough", "end_activation",
];
let at = thrown;

// What a scenario asks that is no choice among sentences.
function sceneOf(step, offers) {
  const asked = offers.flatMap((one) => (typeof one === "object" && "scenario" in one ? [one.scenario] : []));
  const find = (about) => step.about === about && asked.find((one) => one.about === about.replace("choose_", ""));
  if (find("hold")) return { say: "hold", objectives: find("hold").proposed };
  if (find("count")) return { say: "count", counts: Array.from({ length: find("count").sides }, () => 0) };
  if (find("alliances")) return { say: "alliances", named: Array.from({ length: find("alliances").all }, () => null) };
  if (find("choose_force")) return { say: "force", models: find("choose_force").among };
  const vanguard = step.about === "vanguard" && asked.find((one) => one.about === "force");
  if (vanguard) return { say: "force", models: vanguard.among.slice(0, vanguard.most) };
  const note = step.about === "note" && asked.find((one) => one.about === "note" && one.side === step.side && one.note === step.note);
  if (!note) return null;
  return { say: "note", side: note.side, note: note.note, models: note.among.slice(0, note.most), objective: note.objectives > 0 ? 0 : null };
}

function answer({ question, scenario }) {
  const { offers, step, roll } = question;
  const offer = (key) => offers.find((one) => typeof one === "object" && key in one)?.[key];
  if (roll) {
    const faces = Array.from({ length: roll.dice }, () => dice[at++ % dice.length]);
    // Equal dice are rolled off again.
    if (question.who.length > 1 && faces[0] === faces[1]) faces[1] = (faces[0] % 6) + 1;
    return { do: "roll", faces, source: "table" };
  }
  // Side A holds the first three objectives.
  if (offer("control")) return { do: "control", holders: offer("control").proposed.map((_, i) => (i < 3 ? 0 : 1)) };
  if (offer("caught")) return { do: "caught", models: step.attack ? [step.attack.target] : offer("caught").proposed };
  if (step.ask === "deploy" || step.about === "lay") return offer("place").command;
  const scene = sceneOf(step, offers);
  if (scene) return { do: "scenario", ...scene };
  const said = offers.flatMap((one) => (typeof one === "object" && "say" in one ? [one.say] : []));
  const wanted = said.filter((one) => liking.includes(one.do) && one.flee !== true && one.reached !== false);
  wanted.sort((a, b) => liking.indexOf(a.do) - liking.indexOf(b.do));
  const works = said.filter((one) => one.do === "scenario" && one.say !== "deny");
  return wanted[0] ?? offer("place")?.command ?? works[0] ?? said[0];
}

(async () => {
  let view = await call("battle", { battle });
  let said = 0;
  while (said < most && view.question && view.question.step.ask !== stop && view.question.step.about !== stop) {
    if (view.question.offers.some((one) => typeof one === "object" && "cards" in one)) {
      view = await call("battle_roll", { battle });
      said += 1;
      continue;
    }
    const command = answer(view);
    if (!command) throw new Error(`no answer to ${JSON.stringify(view.question.step)}`);
    try {
      view = await call("battle_say", { battle, commands: [command] });
    } catch (failure) {
      throw new Error(`${JSON.stringify(command)}: ${JSON.stringify(failure)}`);
    }
    said += 1;
  }
  return { said, thrown: at, asked: view.question?.step.about === stop ? stop : view.question?.step.ask ?? null };
})().then(done, (error) => done({ error: String(error) }));
