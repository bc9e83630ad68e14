/** Publishing: a web page in one file, and a text for a chat. */
import type { PublishedText, PublishMade, PublishWhat } from "../bindings/ipc.ts";
import { call, choose } from "../ipc.svelte.ts";

export type { PublishWhat };

/** Publishes into a file that the person names; nothing: they named none. */
export const publish = (what: PublishWhat): Promise<PublishMade | null> => choose("publish", { what });
/** The same as text. */
export const publishedText = (what: PublishWhat): Promise<PublishedText> => call("published_text", { what });
