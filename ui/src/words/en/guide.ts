/** A first battle: what each question means, said once. */

/** A page of the guide. */
export interface GuidePage {
  title: string;
  text: string;
}

const pages: Record<string, GuidePage> = {
  zone_roll_off: {
    title: "A roll-off",
    text: "Each side throws one die; the higher one chooses. Throw them at the table and tap the faces in here, or let the app roll with R. The red line marks what is being asked, always in this panel.",
  },
  choose_zone: {
    title: "Zones",
    text: "The winner takes one of the zones drawn on the map. The other zone is for the other side.",
  },
  deploy_roll_off: {
    title: "Who begins to set up",
    text: "Another roll-off: the higher die begins, then the sides put down a model in turn.",
  },
  deploy: {
    title: "Setting up",
    text: "Tap the map where the model stands, then set it up. Nobody has to keep the map: \u201CNot on the map\u201D logs the battle without places, and you say what the table sees.",
  },
  initiative_roll_off: {
    title: "Initiative",
    text: "The side with more models standing has Initiative each Turn. It is level now, so the dice decide.",
  },
  choose_first: {
    title: "Who goes first",
    text: "Having Initiative means choosing which side Activates a model first. After that the sides take turns.",
  },
  activate: {
    title: "Activation",
    text: "Choose one model that has not acted in this Turn: by its card, on the map, or by its number in the list. When all have acted, the Turn ends.",
  },
  act: {
    title: "ACTIONS",
    text: "A model may do several things once each: Move, Dash, shoot, fight. What it cannot do now is grey and says why. E ends its Activation. Every entry can be undone at the top.",
  },
  success: {
    title: "A Success Roll",
    text: "Two dice, 7 or more succeeds. Each +1 DICE adds a die and the two highest count; each \u22121 DICE adds a die and the two lowest count. The list says where they come from, the bar what the chances are.",
  },
  injury: {
    title: "An Injury Roll",
    text: "Rolled after a hit: 2 to 6 leaves a BLOOD MARKER, 7 or 8 takes the model Down, 9 or more Out of Action. Armour takes from the sum. BLOOD MARKERS on the victim can be spent for more dice, before they are thrown.",
  },
  charge_bonus: {
    title: "The Charge Bonus",
    text: "A charging model goes its Movement and the number on this die further, towards its target.",
  },
  end_charge: {
    title: "The end of a Charge",
    text: "Put the model where the charge ends. Within an inch of its target it is in melee and may fight.",
  },
  reactions: {
    title: "A parting blow",
    text: "Who walks away from melee gives each enemy beside it one attack, unless they let it go.",
  },
  dash_move: { title: "The Dash", text: "The roll was passed: the model may go its Movement once more." },
  retreat_move: { title: "The retreat", text: "It breaks away: put it where it goes, out of the enemy\u2019s reach." },
  into_melee: {
    title: "Into melee",
    text: "A shot at a model in melee may find a friend: this die says whom it goes at.",
  },
  pick_friend: { title: "A friend", text: "The shot goes astray. Say which friend stands in the way." },
  caught: { title: "The blast", text: "Say who stands inside it. The map proposes, the table decides." },
  more_attacks: { title: "Further attacks", text: "The weapon allows more of them, at the same or at other targets." },
  morale: {
    title: "Morale",
    text: "With half its models Down or Out of Action, a side tests whether it holds. 7 or more holds.",
  },
  flee_or_shaken: {
    title: "Flee or fight on",
    text: "The check failed: leave the field and end the battle, or fight on Shaken, with every Success Roll Risky.",
  },
  control: {
    title: "The end of a Turn",
    text: "Say who holds each objective. The map proposes who is near enough; victory points follow from it.",
  },
};

export const guide = {
  pages,
  heading: "First battle",
  understood: "Understood",
  off: "No more of these",
  again: "Explain again",
};
