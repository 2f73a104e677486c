import { describe, expect, test } from "vitest";
import { noAddressPattern, readsHost } from "./address-pattern.ts";

describe("no-address-pattern", () => {
	test.each([
		/^https:\/\/evil/,
		/^([a-z]+):\/\/([^/]*)/,
		/^(?:https?:)?\/\/player\./,
		/^https?:\/\/(?:10|192\.168)\./,
		/https:\/\/([^/"?#:]+)/,
		/^[a-z*]+:[\\/]{2,}([^\\/]+)/,
	])("refuses %s", (pattern) => {
		expect(readsHost(pattern.source)).toBe(true);
	});

	test.each([/^https?:/, /^https?:\/\//, /^[ \t]*\/\/[ \t]*@/, /^[a-z*]+:\/\//, /^(?:https?:\/\/)?$/, /^wss?$/, /a:b/])(
		"leaves alone %s",
		(pattern) => {
			expect(readsHost(pattern.source)).toBe(false);
		},
	);

	test("reports the place, and says what to use instead", () => {
		const found: unknown[] = [];
		const { Literal, ImportDeclaration } = noAddressPattern.create({
			filename: "/packages/script-analyzer/src/flows/a.ts",
			report: (finding) => found.push(finding),
		});
		const node = { regex: { pattern: /^https:\/\/cdn\.example\//.source } };
		Literal(node);
		Literal({ regex: { pattern: "a" } });
		Literal({});
		const imported = { source: { value: "@scriptorium/userscript/page-url" } };
		ImportDeclaration(imported);
		ImportDeclaration({ source: { value: "@scriptorium/userscript/web-address" } });
		const message: unknown = expect.stringContaining("readAddress()");
		expect(found).toEqual([
			{ node, message },
			{ node: imported, message },
		]);
	});
});
