import vm from "node:vm";
import { describe, expect, test } from "vitest";
import { NO_RULES } from "../../../script-library/stored-script.ts";
import { errorLine } from "./error-line.ts";
import { type PlannedScript, planScript } from "./planned-script.ts";
import { NO_VALUES } from "./registered-values.ts";
import { wrapForOwnWorld, wrapForPage } from "./wrap-script.ts";

function plan(lines: readonly string[], body: string, library?: string): PlannedScript {
	const address = "https://cdn.test/x.js";
	const all = [...lines, ...(library === undefined ? [] : [`require ${address}`])];
	const block = ["name Ünusual (name) 'x'", "match *://*/*", ...all].map((line) => `// @${line}`);
	const planned = planScript({
		format: 1,
		id: "0a1b",
		code: ["// ==UserScript==", ...block, "// ==/UserScript==", body].join("\n"),
		requires: library === undefined ? [] : [{ address, text: library }],
		resources: [],
		sourceUrl: "",
		enabled: true,
		secret: "secret-of-the-script",
		installedAt: "",
		updatedAt: "",
		offSites: [],
		rules: NO_RULES,
		rating: null,
		edited: false,
		history: [],
	});
	if (planned === null) throw new Error("runs nowhere");
	return planned;
}

/** Runs the sources and returns the stack of the error that the script threw. */
function stackOf(script: PlannedScript): string {
	let stack = "";
	const window: Record<string, unknown> = {
		scriptorium: {
			begin: () => undefined,
			end: () => undefined,
			run(_secret: string, program: (...given: unknown[]) => () => void) {
				try {
					program()();
				} catch (problem) {
					stack = String((problem as Error).stack);
				}
			},
		},
	};
	window.window = window;
	const document = {
		dispatchEvent: ({ detail }: { readonly detail: { readonly detail: string } }) => {
			stack = (JSON.parse(detail.detail) as { readonly stack: string | null }).stack ?? "";
			return false;
		},
		addEventListener: () => undefined,
	};
	class CustomEvent {
		readonly detail: unknown;
		constructor(_type: string, detail: unknown) {
			this.detail = detail;
		}
	}
	const silent = { error: () => undefined };
	const context = vm.createContext({ window, document, CustomEvent, console: silent, setTimeout: () => 0 });
	const sources = script.ownWorld
		? wrapForOwnWorld(script, { layer: "", customElements: "", registered: NO_VALUES, isAlone: true })
		: wrapForPage(script, "channel");
	for (const { code } of sources) {
		// The test runner formats stacks itself, without the names that sources give themselves.
		const [, filename = "other.js"] = /\n\/\/# sourceURL=(\S+)\n$/.exec(code) ?? [];
		vm.runInContext(code, context, { filename });
	}
	return stack;
}
const line = (script: PlannedScript): number | null => errorLine(script, stackOf(script));
const BODY = "function fail() {\n\tthrow new Error('https://x.test/scriptorium/1:2:3');\n}\n\nfail();";
/** Of `throw`, after a block of so many lines. */
const thrown = (blockLines: number): number => blockLines + 2;

describe("error-line", () => {
	test.each([
		["in the page's world", [], 4],
		["in a world of its own", ["grant GM_getValue"], 5],
		["started when the body exists", ["run-at document-start", "grant GM_getValue"], 6],
	])("%s it is the line of the script's own code", (_, lines, blockLines) => {
		expect(line(plan(lines, BODY))).toBe(thrown(blockLines));
	});

	test.each([[[]], [["grant GM_getValue"]]])("with a library before the code (%j)", (lines) => {
		const library = "var library = 1;\n\nfunction helper(act) {\n  return act();\n}";
		expect(line(plan(lines, BODY, library))).toBe(thrown(5 + lines.length));
		expect(line(plan(lines, `helper(() => {\n${BODY}\n});`, library))).toBe(thrown(5 + lines.length) + 1);
	});

	test("an error of a library called by nobody, and a stack of other code, have no line of the script", () => {
		const library = "null.x;";
		expect(line(plan([], BODY, library))).toBeNull();
		expect(errorLine(plan([], BODY), "Error: x\n    at https://site.test/app.js:12:3")).toBeNull();
	});

	test("a script that names its own source does not hide its lines", () => {
		expect(line(plan([], `${BODY}\n//# sourceURL=other.js`))).toBe(thrown(4));
	});
});
