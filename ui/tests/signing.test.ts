/** A browser makes a key when it comes in, signs its calls with it, and what came of them. */
import { afterEach, expect, test, vi } from "vitest";
import { comeIn, takeInvitation } from "../src/invitation.ts";
import { call } from "../src/ipc.svelte.ts";
import { SECRET } from "./invited.ts";

/** As much of IndexedDB as a key needs. */
function keyStore() {
  const kept = new Map<string, unknown>();
  const later = <T>(result: T) => {
    const request = { result, onsuccess: null as (() => void) | null, onupgradeneeded: null as (() => void) | null };
    queueMicrotask(() => {
      request.onupgradeneeded?.();
      request.onsuccess?.();
    });
    return request;
  };
  const transaction = () => {
    const begun = { oncomplete: null as (() => void) | null, objectStore: () => keys };
    const keys = {
      transaction: begun,
      get: (name: string) => later(kept.get(name)),
      add: (value: unknown, name: string) => {
        kept.set(name, value);
        queueMicrotask(() => queueMicrotask(() => begun.oncomplete?.()));
      },
    };
    return begun;
  };
  vi.stubGlobal("indexedDB", { open: () => later({ createObjectStore: () => undefined, transaction }) });
  return kept;
}

type Answer = [status: number, body: unknown, headers?: Record<string, string>];

function answers(...all: Answer[]) {
  const fetched = vi.fn<typeof fetch>();
  for (const [status, body, headers] of all) {
    const text = status === 204 ? null : JSON.stringify(body);
    fetched.mockResolvedValueOnce(new Response(text, { status, ...(headers && { headers }) }));
  }
  vi.stubGlobal("fetch", fetched);
  const sent = (nth: number) => {
    const [address, request] = fetched.mock.calls[nth] ?? [];
    return { address, headers: new Headers(request?.headers), body: request?.body as string };
  };
  return { fetched, sent };
}

function opens(secret: string) {
  history.replaceState(null, "", `#invite=${secret}`);
  takeInvitation();
}

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (pair) => parseInt(pair, 16));
const text = (said: string) => new TextEncoder().encode(said);

async function holds(key: string, signature: string | null, context: string, hash: Uint8Array): Promise<boolean> {
  const shown = await crypto.subtle.importKey("raw", bytes(key), { name: "Ed25519" }, false, ["verify"]);
  const covered = Uint8Array.from([...text(`nml.${context}\n`), ...hash]);
  return crypto.subtle.verify({ name: "Ed25519" }, shown, bytes(signature ?? ""), covered);
}

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
  vi.unstubAllGlobals();
});

test("without a store for keys a browser comes in without one, and signs nothing", async () => {
  opens(SECRET);
  const { sent } = answers([204, null], [200, { version: "1" }]);
  await comeIn();
  expect(JSON.parse(sent(0).body)).not.toHaveProperty("signs");
  expect(await call("about", null)).toEqual({ version: "1" });
  expect(sent(1).headers.has("nml-signature")).toBe(false);
});

test("it shows a key that it keeps, signs each call by the server's clock, and then what came of it", async () => {
  const kept = keyStore();
  opens(SECRET);
  const made = ["ab".repeat(32), "cd".repeat(32)];
  const ahead = new Date(Date.now() + 3_600_000).toUTCString();
  const late = { code: "CLOCKS_APART", message: "Set the clock." };
  const { fetched, sent } = answers(
    [204, null],
    [403, late, { Date: ahead }],
    [200, { output: { id: "w1" }, made }, { "nml-made": "1", Date: ahead }],
    [204, null],
  );
  await comeIn();
  const { signs } = JSON.parse(sent(0).body) as { signs: string };
  expect(signs).toMatch(/^[0-9a-f]{64}$/);
  const own = kept.get("own") as { secret: CryptoKey };
  await expect(crypto.subtle.exportKey("pkcs8", own.secret)).rejects.toThrow();

  expect(await call("warband", { warband: "w1" })).toEqual({ id: "w1" });
  const { headers, body } = sent(2);
  const at = Number(headers.get("nml-at"));
  expect(Math.abs(at - Date.parse(ahead) / 1000)).toBeLessThan(5);
  const called = new Uint8Array(await crypto.subtle.digest("SHA-256", text(`warband\n${at}\n${body}`)));
  expect(await holds(signs, headers.get("nml-signature"), "call", called)).toBe(true);

  await vi.waitFor(() => expect(fetched.mock.calls.length).toBe(4));
  const signed = JSON.parse(sent(3).body) as { entry: string; signature: string }[];
  expect(sent(3).address).toBe("/sign");
  expect(signed.map(({ entry }) => entry)).toEqual(made);
  for (const { entry, signature } of signed) expect(await holds(signs, signature, "entry", bytes(entry))).toBe(true);
  await vi.waitFor(() => expect(localStorage.getItem("nml.to-sign")).toBeNull());
});

test("what the server cannot take now is signed with the next call, and what is not ours is let go", async () => {
  keyStore();
  opens(SECRET);
  const [ours, others] = ["ab".repeat(32), "cd".repeat(32)];
  const told = (made: string[]): Answer => [200, { output: null, made }, { "nml-made": "1" }];
  const no = { code: "ROLE_NEEDED", message: "Somebody else’s." };
  const { fetched, sent } = answers(
    [204, null],
    told([ours, others]),
    [503, { code: "CLUB_AWAY", message: "Later." }],
    told([]),
    [403, no],
    [204, null],
    [403, no],
  );
  await comeIn();
  await call("about", null);
  await vi.waitFor(() => expect(fetched.mock.calls.length).toBe(3));
  expect(JSON.parse(localStorage.getItem("nml.to-sign") ?? "")).toEqual([ours, others]);
  await call("about", null);
  await vi.waitFor(() => expect(localStorage.getItem("nml.to-sign")).toBeNull());
  const entries = [4, 5, 6].map((nth) => (JSON.parse(sent(nth).body) as { entry: string }[]).map(({ entry }) => entry));
  expect(entries).toEqual([[ours, others], [ours], [others]]);
});

test("a browser that fails to make a key tries again, and has the next", async () => {
  const kept = keyStore();
  // As WebKitGTK does once in about two hundred times.
  const making = vi.spyOn(crypto.subtle, "generateKey").mockRejectedValueOnce(new Error("OperationError"));
  vi.resetModules();
  const { keyToShow } = await import("../src/signing.ts");
  expect(await keyToShow()).toMatch(/^[0-9a-f]{64}$/);
  expect(making).toHaveBeenCalledTimes(2);
  expect(kept.has("own")).toBe(true);
  vi.restoreAllMocks();
});
