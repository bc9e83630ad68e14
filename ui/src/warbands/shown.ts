/** The builder's view, as its components take it. */
import type { Broken } from "../components/broken.ts";
import type { Trait } from "../components/trait.ts";
import { folded } from "../folded.ts";
import { words } from "../words/words.svelte.ts";
import type { ModelLine, Offer, Warband, WarbandEdit } from "./calls.ts";

const said = ({ edit }: { edit: WarbandEdit }): string => JSON.stringify(edit);

/** Somebody would leave. */
const leaves = ({ kind }: WarbandEdit): boolean => kind === "remove_model" || kind === "dismiss";

/** The violations with their ways out. */
export function broken(warband: Warband): Broken<WarbandEdit>[] {
  // A way out stands once: with the model it is about, not with the whole again.
  const own = new Set(warband.violations.flatMap(({ model, mends }) => (model === null ? [] : mends)).map(said));
  return warband.violations.map(({ code, model, subject, waivable, message, rule, mends }) => ({
    message,
    rule,
    mends: mends
      .filter((mend) => model !== null || !own.has(said(mend)))
      .map(({ label, mends, edit }) => ({ label, mends, what: edit, drastic: leaves(edit) })),
    waive: waivable ? (reason) => ({ kind: "waive", code, model, subject, reason }) : null,
  }));
}

/** The characteristics of a card. */
export function traits(model: ModelLine): Trait[] {
  return model.profile.characteristics.map(({ id, value, unit, wrong, reasons }) => {
    const label = words.warbands.characteristics[id];
    return { label, value, unit, bad: wrong, why: words.warbands.whyOf(label, value), grounds: reasons };
  });
}

/** What tells an offer from the others: two other factions may sell the same piece, each at its own price. */
export const offerKey = ({ kind, faction, id }: Offer): string => [kind, faction ?? "", id].join(" ");

/** The offers whose name or fact holds every word of the query: those that may be taken, then the others. */
export function sought(offers: readonly Offer[], query: string): { open: Offer[]; shut: Offer[] } {
  const wanted = folded(query).split(/\s+/).filter(Boolean);
  const found = offers.filter(({ name, fact }) => {
    const text = folded(`${name} ${fact ?? ""}`);
    return wanted.every((word) => text.includes(word));
  });
  return { open: found.filter(({ refused }) => !refused), shut: found.filter(({ refused }) => refused) };
}

/** Offers by the tables of the armoury, in the order they come; what stands in no table has no title. */
export function tables(offers: readonly Offer[]): { title: string | undefined; offers: Offer[] }[] {
  const groups = new Map<string | undefined, Offer[]>();
  for (const offer of offers) {
    const title = offer.table
      ? words.warbands.tables[offer.table]
      : offer.kind === "option"
        ? words.warbands.options
        : undefined;
    groups.set(title, [...(groups.get(title) ?? []), offer]);
  }
  return [...groups].map(([title, offers]) => ({ title, offers }));
}

/** The change that takes an offer. */
export function taking(offer: Offer, model: number | null): WarbandEdit | null {
  switch (offer.kind) {
    case "item":
      return model === null ? null : { kind: "buy", model, item: offer.id, faction: offer.faction };
    case "option":
      return model === null ? null : { kind: "take_option", model, option: offer.id };
    case "model":
      return { kind: "add_model", entry: offer.id };
    case "mercenary":
      return { kind: "hire", mercenary: offer.id };
  }
}
