import { beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  localStorage.clear();
  vi.resetModules();
  delete document.documentElement.dataset.theme;
});

test("the system decides until a choice is made, and the choice is remembered", async () => {
  const first = await import("../src/theme.svelte.ts");
  first.startTheme();
  expect([first.theme(), document.documentElement.dataset.theme]).toEqual(["system", "light"]);
  first.setTheme("dark");
  expect(document.documentElement.dataset.theme).toBe("dark");

  vi.resetModules();
  const second = await import("../src/theme.svelte.ts");
  second.startTheme();
  expect([second.theme(), document.documentElement.dataset.theme]).toEqual(["dark", "dark"]);
});

test("a remembered word that is no theme is the system's", async () => {
  localStorage.setItem("nml.theme", "sepia");
  const { theme } = await import("../src/theme.svelte.ts");
  expect(theme()).toBe("system");
});
