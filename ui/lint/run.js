/**
 * `npm run lint`: ESLint over what is named, or over everything. Each Svelte file is handed to TypeScript as it is read,
 * and every one of them makes it forget all types it knew. So everything is read once before any rule asks for a type:
 * then the files are what TypeScript has already, and it works each type out a single time.
 */
import { ESLint } from "eslint";

const named = process.argv.slice(2);
const files = named.length > 0 ? named : ["."];

await new ESLint({ ruleFilter: () => false }).lintFiles(files);

const eslint = new ESLint();
const found = await eslint.lintFiles(files);
const said = await (await eslint.loadFormatter("stylish")).format(found);
if (said) console.log(said);
process.exitCode = found.some((file) => file.errorCount + file.warningCount > 0) ? 1 : 0;
