/** Opens the page by an invitation for an evening, and answers its calls over HTTP. */
import { afterEach, vi } from "vitest";
import { takeInvitation } from "../src/invitation.ts";

export const SECRET = "s3cret-of_an-evening";

/** The calls are answered in this order; gives what was fetched. */
export function invited(...answers: [status: number, body: unknown][]) {
  history.replaceState(null, "", `#join=${SECRET}`);
  takeInvitation();
  const fetched = vi.fn<typeof fetch>();
  for (const [status, body] of answers) fetched.mockResolvedValueOnce(new Response(JSON.stringify(body), { status }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});
