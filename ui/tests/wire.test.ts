/** A call crosses to the window, or over HTTP where an invitation opened the page. */
import { expect, test, vi } from "vitest";
import { forBoth, guest, meet } from "../src/guest.svelte.ts";
import { invitation } from "../src/invitation.ts";
import { invited, SECRET } from "./invited.ts";
import { call, CallFailed } from "../src/ipc.svelte.ts";
import { session } from "./session.ts";

test("an invitation leaves the address and is shown with each call", async () => {
  const fetched = invited([200, { version: "0.1.0" }]);
  expect(location.href).not.toContain(SECRET);
  expect(invitation()).toBe(SECRET);
  expect(await call("about", null)).toEqual({ version: "0.1.0" });
  const [address, request] = fetched.mock.calls[0] ?? [];
  expect(address).toBe("/call/about");
  expect(request?.method).toBe("POST");
  expect(new Headers(request?.headers).get("Authorization")).toBe(`Bearer ${SECRET}`);
  expect(request?.body).toBe("null");
});

test("a refusal crosses as it is, and a table that can't be reached says so", async () => {
  const refusal = { code: "ROLE_NEEDED", message: "Only the organiser may change this." };
  const fetched = invited([403, refusal]);
  await expect(call("campaigns", null)).rejects.toMatchObject(refusal);
  fetched.mockRejectedValueOnce(new TypeError("Failed to fetch"));
  const failed: unknown = await call("campaigns", null).catch((thrown: unknown) => thrown);
  expect(failed).toBeInstanceOf(CallFailed);
  expect((failed as CallFailed).code).toBe("UNREACHED");
});

test("in the window nothing goes over a network", async () => {
  const fetched = vi.fn();
  vi.stubGlobal("fetch", fetched);
  const asked = session({ about: () => ({ version: "1" }) as never });
  await call("about", null);
  await meet();
  expect([asked.length, fetched.mock.calls.length, guest(), forBoth()]).toEqual([1, 0, null, true]);
});
