/** A first battle: what each question means, said once. */

/** A page of the guide. */
export interface GuidePage {
  title: string;
  text: string;
}

/** Every question that can be asked has one. */
const pages = {
  zone_roll_off: {
    title: "A roll-off",
    text: "Each side throws one die; the higher one chooses. Throw them at the table and tap the faces here, or let the app roll with R. The question always stands under the red line.",
  },
  choose_zone: {
    title: "Zones",
    text: "The winner takes one of the zones drawn on the map. The other zone is for the other side.",
  },
  deploy_roll_off: {
    title: "Who begins to set up",
    text: "The larger Force begins. These two are equal, so the higher die begins; then the sides take turns, a model at a time.",
  },
  deploy: {
    title: "Setting up",
    text: "Tap the map where the model stands, then set it up. You need not keep the map: \u201CLeave untracked\u201D logs the battle without positions, and you say what is on the table.",
  },
  initiative_roll_off: {
    title: "Initiative",
    text: "Each Turn, the side with fewer models standing has Initiative. Both have the same number now, so the dice decide.",
  },
  choose_first: {
    title: "Who goes first",
    text: "The side with Initiative says who Activates first. After that the sides take turns.",
  },
  activate: {
    title: "Activation",
    text: "Choose one model that has not acted in this Turn: by its card, on the map, or by its number in the list. When all have acted, the Turn ends.",
  },
  regenerate: {
    title: "REGENERATE",
    text: "When it is Activated, this model may take off some of its BLOOD MARKERS. Say how many.",
  },
  act: {
    title: "ACTIONS",
    text: "A model may do several things, each once: Move, Dash, shoot, fight. What it cannot do now is grey, with the reason. E ends its Activation. Every entry can be undone at the top.",
  },
  success: {
    title: "A Success Roll",
    text: "Two dice are added up. Each +1 DICE adds a die and the two highest count; each \u22121 DICE adds a die and the two lowest count. The list says where they come from; the bar shows the chances of failure, success and a critical. A Risky roll that fails ends the Activation as well.",
  },
  injury: {
    title: "An Injury Roll",
    text: "The attacker rolls this after a hit. The higher the sum, the worse: a BLOOD MARKER, Down, Out of Action. Armour lowers the sum. BLOOD MARKERS on the victim can be spent for more dice before they are thrown.",
  },
  charge_bonus: {
    title: "The Charge Bonus",
    text: "A charging model moves its Movement plus this roll towards its target. If both are on the map, the question says which face is enough.",
  },
  end_charge: {
    title: "The end of a Charge",
    text: "Put the model where the Charge ends. If it ends near enough to its target, the Charge succeeds and it may fight.",
  },
  evade: {
    title: "SKIRMISHER",
    text: "A SKIRMISHER that is charged may step aside first, away from every enemy. A die says how far.",
  },
  evade_roll: { title: "Stepping aside", text: "One die says how far; the distance is shown beside the map." },
  put: {
    title: "Where it is now",
    text: "Something else moved it. Put it where it stands on the table, or leave it untracked.",
  },
  push_roll: { title: "A push", text: "One die says how far the model is pushed away." },
  dive: {
    title: "A Diving Charge",
    text: "A model that jumps down at the end of a Charge may make it a dive: a Risky roll. Success avoids the fall and helps the next Melee Attack; failure has its price.",
  },
  ledge: {
    title: "At a ledge",
    text: "A model that goes Down beside a ledge may fall. Say whether there is one, and how deep it is.",
  },
  reactions: {
    title: "A parting blow",
    text: "A model that walks away from melee takes one attack from each enemy beside it first, unless they let it go.",
  },
  dash_move: { title: "The Dash", text: "The roll succeeded: the model may move its Movement again." },
  retreat_move: { title: "The retreat", text: "It breaks away: put it where it goes, out of the enemy\u2019s reach." },
  into_melee: {
    title: "Into melee",
    text: "A shot at a model in melee may find a friend. The line above says which faces send it at whom, and how likely it is to hit a friend.",
  },
  pick_friend: { title: "A friend", text: "The shot goes astray. Say which friend stands in the way." },
  pick_enemy: { title: "An enemy", text: "The shot goes at an enemy in that melee. Say which one." },
  draw_victim: { title: "Who is hit", text: "Several could be hit. One die says whom the shot hits." },
  scatter: {
    title: "SCATTER",
    text: "The shot missed, but it comes down somewhere: as far away as the title says, in the direction the other side says.",
  },
  caught: { title: "The blast", text: "Say who stands inside it. The map proposes, the table decides." },
  more_attacks: { title: "Further attacks", text: "The weapon allows more attacks, at the same target or at others." },
  morale: {
    title: "Morale",
    text: "A side with too many models Down or Out of Action rolls to see whether it holds.",
  },
  morale_order: {
    title: "Two Morale Checks",
    text: "Both sides have to test. The first to flee loses, so the side with Initiative says who tests first.",
  },
  flee_or_shaken: {
    title: "Flee or fight on",
    text: "The check failed: leave the field and lose the battle, or fight on Shaken, with every Success Roll Risky.",
  },
  control: {
    title: "The end of a Turn",
    text: "Say who holds each objective. The map proposes who is near enough; victory points follow from it.",
  },
  scenario: {
    title: "The scenario asks",
    text: "This scenario’s own questions come here: its dice, what lies where, and the Glorious Deeds that the log saw.",
  },
  content: {
    title: "What an ability asks",
    text: "Abilities and equipment act by themselves. Where only you can say whom, where or whether, they ask; the name above says which.",
  },
  what_stands: {
    title: "What stands",
    text: "The battle was stopped before its end. Say what counts: the score as it is, a win, a draw, or no result.",
  },
};

export const guide = {
  pages,
  heading: "First battle",
  understood: "Understood",
  off: "Stop explaining",
  again: "Explain again",
};
