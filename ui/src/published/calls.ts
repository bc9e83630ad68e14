/** Publishing: a web page in one file, a text for a chat, tables for a spreadsheet. */
import type { Markup, PublishedText, PublishMade, PublishWhat, Sent, SpreadsheetOf } from "../bindings/ipc.ts";
import { call, choose } from "../ipc.svelte.ts";

export type { Markup, PublishedText, PublishWhat, SpreadsheetOf };

/** Publishes into a file that the person names; nothing: they named none. */
export const publish = (what: PublishWhat): Promise<PublishMade | null> => choose("publish", { what });
/** The same as text for a chat; players are named beside their warbands or left out. */
export const publishedText = (what: PublishWhat, markup: Markup, players: boolean): Promise<PublishedText> =>
  call("published_text", { what, markup, players });
/** Writes the standings or the games of a campaign as a table into a file that the person names; nothing: they named none. */
export const writeSpreadsheet = (campaign: string, of: SpreadsheetOf): Promise<Sent | null> =>
  choose("campaign_spreadsheet", { campaign, of });
