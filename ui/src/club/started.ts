/** When a round was started, as the clock on the wall has it. */

const two = (n: number) => n.toString().padStart(2, "0");

/** `19:05`, where the person is. */
export function clockTime(moment: string): string {
  const at = new Date(moment);
  return `${two(at.getHours())}:${two(at.getMinutes())}`;
}

/** The last moment at which the clock showed that time: on the day of another moment, or the day before. None: it is no time. */
export function momentAt(day: string, time: string, now: Date): string | null {
  const found = /^(\d{1,2})[:.](\d{2})$/.exec(time.trim());
  const [hours, minutes] = [Number(found?.[1]), Number(found?.[2])];
  if (!found || hours > 23 || minutes > 59) return null;
  const at = new Date(day);
  at.setHours(hours, minutes, 0, 0);
  if (at > now) at.setDate(at.getDate() - 1);
  return at.toISOString();
}
