import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { servedLibraries as known, servedPath } from "@scriptorium/shared-protocol/served-libraries";
import { build } from "vite";
import { afterEach, beforeEach, expect, test } from "vitest";
import { listServedLibraries, servedLibraries } from "./served-libraries.ts";

const LIBRARY = "/*! axe */ window.axe = {};\n";

let folder: string;
beforeEach(() => {
	folder = mkdtempSync(join(tmpdir(), "scriptorium-libraries-"));
	write("node_modules/axe-core/package.json", JSON.stringify({ name: "axe-core", version: "1.2.3" }));
	write("node_modules/axe-core/axe.min.js", LIBRARY);
	write("node_modules/axe-core/LICENSE", "Mozilla Public License");
	write("page.js", "console.log(1);");
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function write(name: string, text: string): void {
	const file = join(folder, name);
	mkdirSync(dirname(file), { recursive: true });
	writeFileSync(file, text);
}

test("serves the published file unchanged under a name with its hash, with its license", async () => {
	write("package.json", JSON.stringify({ dependencies: { "axe-core": "1.2.3" } }));
	await build({
		root: folder,
		configFile: false,
		logLevel: "silent",
		plugins: [servedLibraries()],
		build: { rolldownOptions: { input: join(folder, "page.js") } },
	});
	const [library] = listServedLibraries(folder);
	expect(library?.sha256).toBe(createHash("sha256").update(LIBRARY).digest("hex"));
	expect(library?.fileName).toMatch(/^assets\/axe-core-1\.2\.3-[\w-]{8}\.js$/);
	expect(readFileSync(join(folder, "dist", library?.fileName ?? ""), "utf8")).toBe(LIBRARY);
	expect(readFileSync(join(folder, "dist", library?.license.fileName ?? ""), "utf8")).toBe("Mozilla Public License");

	write("node_modules/axe-core/axe.min.js", `${LIBRARY}// changed\n`);
	expect(listServedLibraries(folder)[0]?.fileName).not.toBe(library?.fileName);
});

test("an application that does not depend on the library serves none", async () => {
	expect(listServedLibraries(folder)).toEqual([]);
	write("package.json", JSON.stringify({ dependencies: {} }));
	await build({
		root: folder,
		configFile: false,
		logLevel: "silent",
		plugins: [servedLibraries()],
		build: { rolldownOptions: { input: join(folder, "page.js") } },
	});
	expect(readdirSync(join(folder, "dist/assets")).filter((file) => file.startsWith("axe"))).toEqual([]);
});

test("the hub serves axe-core in the version and with the checksum by which scripts name it", () => {
	const shell = join(import.meta.dirname, "../../../../hub-shell");
	const [library] = listServedLibraries(shell);
	// When this fails after an update of axe-core: `shared-protocol/src/served-libraries.ts`, the list of known libraries and the seed.
	expect([library?.fileName]).toEqual(known.map(servedPath));
	expect([library?.sha256]).toEqual(known.map(({ sha256 }) => sha256));
	expect(library?.source.toString("utf8")).toMatch(/^\/\*! axe v4\.14\.1/);
	expect(library?.license.source).toContain("Mozilla Public License");
});
