/** What a published page shows, as it stands in its file. */
import type * as ipc from "../bindings/ipc.ts";
import type { Sent } from "../sent.ts";

export type Published = Sent<ipc.Published>;
export type PublishedBattle = Sent<ipc.PublishedBattle>;
export type PublishedCampaign = Sent<ipc.PublishedCampaign>;
export type PublishedEvening = Sent<ipc.PublishedEvening>;
export type PublishedWarband = Sent<ipc.PublishedWarband>;
export type PublishedMoment = Sent<ipc.PublishedMoment>;
