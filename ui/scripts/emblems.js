/**
 * The small drawings of emblems, written where the press takes them from: one set of drawings for screen and paper.
 *
 *   npm run emblems
 */
import { writeFile } from "node:fs/promises";
import path from "node:path";
import { createServer } from "vite";

const ui = path.join(import.meta.dirname, "..");
const server = await createServer({ root: ui, server: { middlewareMode: true }, appType: "custom", logLevel: "error" });
try {
  const { plates, PLATES } = await server.ssrLoadModule("/scripts/plates.ts");
  await writeFile(path.join(ui, PLATES), plates());
} finally {
  await server.close();
}
