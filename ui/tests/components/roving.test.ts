import userEvent from "@testing-library/user-event";
import { afterEach, expect, test } from "vitest";
import { roving } from "../../src/components/roving.ts";

afterEach(() => document.body.replaceChildren());

/** A field, the list, another field; the focus stands in the first. */
function list(inside: string, way: Parameters<typeof roving>[0] = {}) {
  document.body.innerHTML = `<input id="before" /><ul>${inside}</ul><input id="after" />`;
  const ul = document.querySelector("ul") as HTMLElement;
  roving(way)(ul);
  document.getElementById("before")?.focus();
  return ul;
}
const at = () => document.activeElement?.id;
const names = (...ids: string[]) => ids.map((id) => `<li><button id="${id}">${id}</button></li>`).join("");

test("three names are one stop for Tab, and the arrow keys go through them", async () => {
  list(names("anna", "bert", "cora"));
  await userEvent.tab();
  expect(at()).toBe("anna");
  await userEvent.keyboard("{ArrowDown}{ArrowDown}{ArrowDown}");
  expect(at()).toBe("cora");
  await userEvent.keyboard("{Home}");
  expect(at()).toBe("anna");
  await userEvent.keyboard("{End}{ArrowUp}");
  expect(at()).toBe("bert");
  await userEvent.tab();
  expect(at()).toBe("after");
  await userEvent.tab({ shift: true });
  expect(at(), "where one was").toBe("bert");
});

test("it is heard as a list, with its items counted", () => {
  expect(list(names("anna", "bert")).getAttribute("role")).toBe("list");
});

test("left and right go within a row, up and down from row to row in the same column", async () => {
  const row = (name: string) => `<li><button id="${name}">${name}</button><button id="${name}-card">card</button></li>`;
  list(row("anna") + row("bert"));
  await userEvent.tab();
  await userEvent.keyboard("{ArrowRight}{ArrowRight}");
  expect(at()).toBe("anna-card");
  await userEvent.keyboard("{ArrowDown}");
  expect(at()).toBe("bert-card");
  await userEvent.keyboard("{ArrowLeft}");
  expect(at()).toBe("bert");
});

test("Tab leads to what is chosen, and to the next best when that goes away", async () => {
  const ul = list(names("anna", "bert"));
  ul.querySelector("#bert")?.setAttribute("aria-current", "true");
  await Promise.resolve();
  await userEvent.tab();
  expect(at()).toBe("bert");
  document.getElementById("before")?.focus();
  ul.lastElementChild?.remove();
  await Promise.resolve();
  await userEvent.tab();
  expect(at()).toBe("anna");
});

test("of tabs, going to one chooses it", async () => {
  const ul = list(names("log", "table"), { chooses: true });
  const pressed: string[] = [];
  ul.addEventListener("click", ({ target }) => pressed.push((target as HTMLElement).id));
  await userEvent.tab();
  await userEvent.keyboard("{ArrowDown}");
  expect(pressed).toEqual(["table"]);
});

test("where Home and End are the replay's, and in a field of a row, the keys do what they always do", async () => {
  const ul = list(names("anna", "bert") + `<li><input id="note" value="ab" /></li>`, { ends: false });
  let left = 0;
  ul.addEventListener("keydown", (event) => (left += event.defaultPrevented ? 0 : 1));
  await userEvent.tab();
  await userEvent.keyboard("{End}");
  expect([at(), left]).toEqual(["anna", 1]);
  document.getElementById("note")?.focus();
  await userEvent.keyboard("{ArrowUp}");
  expect([at(), left]).toEqual(["note", 2]);
});
