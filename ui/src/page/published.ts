/** What a published page shows, as it stands in its file. */
import type * as ipc from "../bindings/ipc.ts";

export type Published = ipc.Published;
export type PublishedBattle = ipc.PublishedBattle;
export type PublishedCampaign = ipc.PublishedCampaign;
export type PublishedFace = ipc.PublishedFace;
export type PublishedEvening = ipc.PublishedEvening;
export type PublishedWarband = ipc.PublishedWarband;
export type PublishedMoment = ipc.PublishedMoment;
