/**
 * What this browser signs, with an Ed25519 key of its own that no script can read out: each call to the club, and what came of
 * it, as a computer signs what is written on it. Where the browser cannot do that, or reaches the server without a certificate,
 * it has no key, and the server signs for it.
 */

/** The key by which this device comes again. */
const KEY = "nml.device";
/** Entries that came of its calls and that it has not signed yet. */
const WAITS = "nml.to-sign";
/** As many wait at most, and are signed at once. */
const MOST = { waiting: 5000, atOnce: 200 } as const;
/** Where the key lies. */
const BASE = { database: "nml", store: "keys", name: "own" } as const;
const ALGORITHM = { name: "Ed25519" } as const;

/** The key, and its public half in hexadecimal. */
interface OwnKey {
  secret: CryptoKey;
  shown: string;
}

const hex = (bytes: ArrayBuffer) =>
  Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, "0")).join("");

const unhex = (text: string) => Uint8Array.from(text.match(/../g) ?? [], (pair) => parseInt(pair, 16));

/** What a request to the store of keys comes to. */
const done = <T>(request: IDBRequest<T>) =>
  new Promise<T>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error ?? new Error("IndexedDB"));
  });

async function store(mode: IDBTransactionMode): Promise<IDBObjectStore> {
  const opening = indexedDB.open(BASE.database, 1);
  opening.onupgradeneeded = () => opening.result.createObjectStore(BASE.store);
  return (await done(opening)).transaction(BASE.store, mode).objectStore(BASE.store);
}

/** The key as it was found; null: there is none. */
let own: Promise<OwnKey | null> | undefined;

const ownKey = () => (own ??= found());

async function found(): Promise<OwnKey | null> {
  try {
    return ((await done((await store("readonly")).get(BASE.name))) as OwnKey | undefined) ?? null;
  } catch {
    return null;
  }
}

/** A new key. WebKitGTK fails to make one in about two hundred times, and makes the next. */
async function newKey(): Promise<CryptoKeyPair> {
  const make = () => crypto.subtle.generateKey(ALGORITHM, false, ["sign", "verify"]);
  return make().catch(make).catch(make);
}

/** The key that this browser signs with, 64 hexadecimal digits; it is made here where there is none. Null: it can have none. */
export async function keyToShow(): Promise<string | null> {
  const known = await ownKey();
  if (known) return known.shown;
  try {
    const pair = await newKey();
    const made: OwnKey = { secret: pair.privateKey, shown: hex(await crypto.subtle.exportKey("raw", pair.publicKey)) };
    // One that is not there tomorrow would shut its owner out; and of two tabs, one makes it.
    await kept(made).catch(() => undefined);
  } catch {
    // Made without a certificate, or by a browser that does not know such keys: there is no key.
  }
  own = undefined;
  return (await ownKey())?.shown ?? null;
}

async function kept(key: OwnKey): Promise<void> {
  const keys = await store("readwrite");
  const { transaction } = keys;
  keys.add(key, BASE.name);
  await new Promise<void>((resolve, reject) => {
    transaction.oncomplete = () => resolve();
    transaction.onabort = () => reject(transaction.error ?? new Error("IndexedDB"));
  });
}

async function signed(context: string, { secret }: OwnKey, hash: Uint8Array): Promise<string> {
  const covered = Uint8Array.from([...new TextEncoder().encode(`nml.${context}\n`), ...hash]);
  return hex(await crypto.subtle.sign(ALGORITHM, secret, covered));
}

/** How far the server's clock is ahead of ours, in milliseconds, as far as it has said. */
let ahead = 0;

/** Takes the time from an answer: a device may have been set by hand. */
export function hearTime(answer: Response): void {
  const said = Date.parse(answer.headers.get("Date") ?? "");
  if (!Number.isNaN(said)) ahead = said - Date.now();
}

/** What is sent with a call that this device signs; nothing, where it has no key or shows an invitation for an evening. */
export async function signature(secret: string, name: string, body: string): Promise<Record<string, string>> {
  const key = secret === localStorage.getItem(KEY) ? await ownKey() : null;
  if (!key) return {};
  const at = String(Math.floor((Date.now() + ahead) / 1000));
  const called = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(`${name}\n${at}\n${body}`));
  return { "nml-signature": await signed("call", key, new Uint8Array(called)), "nml-at": at };
}

/** The answer to a signed call with what came of it, which is signed by and by. */
export function toldWhatCame(answer: unknown, secret: string): unknown {
  const { output, made } = answer as { output: unknown; made: string[] };
  if (made.length > 0) keepWaiting([...waiting(), ...made]);
  void signWhatWaits(secret);
  return output;
}

function waiting(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(WAITS) ?? "[]");
    return Array.isArray(kept) ? kept.filter((one) => typeof one === "string") : [];
  } catch {
    return [];
  }
}

function keepWaiting(hashes: string[]): void {
  if (hashes.length === 0) localStorage.removeItem(WAITS);
  else localStorage.setItem(WAITS, JSON.stringify(hashes.slice(-MOST.waiting)));
}

let signing = false;

/** Signs what waits. What the server cannot take now waits for the next call; what it never takes is let go. */
async function signWhatWaits(secret: string): Promise<void> {
  if (signing) return;
  signing = true;
  try {
    const key = await ownKey();
    for (let some = waiting(); key && some.length > 0; some = waiting()) {
      if (!(await sign(some.slice(0, MOST.atOnce), key, secret))) return;
    }
  } catch {
    // The server was not reached.
  } finally {
    signing = false;
  }
}

/** False: not now. */
async function sign(hashes: string[], key: OwnKey, secret: string): Promise<boolean> {
  const signatures = await Promise.all(
    hashes.map(async (entry) => ({ entry, signature: await signed("entry", key, unhex(entry)) })),
  );
  const { ok, status } = await fetch("/sign", {
    method: "POST",
    headers: { Authorization: `Bearer ${secret}`, "Content-Type": "application/json" },
    body: JSON.stringify(signatures),
  });
  if (!ok && status !== 403 && status !== 422) return false;
  if (!ok && hashes.length > 1) {
    // One of them is not ours to sign.
    for (const hash of hashes) if (!(await sign([hash], key, secret))) return false;
    return true;
  }
  keepWaiting(waiting().filter((hash) => !hashes.includes(hash)));
  return true;
}
