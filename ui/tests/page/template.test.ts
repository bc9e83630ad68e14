// @vitest-environment node
import { execFileSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { expect, test } from "vitest";

test("the template that is committed is what these sources build", () => {
  const out = mkdtempSync(path.join(tmpdir(), "nml-page-"));
  try {
    const vite = ["node_modules/vite/bin/vite.js", "build", "--config", "page.config.ts", "--outDir", out];
    execFileSync("node", vite, { env: { ...process.env, NODE_ENV: "production" }, stdio: ["ignore", "pipe", "pipe"] });
    const built = readFileSync(path.join(out, "page.html"), "utf8");
    const committed = readFileSync("../src-tauri/crates/exchange/page/page.html", "utf8");
    expect(built.length).toBeGreaterThan(100_000);
    expect(built === committed, "run `npm run page` in ui/ and commit what it wrote").toBe(true);
  } finally {
    rmSync(out, { recursive: true });
  }
}, 60_000);
