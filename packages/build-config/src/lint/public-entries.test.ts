import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { listPublicEntries } from "./public-entries.ts";

function write(root: string, files: Readonly<Record<string, string>>): void {
	for (const [path, text] of Object.entries(files)) {
		mkdirSync(dirname(join(root, path)), { recursive: true });
		writeFileSync(join(root, path), text);
	}
}

test("lists the modules that another workspace imports, and no others", () => {
	const root = mkdtempSync(join(tmpdir(), "scriptorium-entries-"));
	execFileSync("git", ["init", "--quiet"], { cwd: root });
	write(root, {
		"packages/shapes/package.json":
			'{ "name": "@scriptorium/shapes", "exports": { "./view/*": "./src/view/*.tsx", "./corner": "./corners/one.ts", "./*": "./src/*.ts" } }',
		"packages/shapes/corners/one.ts": "export const corner = 1;\n",
		"packages/shapes/corners/two.ts": "export const corner = 2;\n",
		"packages/shapes/src/circle.ts": 'import { area } from "@scriptorium/shapes/area";\nexport const circle = area;\n',
		"packages/shapes/src/area.ts": "export const area = 1;\n",
		"packages/shapes/src/view/square.tsx": "export const square = 1;\n",
		"shop/package.json": '{ "name": "@scriptorium/shop" }',
		"shop/src/sell.ts":
			'import { circle } from "@scriptorium/shapes/circle";\nexport const later = () => import("@scriptorium/shapes/view/square");\nexport const sell = circle;\n',
		"shop/src/missing.ts": 'import "@scriptorium/shapes/gone";\nimport "@scriptorium/shapes/corner";\n',
		"tests/support/open-shop.ts": "export const openShop = 1;\n",
	});
	expect(listPublicEntries(root)).toEqual([
		"packages/shapes/corners/one.ts",
		"packages/shapes/src/circle.ts",
		"packages/shapes/src/view/square.tsx",
		"tests/support/open-shop.ts",
	]);
});
