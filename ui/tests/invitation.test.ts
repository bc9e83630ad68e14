/** How a device comes in by an invitation, and what it may then do. */
import { expect, test, vi } from "vitest";
import { forBoth, lets, mayChange, meet, ownBattle } from "../src/guest.svelte.ts";
import { anotherLink, comeIn, comeInAnew, deviceName, invitation, stayIn, takeInvitation } from "../src/invitation.ts";
import { invited, SECRET } from "./invited.ts";
import { call } from "../src/ipc.svelte.ts";
import { arrive, route } from "../src/route.svelte.ts";

test("a guest comes to the battle that they were invited to", async () => {
  invited([200, { role: "player", battle: "b7", side: 1, anyone_answers: false }]);
  await meet();
  arrive();
  expect([route().task, route().id, ownBattle(), forBoth()]).toEqual(["battle", "b7", "b7", false]);
});

/** A link that lasts is opened; the other side answers. */
function lasting(secret: string, ...answers: (Response | Error)[]) {
  history.replaceState(null, "", `#invite=${secret}`);
  takeInvitation();
  const fetched = vi.fn<typeof fetch>();
  for (const answer of answers) {
    if (answer instanceof Response) fetched.mockResolvedValueOnce(answer);
    else fetched.mockRejectedValueOnce(answer);
  }
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const shownIn = (fetched: ReturnType<typeof lasting>, nth: number) =>
  JSON.parse(fetched.mock.calls[nth]?.[1]?.body as string) as { invitation: string; key: string };

test("a device comes in by a link that lasts with a key of its own, and keeps that", async () => {
  const fetched = lasting(SECRET, new TypeError("Failed to fetch"), new Response(null, { status: 204 }));
  expect(location.href).not.toContain(SECRET);
  await comeIn();
  expect(invitation()).toBeNull();
  await expect(call("about", null)).rejects.toMatchObject({ code: "UNREACHED" });
  // The page is opened again, and the same key is shown: the first answer may only have been lost.
  await comeIn();
  const [first, second] = [shownIn(fetched, 0), shownIn(fetched, 1)];
  expect(first.invitation).toBe(SECRET);
  expect(first.key).toMatch(/^[\w-]{43}$/);
  expect(second).toEqual(first);
  expect(invitation()).toBe(first.key);
  await comeIn();
  expect(fetched.mock.calls.length).toBe(2);
});

test("a link that was used is said by the page, and who is in already stays in", async () => {
  const refusal = {
    code: "NOT_INVITED",
    message: "Another device came by this link already; ask the organiser for a new one.",
  };
  const no = () => new Response(JSON.stringify(refusal), { status: 401 });
  lasting(SECRET, no());
  await comeIn();
  await expect(call("about", null)).rejects.toMatchObject(refusal);
  localStorage.setItem("nml.device", "a key");
  lasting("another", no(), no());
  await comeIn();
  expect(invitation()).toBe("a key");
});

test("a device that is in already keeps its key until it chooses the new link", async () => {
  localStorage.setItem("nml.device", "a key");
  const me = () => new Response(JSON.stringify({ role: "organiser" }), { status: 200 });
  const fetched = lasting(SECRET, me(), new Response(null, { status: 204 }), me());
  await comeIn();
  expect([invitation(), anotherLink()]).toEqual(["a key", true]);
  expect(fetched.mock.calls.map(([address]) => address)).toEqual(["/call/me"]);
  await comeInAnew();
  expect(invitation()).toBe(shownIn(fetched, 1).key);
  expect(anotherLink()).toBe(false);
  lasting("once more", me());
  await comeIn();
  stayIn();
  expect([invitation(), anotherLink()]).toEqual([shownIn(fetched, 1).key, false]);
});

test("a player of the club changes their own, and a device says what it is", async () => {
  invited([200, { role: "member", warbands: ["w1"] }]);
  await meet();
  const may = (["w1", "w2", null, "new"] as const).map((id) => mayChange("warbands", id, null));
  expect(may).toEqual([true, false, true, true]);
  expect([mayChange("battle", "b1", null), lets(), forBoth(), ownBattle()]).toEqual([true, false, false, null]);
  const pages = (
    [
      ["aftermath", "b1", null],
      ["aftermath", "b1", "correct"],
      ["campaign", "c1", null],
      ["campaign", "c1", "paper:b1"],
      ["campaign", "c1", "rules"],
      ["campaign", null, null],
      ["club", "e1", null],
      ["club", "r1", "rotation"],
      ["club", "guests", null],
      ["scenarios", "s1", null],
    ] as const
  ).map(([task, id, part]) => mayChange(task, id, part));
  expect(pages).toEqual([true, false, true, true, false, false, true, false, false, false]);
  expect(deviceName("Mozilla/5.0 (Android 14; Mobile; rv:130.0) Gecko/130.0 Firefox/130.0")).toBe("Firefox on Android");
  expect(deviceName("curl")).toBe("A browser");
});

test("when an evening is over, the key that lasts goes on", async () => {
  localStorage.setItem("nml.device", "a key");
  const over = { code: "NOT_INVITED", message: "The evening is over." };
  const fetched = invited([401, over], [200, { version: "0.1.0" }]);
  expect(await call("about", null)).toEqual({ version: "0.1.0" });
  const shown = fetched.mock.calls.map(([, request]) => new Headers(request?.headers).get("Authorization"));
  expect(shown).toEqual([`Bearer ${SECRET}`, "Bearer a key"]);
  expect(invitation()).toBe("a key");
});
