/** The table: a battle shown to phones on the same network. */
import { call, type Output } from "../ipc.svelte.ts";

export type TableShown = Output<"table_open">;
export type TableLink = TableShown["links"][number];

export const tableState = () => call("table_state", null);
export const openTable = (battle: string, anyone_answers: boolean) => call("table_open", { battle, anyone_answers });
export const closeTable = () => call("table_close", null);
