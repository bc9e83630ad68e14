import js from "@eslint/js";
import globals from "globals";
import svelte from "eslint-plugin-svelte";
import ts from "typescript-eslint";
import svelteConfig from "./svelte.config.js";
import words from "./lint/words.js";

export default ts.config(
  { ignores: ["dist/", "node_modules/", "src/bindings/"] },
  js.configs.recommended,
  ...ts.configs.recommendedTypeChecked,
  ...svelte.configs.recommended,
  {
    languageOptions: {
      globals: globals.browser,
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
        extraFileExtensions: [".svelte"],
      },
    },
    rules: {
      eqeqeq: "error",
      "no-alert": "error",
      "no-console": "error",
      "no-restricted-imports": ["error", { name: "svelte/store", message: "State is a rune: $state, $derived." }],
      "@typescript-eslint/consistent-type-imports": "error",
      "@typescript-eslint/switch-exhaustiveness-check": [
        "error",
        { allowDefaultCaseForExhaustiveSwitch: false, requireDefaultForNonUnion: true },
      ],
      "@typescript-eslint/restrict-template-expressions": ["error", { allowNumber: true }],
    },
  },
  {
    files: ["**/*.svelte", "**/*.svelte.ts"],
    languageOptions: { parserOptions: { parser: ts.parser, svelteConfig } },
  },
  {
    files: ["**/*.svelte"],
    plugins: { words },
    rules: {
      "words/in-the-catalogue": "error",
      // The parser does not type what a callback in the markup is given; svelte-check does.
      "@typescript-eslint/no-unsafe-argument": "off",
      "@typescript-eslint/no-unsafe-assignment": "off",
      "@typescript-eslint/no-unsafe-call": "off",
      "@typescript-eslint/no-unsafe-member-access": "off",
      "@typescript-eslint/no-unsafe-return": "off",
      // A space in a mustache is the only one that Svelte keeps.
      "svelte/no-useless-mustaches": "off",
      // It asks the types of every name, and nothing here is a store: the import is refused above.
      "svelte/require-store-reactive-access": "off",
      "svelte/button-has-type": "error",
      "svelte/no-at-html-tags": "error",
      "svelte/require-each-key": "error",
      "svelte/no-target-blank": "error",
      "no-restricted-syntax": [
        "error",
        {
          selector: "SvelteAttribute[key.name='style']",
          message: "The window's policy forbids inline styles: use a class or a style: directive.",
        },
      ],
    },
  },
  { files: ["lint/**", "scripts/**", "*.js"], ...ts.configs.disableTypeChecked },
  {
    files: ["lint/**", "scripts/**", "*.js", "*.ts"],
    languageOptions: { globals: globals.node },
    rules: { "no-console": "off" },
  },
);
