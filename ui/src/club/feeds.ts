/** What goes out by itself: a calendar and pages at an address, news for chats. */
import { call, choose, type Input, type Output } from "../ipc.svelte.ts";

export type FeedsShown = Output<"feeds">;
export type FeedShown = FeedsShown["feeds"][number];
export type FeedMade = Output<"feed_make">;
export type FeedOf = Input<"feed_make">["of"];
export type NewWebhook = Input<"webhook_make">;
export type NewsKind = NewWebhook["kinds"][number];
export type ChatShape = NewWebhook["shape"];

export const listFeeds = () => call("feeds", null);
export const makeFeed = (of: FeedOf, whose: string) => call("feed_make", { of, whose });
export const endFeed = (feed: string) => call("feed_end", { feed });
export const tryNews = (shape: ChatShape, kinds: NewsKind[]) => call("webhook_try", { shape, kinds });
export const makeWebhook = (webhook: NewWebhook) => call("webhook_make", webhook);
/** Writes the calendar into a file that the person names; nothing: they named none. */
export const exportCalendar = () => choose("calendar_export", null);
