import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { hashUnitInputs, readPassed, writePassed } from "./passed-packages.ts";

const FILES = {
	"pnpm-lock.yaml": "lock",
	"vitest.config.ts": "config",
	"tests/package.json": `{"name":"tests"}`,
	"tests/support/patience.ts": "support",
	"app/package.json": `{"name":"app","dependencies":{"base":"workspace:*"}}`,
	"app/src/a.ts": "a",
	"app/src/a.test.ts": "test of a",
	"packages/base/package.json": `{"name":"base"}`,
	"packages/base/src/b.ts": "b",
	"packages/base/src/b.test.ts": "test of b",
	"packages/tool/package.json": `{"name":"tool"}`,
	"packages/tool/src/t.ts": `new URL("../../../", import.meta.url)`,
	"packages/other/package.json": `{"name":"other"}`,
	"packages/other/src/o.ts": `import "../src/p.ts"`,
};

let root = "";
beforeEach(() => {
	root = mkdtempSync(join(tmpdir(), "scriptorium-packages-"));
	for (const [file, text] of Object.entries(FILES)) write(file, text);
});
afterEach(() => rmSync(root, { recursive: true, force: true }));

function write(file: string, text: string): void {
	mkdirSync(dirname(join(root, file)), { recursive: true });
	writeFileSync(join(root, file), text);
}

/** Folders of the packages whose unit tests have other inputs after the change. */
function changedBy(file: string): string[] {
	const before = hashUnitInputs(root);
	write(file, "changed");
	const after = hashUnitInputs(root);
	return Object.keys(after).filter((folder) => after[folder] !== before[folder]);
}

describe("the unit tests to run again", () => {
	it.each([
		["a source of a package that nobody uses", "app/src/a.ts", ["app", "packages/tool"]],
		["a test", "packages/base/src/b.test.ts", ["packages/base", "packages/tool"]],
		["a source of a package that others use", "packages/base/src/b.ts", ["app", "packages/base", "packages/tool"]],
		["a new file", "packages/other/src/new.ts", ["packages/other", "packages/tool"]],
	])("after a change of %s", (_, file, folders) => {
		expect(changedBy(file).sort()).toEqual(folders);
	});

	it.each(["pnpm-lock.yaml", "vitest.config.ts", "tests/support/patience.ts"])(
		"are all after a change of %s",
		(file) => {
			expect(changedBy(file)).toHaveLength(5);
		},
	);
});

it("remembers what passed", () => {
	expect(readPassed(root)).toEqual({});
	writePassed(root, { app: "1" });
	expect(readPassed(root)).toEqual({ app: "1" });
});
