/**
 * Builds the template of published pages: one file, without any reference to the outside.
 *
 *   npm run page                        writes ../src-tauri/crates/exchange/page
 *   npm run page -- --outDir FOLDER     writes there
 */
import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import path from "node:path";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin } from "vite";
import { defineConfig } from "vite";

const source = path.join(import.meta.dirname, "src/page");

/** Puts the page's own catalogue of words in the place of the whole one. */
function ownWords(): Plugin {
  const [whole, own] = [
    path.join(import.meta.dirname, "src/words/words.svelte.ts"),
    path.join(source, "words.svelte.ts"),
  ];
  const has = /const en = \{([^}]*)\}/.exec(readFileSync(own, "utf8"))?.[1] ?? "";
  const parts = new Set(has.match(/\w+/g));
  return {
    name: "own-words",
    enforce: "pre",
    async resolveId(id, importer, options) {
      const found = id.endsWith("/words.svelte.ts")
        ? await this.resolve(id, importer, { ...options, skipSelf: true })
        : null;
      return found?.id === whole ? own : null;
    },
    transform(code, id) {
      if (!/\.(?:ts|svelte)$/.test(id) || !code.includes("words/words.svelte.ts")) return null;
      const taken = [...code.matchAll(/\{([^{}]*)\}\s*=\s*words\b(?!\.)/g)].flatMap(
        ([, names = ""]) => names.match(/\w+/g) ?? [],
      );
      const said = [...code.matchAll(/(?<![./])\bwords\.(\w+)/g)].map(([, name = ""]) => name);
      const missing = [...taken, ...said].filter((name) => !parts.has(name));
      if (missing.length > 0) this.error(`${id} says words that src/page/words.svelte.ts lacks: ${missing.join(", ")}`);
      return null;
    },
  };
}

/** Puts the one script and the one style sheet into the page, and says by their hashes that nothing else may run. */
function oneFile(): Plugin {
  const hash = (text: string) => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
  return {
    name: "one-file",
    enforce: "post",
    generateBundle(_, bundle) {
      const parts = { script: "", style: "" };
      for (const [name, made] of Object.entries(bundle)) {
        // In a string, where Svelte has it, the same comment; in an element of script no beginning of one.
        if (made.type === "chunk") parts.script += made.code.trim().replaceAll("<!--", "<\\!--");
        else if (name.endsWith(".css")) parts.style += made.source.toString().trim();
        else this.error(`${name} is neither the script nor the style sheet`);
        delete bundle[name];
      }
      for (const [name, text] of Object.entries(parts)) {
        if (text === "") this.error(`there is no ${name}`);
        if (/<\/(?:script|style)|<!--|%nml-/i.test(text)) this.error(`the ${name} holds what would end its element`);
      }
      const filled: Record<string, string> = {
        ...parts,
        policy: [
          "default-src 'none'",
          `script-src ${hash(parts.script)}`,
          `style-src ${hash(parts.style)}`,
          "font-src data:",
          "img-src data:",
          "base-uri 'none'",
          "form-action 'none'",
        ].join("; "),
      };
      const page = readFileSync(path.join(source, "page.html"), "utf8");
      // The hashes are of what stands between the tags, which the formatter sets apart.
      const html = page.replace(
        /%(policy)%|\s*%(style|script)%\s*/g,
        (_, policy: string, name: string) => filled[policy || name] ?? "",
      );
      this.emitFile({ type: "asset", fileName: "page.html", source: html });
    },
  };
}

export default defineConfig({
  plugins: [
    ownWords(),
    svelte({
      // The same names for classes wherever it is built.
      compilerOptions: { cssHash: ({ hash, css }) => `p${hash(css)}` },
    }),
    oneFile(),
  ],
  publicDir: false,
  build: {
    target: "safari16",
    outDir: path.join(import.meta.dirname, "../src-tauri/crates/exchange/page"),
    emptyOutDir: false,
    assetsInlineLimit: Number.MAX_SAFE_INTEGER,
    cssCodeSplit: false,
    modulePreload: false,
    reportCompressedSize: false,
    rollupOptions: {
      input: path.join(source, "main.ts"),
      output: { format: "iife" },
    },
  },
});
