/** House packs: what crosses. Lengths are micrometres, as everywhere. */
import type * as ipc from "../../bindings/ipc.ts";
import { call, choose, write } from "../../ipc.svelte.ts";

export type HousePackLine = ipc.HousePackLine;
/** How one stands. */
export type Head = ipc.HousePackHead;
/** One with the rows asked for. */
export type View = ipc.HousePackView;
/** What somebody looks at. */
export type Show = Omit<ipc.HousePackShow, "house_pack">;
export type RowsOf = ipc.RowsOf;
export type RowRef = ipc.PackRowRef;
export type List = ipc.PackList;
export type RowLine = ipc.RowLine;
/** One row, its form, and what was changed in it. */
export type Sheet = ipc.RowSheet;
export type Form = ipc.RowForm;
export type ModelForm = ipc.ModelForm;
export type ItemForm = ipc.ItemForm;
export type LineForm = ipc.LineForm;
export type KeywordForm = ipc.KeywordForm;
export type AbilityForm = ipc.AbilityForm;
export type EffectForm = ipc.EffectForm;
export type SimpleEffect = ipc.SimpleEffect;
/** What the forms have to choose from. */
export type Choices = ipc.HousePackChoices;
export type NewRow = ipc.NewRow;
export type Side = ipc.PackSide;
export type Difference = ipc.PackDifference;

export const listHouse = (): Promise<HousePackLine[]> => call("house_packs", null);
export const beginHouse = (from: string, name: string, version: string): Promise<Head> =>
  write("house_pack_begin", { from, name, version });
export const viewHouse = (house_pack: string, show: Show): Promise<View> =>
  call("house_pack_view", { house_pack, ...show });
export const choicesOf = (house_pack: string): Promise<Choices> => call("house_pack_choices", { house_pack });
export const rowOf = (house_pack: string, row: RowRef): Promise<Sheet> => call("house_pack_row", { house_pack, row });
export const nameHouse = (house_pack: string, name: string, version: string): Promise<Head> =>
  write("house_pack_name", { house_pack, name, version });
export const changeRow = (house_pack: string, row: RowRef, form: Form): Promise<Sheet> =>
  write("house_pack_change", { house_pack, row, form });
export const addRow = (house_pack: string, added: NewRow): Promise<Sheet> =>
  write("house_pack_add", { house_pack, new: added });
export const removeRow = (house_pack: string, row: RowRef): Promise<Head> =>
  write("house_pack_remove", { house_pack, row });
export const restoreRow = (house_pack: string, row: RowRef): Promise<Head> =>
  write("house_pack_restore", { house_pack, row });
export const putAwayHouse = (house_pack: string): Promise<Head> =>
  write("house_pack_put_away", { house_pack, away: true });
export const undoHouse = (house_pack: string): Promise<Head> => write("house_pack_undo", { house_pack });
export const redoHouse = (house_pack: string): Promise<Head> => write("house_pack_redo", { house_pack });
export const finishHouse = (house_pack: string): Promise<ipc.PackBrought> =>
  choose("house_pack_finish", { house_pack });
export const differenceOf = (before: Side, after: Side): Promise<Difference> =>
  call("pack_difference", { before, after });

/** Two names of one row are the same row. */
export const sameRow = (one: RowRef | null, other: RowRef | null): boolean => keyOf(one) === keyOf(other);

/** A row's name within the page. */
export function keyOf(row: RowRef | null): string {
  if (!row) return "";
  switch (row.kind) {
    case "model":
      return `model ${row.list.faction} ${row.list.variant ?? ""} ${row.id}`;
    case "line":
      return `line ${row.list.faction} ${row.list.variant ?? ""} ${row.item}`;
    case "mercenary":
    case "item":
      return `${row.kind} ${row.id}`;
    case "keyword":
      return `keyword ${row.name}`;
  }
}
