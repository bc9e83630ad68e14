/** When a round was started, as the clock on the wall has it, and how long it has been played. */
import type { RoundClock } from "./calls.ts";

/** Whole minutes that were played, and those that are left: the last one until it is over. Below 0: so many too long. */
export function minutesOf({ started, ends }: RoundClock, now: number): { played: number; left: number } {
  const played = Math.max(0, Math.floor((now - Date.parse(started)) / 60_000));
  const left = (Date.parse(ends) - now) / 60_000;
  return { played, left: Math.ceil(left) };
}

/** The moment at which the clock showed that time: not after now, and as near another as can be. None: not a time. */
export function momentAt(near: string, time: string, now: Date): string | null {
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim());
  const [hours, minutes] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || hours > 23 || minutes > 59) return null;
  const moment = (days: number) => {
    const at = new Date(near);
    at.setDate(at.getDate() + days);
    at.setHours(hours, minutes, 0, 0);
    return at;
  };
  const far = (at: Date) => Math.abs(at.getTime() - Date.parse(near));
  const past = [moment(-1), moment(0), moment(1)].filter((at) => at <= now);
  return past.sort((one, other) => far(one) - far(other))[0]?.toISOString() ?? null;
}
