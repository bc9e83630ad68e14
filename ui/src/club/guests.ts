/** Who is let in to the book or the club, by links that last. */
import { call, type Input, type Output } from "../ipc.svelte.ts";

export type GuestsShown = Output<"guest_list">;
export type InvitationShown = GuestsShown["invitations"][number];
export type DeviceShown = InvitationShown["devices"][number];
export type GuestInvited = Output<"guest_invite">;
export type Invitee = Input<"guest_invite">;

export const listGuests = () => call("guest_list", null);
export const invite = (guest: Invitee) => call("guest_invite", guest);
export const revoke = (guest: string) => call("guest_end", { guest });
