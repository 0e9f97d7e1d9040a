/**
 * Makes of the page what an installed package sends: one script, one style sheet, artwork and fonts.
 *
 *     node bundler/bundle.mjs NODE_MODULES OUT SOURCES
 *
 * One script, not one for each screen: the table needs nine tenths of all the code, and whoever is in the
 * lobby is on the way there. Each file is compressed once, as well as it can be, into a file beside it; not so the
 * document, in which the server puts addresses. OUT.sources says of what it was made (the digest SOURCES).
 */

import { cp, mkdir, readdir, readFile, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";

const PAGE = resolve(import.meta.dirname, "../src/monopoly/web/page");
const ENTRIES = ["js/main.js", "css/index.css"];
const DOCUMENT = "index.html";
const BUNDLED = [".js", ".css", ".d.ts"]; // the rest is sent as it lies

const [modules, out, sources] = process.argv.slice(2);
const { build } = createRequire(resolve(modules, "_"))("esbuild");

/** @param {string} folder @returns {Promise<string[]>} paths of the files below it, in order */
async function filesBelow(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1)).sort();
}

/** @param {string} path */
async function compress(path) {
  const data = await readFile(path);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: data.length,
  };
  const made = { br: brotliCompressSync(data, { params }), gz: gzipSync(data, { level: 9 }) };
  for (const [suffix, body] of Object.entries(made)) {
    if (body.length < data.length) await writeFile(`${path}.${suffix}`, body);
  }
}

await rm(`${out}.sources`, { force: true });
await rm(out, { recursive: true, force: true });
await mkdir(out, { recursive: true });
for (const name of await filesBelow(PAGE)) {
  if (!BUNDLED.some((ending) => name.endsWith(ending))) await cp(join(PAGE, name), join(out, name));
}
await build({
  absWorkingDir: PAGE,
  entryPoints: ENTRIES,
  outbase: PAGE,
  outdir: resolve(out),
  assetNames: "[dir]/[name]", // where a style sheet names an image or a font
  loader: { ".svg": "file", ".woff2": "file" },
  bundle: true,
  format: "esm",
  target: "es2023",
  minify: true,
  legalComments: "none",
  logLevel: "warning",
});
for (const name of await filesBelow(resolve(out))) {
  if (name !== DOCUMENT) await compress(join(out, name));
}
await writeFile(`${out}.sources`, `${sources}\n`);
