import { writeStrictLibrary } from "@scriptorium/userscript/strict-library";
import { describe, expect, test } from "vitest";
import type { PlannedScript } from "./planned-script.ts";
import { wrapForPage } from "./wrap-script.ts";

const sloppy = (text: string) => ({ text, strictForm: null });

const script: PlannedScript = {
	id: "id-1",
	secret: "secret-1",
	code: "",
	requires: [],
	resources: new Map(),
	name: "It's </script> \u2028",
	info: { script: { name: "It's </script> \u2028" } },
	targets: { matches: ["*://*/*"], excludeMatches: [], guard: null },
	allFrames: true,
	runAt: "document_idle",
	startsEarly: false,
	waitsFor: null,
	startedIn: null,
	isMenuCommand: false,
	grants: [],
	ownWorld: false,
	usesPageWindow: false,
	topLevelAwait: false,
	unwrap: false,
};

interface Page {
	readonly reports: { scriptId: string; error: string | null }[];
	readonly errors: unknown[];
	readonly globals: Record<string, unknown>;
}

/** Runs the sources one after the other, as the browser does: one that does not parse stops none of the others. */
async function run(changes: Partial<PlannedScript>, listens = true): Promise<Page> {
	const document = new EventTarget();
	const page: Page = { reports: [], errors: [], globals: {} };
	const listen = () =>
		document.addEventListener("channel", (event) => {
			event.preventDefault();
			const detail: unknown = event instanceof CustomEvent ? event.detail : "";
			page.reports.push(JSON.parse(String(detail)) as Page["reports"][number]);
		});
	if (listens) listen();
	const console = { error: (...parts: unknown[]) => page.errors.push(parts.at(-1)) };
	for (const source of wrapForPage({ ...script, ...changes }, "channel")) {
		try {
			const { code } = source;
			const location = { href: "https://a.example/" };
			Reflect.apply(new Function("window", "document", "console", "location", code), undefined, [
				page.globals,
				document,
				console,
				location,
			]);
		} catch (thrown) {
			if (!(thrown instanceof SyntaxError)) throw thrown;
		}
	}
	if (!listens) listen();
	document.dispatchEvent(new Event("channel-ready"));
	// Code that does not parse is noticed by a timer.
	await new Promise((resolve) => setTimeout(resolve));
	return page;
}

describe("wrap-script, in the page's world", () => {
	test("runs the code, reports once and leaves nothing behind", async () => {
		const page = await run({ code: "window.ran = GM_info.script.name; // trailing comment" });
		expect(page.globals).toEqual({ ran: script.name });
		expect(page.reports).toEqual([{ scriptId: "id-1", error: null }]);
	});

	test("an error is reported and printed, not thrown into the page", async () => {
		const page = await run({ code: "throw new TypeError('broken')" });
		expect(page.reports).toMatchObject([{ scriptId: "id-1", error: "broken" }]);
		expect(page.errors).toMatchObject([{ message: "broken" }]);
	});

	test("texts of @require run first, in one scope with the code, and see no module system", async () => {
		const page = await run({
			requires: [
				"var library = typeof define + typeof module + typeof exports; // ends without a line break",
				"function second() { return library + '!' }",
			].map(sloppy),
			code: "'use strict'; window.ran = second(); window.strict = (function () { return this === undefined })();",
		});
		expect(page.globals).toEqual({ ran: "undefinedundefinedundefined!", strict: true });
		const later = await run({
			requires: ["var x = 1"].map(sloppy),
			topLevelAwait: true,
			code: "await null; window.ran = x;",
		});
		await new Promise((resolve) => setTimeout(resolve));
		expect(later.globals).toEqual({ ran: 1 });
	});

	/** A library in sloppy mode throws for neither of these, one in strict mode for both. */
	const MODE =
		"(function () { try { undeclared = 1; return arguments.callee ? 'sloppy' : '' } catch { return 'strict' } })()";
	const strict = (text: string) => ({ text, strictForm: writeStrictLibrary(`"use strict";${text}`) });

	test("each library and the code keep their own strictness, and their `this`", async () => {
		const requires = [
			strict(`var first = ${MODE}; var firstThis = this === globalThis;`),
			sloppy(`'use strict'.length; var second = ${MODE}; (function (root) { root.umd = typeof root })(this);`),
			strict(`const third = ${MODE}; class Shared { } function named() { return third }`),
			sloppy(`"use strict"; var dead = 1;`),
		];
		const code = `window.ran = [first, firstThis, second, umd, third, typeof Shared, named(), ${MODE}].join();`;
		expect((await run({ requires, code })).globals).toEqual({
			ran: "strict,true,sloppy,object,strict,function,strict,sloppy",
		});
		Reflect.deleteProperty(globalThis, "umd");
		Reflect.deleteProperty(globalThis, "undeclared");
		const sloppyFirst = await run({ requires: [sloppy("var a = 1")], code: `'use strict'; window.ran = ${MODE};` });
		expect(sloppyFirst.globals).toEqual({ ran: "strict" });
	});

	test.each([
		["a hashbang line", "#!/usr/bin/env node\nvar lib = 1"],
		["comments of HTML", "<!-- begin\nvar lib = 1\n--> end"],
		["an end in the first line", "--> comment\nvar lib = 1"],
		["a line comment at the end", "var lib = 1 // end"],
		["a comment that is not closed", "var lib = 1 /* end"],
		["a comment that ends in a star", "var lib = 1 /* end *"],
		["a beginning as a call", "(function () {})();\nvar lib = 1"],
		["only declarations", "let lib = 1"],
		["a byte that is no space", "\u2028var lib = 1"],
	])("a library with %s runs, and the code after it", async (_, text) => {
		const requires = [sloppy("var before = 1"), sloppy(text), sloppy("[before].join()")];
		const page = await run({ requires, code: "/* own */ window.ran = lib + before; /* comment */" });
		expect(page.globals).toEqual({ ran: 2 });
		expect(page.reports).toEqual([{ scriptId: "id-1", error: null }]);
	});

	test("a library that throws is an error of the script, which does not run", async () => {
		const page = await run({ requires: [sloppy("throw new Error('library')")], code: "window.ran = 1" });
		expect(page.globals).toEqual({});
		expect(page.reports).toMatchObject([{ scriptId: "id-1", error: "library" }]);
	});

	test("code that does not parse is reported as that", async () => {
		const page = await run({ code: "this is not JavaScript" });
		expect(page.reports).toEqual([{ scriptId: "id-1", error: "The script could not be parsed" }]);
		expect(page.globals).toEqual({});
	});

	test("a listener that comes later still gets the report, once", async () => {
		expect((await run({ code: "1" }, false)).reports).toEqual([{ scriptId: "id-1", error: null }]);
	});

	test("with top-level await a rejection is an error", async () => {
		const page = await run({ topLevelAwait: true, code: "await null; throw new Error('later')" });
		await new Promise((resolve) => setTimeout(resolve));
		expect(page.reports).toMatchObject([{ scriptId: "id-1", error: "later" }]);
	});

	test("where the guard says no, nothing runs and nothing is reported", async () => {
		const page = await run({
			code: "window.ran = 1",
			targets: {
				...script.targets,
				guard: { includes: [{ pattern: { steps: [], sets: [], aheads: [] }, withFragment: false }], excludes: [] },
			},
		});
		expect(page).toEqual({ reports: [], errors: [], globals: {} });
	});

	test("code may return at the top", async () => {
		expect((await run({ code: "if (window) return; window.ran = 1" })).globals).toEqual({});
	});
});
