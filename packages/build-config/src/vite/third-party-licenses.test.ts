import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { thirdPartyLicenses } from "./third-party-licenses.ts";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "scriptorium-licenses-"));
	const manifest = (name: string, license?: string) =>
		JSON.stringify({ name, version: "1.2.3", type: "module", main: "index.js", license });
	write("node_modules/used/package.json", manifest("used", "MIT"));
	write("node_modules/used/index.js", "export * from './inner/part.js';");
	write("node_modules/used/inner/package.json", JSON.stringify({ type: "module" }));
	write("node_modules/used/inner/part.js", "export function part() { return globalThis.location; }");
	write("node_modules/used/LICENSE.txt", "Permission is hereby granted");
	write("node_modules/silent/package.json", manifest("silent"));
	write("node_modules/silent/index.js", "export const silent = globalThis.location;");
	write("node_modules/unused/package.json", manifest("unused", "GPL-3.0-only"));
	write("node_modules/unused/index.js", "export const unused = 1;");
	write("node_modules/typeface/package.json", manifest("typeface", "OFL-1.1"));
	write("node_modules/typeface/LICENSE", "SIL Open Font License");
	write("node_modules/typeface/files/face.woff2", "wOF2");
	write(
		"page.js",
		"import { part } from 'used'; import { unused } from 'unused'; import './page.css'; console.log(part());",
	);
	write("page.css", "@font-face { font-family: F; src: url('typeface/files/face.woff2'); }");
	write("worker.js", "import { silent } from 'silent'; console.log(silent);");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
	const file = join(folder, name);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

/** The list beside the bundle of one entry. */
async function listOf(entry: string, found?: Parameters<typeof thirdPartyLicenses>[0]): Promise<string> {
	await build({
		root: folder,
		configFile: false,
		logLevel: "silent",
		plugins: [thirdPartyLicenses(found)],
		build: { assetsInlineLimit: 0, rolldownOptions: { input: join(folder, entry) } },
	});
	return readFileSync(join(folder, "dist", "third-party-licenses.md"), "utf8");
}

test("names each package of which code or a font is in the bundle, with the text of its license", async () => {
	const list = await listOf("page.js");
	expect(list).toContain("## typeface 1.2.3 (OFL-1.1)\n\nSIL Open Font License\n");
	expect(list).toContain("## used 1.2.3 (MIT)\n\nPermission is hereby granted\n");
	expect(list).not.toContain("unused");
	expect(list).not.toContain("silent");
});

test("says of a package without a license that none is stated, and keeps what earlier runs have found", async () => {
	const found: Parameters<typeof thirdPartyLicenses>[0] = new Map();
	await listOf("page.js", found);
	const list = await listOf("worker.js", found);
	expect(list.match(/^## .*/gm)).toEqual([
		"## silent 1.2.3 (not stated)",
		"## typeface 1.2.3 (OFL-1.1)",
		"## used 1.2.3 (MIT)",
	]);
});
