/** What goes from one book to another. */
import type {
  ParcelDone,
  ParcelFrom,
  ParcelLine,
  ParcelOrder,
  ParcelSide,
  ParcelStream,
  ParcelView,
  Sent,
  Stands,
} from "../bindings/ipc.ts";
import { call, choose, write } from "../ipc.svelte.ts";

export type { ParcelDone, ParcelFrom, ParcelLine, ParcelSide, ParcelStream, ParcelView, Stands };

export type ParcelWhat = ParcelOrder["what"];
/** Packs it for another book, entry by entry; nothing: no file was named. */
export const sendParcel = (what: ParcelWhat): Promise<Sent | null> => choose("parcel_send", { what });
/** None: no file was chosen. */
export const openParcel = (from: ParcelFrom): Promise<ParcelView | null> => choose("parcel_open", from);
/** What was set aside because the club went on otherwise. */
export const openAside = (name: string): Promise<ParcelView> => call("aside_open", { name });
export const takeParcel = (parcel: number, stands: Stands[]): Promise<ParcelDone> =>
  write("parcel_take", { parcel, stands });
export const leaveParcel = (parcel: number): Promise<null> => call("parcel_leave", { parcel });
