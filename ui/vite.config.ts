import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { svelteTesting } from "@testing-library/svelte/vite";
import type { Plugin } from "vite";
import { defineConfig } from "vitest/config";

/** The fonts' licence asks that its text travels with them. */
function fontLicences(): Plugin {
  const require = createRequire(import.meta.url);
  return {
    name: "font-licences",
    generateBundle() {
      for (const font of ["eb-garamond", "source-sans-3"]) {
        const source = readFileSync(require.resolve(`@fontsource-variable/${font}/LICENSE`), "utf8");
        this.emitFile({ type: "asset", fileName: `licences/${font}.txt`, source });
      }
    },
  };
}

/** The window freezes `Object.prototype`, so d3 may not assign `constructor` and `toString`: it defines them. */
function frozenPrototypes(): Plugin {
  const defined = (object: string, key: string, value: string) =>
    `Object.defineProperty(${object}, ${key}, { value: ${value}, writable: true, enumerable: true, configurable: true });`;
  const assigned: Record<string, Record<string, string>> = {
    "/d3-color/": {
      "prototype.constructor = constructor;": defined("prototype", '"constructor"', "constructor"),
      "prototype[key] = definition[key];": defined("prototype", "key", "definition[key]"),
    },
    "/d3-format/": {
      "FormatSpecifier.prototype.toString = function() {":
        defined("FormatSpecifier.prototype", '"toString"', "written") + " function written() {",
    },
  };
  return {
    name: "frozen-prototypes",
    transform(code, id) {
      const library = Object.keys(assigned).find((one) => id.includes(one));
      if (library === undefined) return null;
      for (const [from, to] of Object.entries(assigned[library] ?? {})) {
        if (!code.includes(from)) this.error(`${library} no longer says "${from}": look how it fares when frozen`);
        code = code.replace(from, to);
      }
      return { code, map: null };
    },
  };
}

/** Tests of what a module finds, does or keeps when it is loaded, such as who sits here: each loads everything anew. */
const apart = [
  "invitation",
  "language",
  "moment/form",
  "screens/app",
  "screens/hand",
  "screens/member",
  "screens/photo",
  "signing",
  "text-size",
  "theme",
  "wire",
].map((file) => `tests/${file}.test.ts`);

export default defineConfig({
  plugins: [svelte(), svelteTesting(), fontLicences(), frozenPrototypes()],
  base: "./",
  build: {
    // The policy of the window admits files of its own only: no data: address, no inline script.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: "safari17",
    outDir: "dist",
    emptyOutDir: true,
  },
  server: { port: 1420, strictPort: true, host: "127.0.0.1" },
  test: {
    environment: "jsdom",
    setupFiles: ["tests/setup.ts"],
    projects: [
      // To load the screens takes longer than most tests of them: the others share what is loaded.
      { extends: true, test: { name: "together", isolate: false, include: ["tests/**/*.test.ts"], exclude: apart } },
      { extends: true, test: { name: "apart", include: apart } },
    ],
    restoreMocks: true,
    // On a busy machine with two cores a screen takes its time.
    testTimeout: 20_000,
  },
});
