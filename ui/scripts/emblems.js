/**
 * The small drawings of emblems, and the outlines of what lies on a table, written where the press takes them from: one set of drawings for screen and paper.
 *
 *   npm run emblems
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createServer } from "vite";

const ui = path.join(import.meta.dirname, "..");
const server = await createServer({ root: ui, server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
try {
  const { plates, PLATES, signs, SIGNS } = await server.ssrLoadModule("/scripts/plates.ts");
  await writeFile(path.join(ui, PLATES), plates());
  await writeFile(path.join(ui, SIGNS), signs());
} finally {
  await server.close();
}
