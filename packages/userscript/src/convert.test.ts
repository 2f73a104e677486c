import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { decodeAddress } from "./decode-address.ts";
import { readScriptText } from "./read-script-text.ts";
import { toBookmarklet } from "./to-bookmarklet.ts";
import { toUserscript } from "./to-userscript.ts";

// Hundreds of generated cases: seconds on a busy machine.
vi.setConfig({ testTimeout: 60_000 });

const source = {
	name: "Copy link",
	description: "Copies",
	body: "out.push(1)",
	version: "1.0.0",
	author: "Ann",
	namespace: "https://hub.example",
};

const decodeBookmarklet = (url: string) => decodeAddress(url).text;
function read(code: string) {
	const result = readScriptText(code);
	if (!result.ok) throw new Error(result.problems[0].message);
	return result.text;
}

/** Runs a generated userscript and gives its menu commands and what the body pushed. */
function run(code: string): { captions: string[]; out: unknown[] } {
	const captions: string[] = [];
	const out: unknown[] = [];
	const register = (caption: string, body: () => void): void => {
		captions.push(caption);
		body();
	};
	Reflect.apply(new Function("out", "GM_registerMenuCommand", code), undefined, [out, register]);
	return { captions, out };
}

describe("to-userscript", () => {
	test("runs the body from a menu command", () => {
		const code = toUserscript(source);
		expect(read(code)).toMatchObject({
			kind: "userscript",
			warnings: [],
			metadata: { name: "Copy link", grants: ["GM_registerMenuCommand"], allFrames: false },
		});
		expect(run(code)).toEqual({ captions: ["Copy link"], out: [1] });
	});

	test.each([
		"out.push(1) // end",
		"/* a */ out.push(1) /* b */",
		"out.push('*/ </script> \"' && 1)",
		"javascript:out.push(1)%3B%0Aout.length",
		"if (1) return out.push(1)",
		"out.push(1)\n//",
	])("body %j", (code) => {
		expect(run(toUserscript({ ...source, body: read(code).body })).out).toEqual([1]);
	});

	test("any name is only a name", () => {
		const hostile = fc.oneof(
			fc.string({ unit: "binary", minLength: 1 }),
			fc.constantFrom(
				"*/ alert(1) /*",
				"</script><script>",
				'"); alert(1); ("',
				"a\n// ==/UserScript==\nout.push(2)",
				"`$" + "{out.push(2)}`",
				"\u2028out.push(2)",
			),
		);
		fc.assert(
			fc.property(hostile, hostile, (name, description) => {
				fc.pre(name.trim() !== "");
				const result = run(toUserscript({ ...source, name, description, author: name }));
				expect(result.out).toEqual([1]);
				expect(result.captions).toEqual([name]);
			}),
			{ seed: 2, numRuns: 300 },
		);
	});
});

describe("to-bookmarklet", () => {
	const script = (grants: string[], body: string) =>
		[
			"// ==UserScript==",
			"// @name S",
			"// @version 3",
			...grants.map((grant) => `// @grant ${grant}`),
			"// @require https://cdn.example/x.js",
			"// ==/UserScript==",
			body,
		].join("\n");

	test("runs the body at once and returns nothing", () => {
		const { url, unavailable, notLoaded } = toBookmarklet(
			read(script(["none"], "out.push(GM_info.script.version); 'value'")),
		);
		const out: unknown[] = [];
		const code = decodeBookmarklet(url);
		expect(Reflect.apply(new Function("out", `return ${code}`), undefined, [out])).toBeUndefined();
		expect(out).toEqual(["3"]);
		expect(unavailable).toEqual([]);
		expect(notLoaded).toEqual(["https://cdn.example/x.js"]);
	});

	test("names the functions that a bookmarklet cannot have", () => {
		const body = "GM_addStyle('a'); GM.xmlHttpRequest({}); GM_setValue('a', 1)";
		expect(toBookmarklet(read(script(["GM_setValue", "GM.getValue"], body))).unavailable).toEqual([
			"GM_setValue",
			"GM_getValue",
			"GM_xmlhttpRequest",
		]);
	});

	test("a return at the top and a comment at the end do no harm", () => {
		const { url } = toBookmarklet(read(script([], "if (out) { out.push(1); return; } // done")));
		const out: unknown[] = [];
		Reflect.apply(new Function("out", decodeBookmarklet(url)), undefined, [out]);
		expect(out).toEqual([1]);
	});

	test("a bookmarklet gets a scope of its own", () => {
		expect(decodeBookmarklet(toBookmarklet(read("javascript:alert(1)")).url)).toBe(
			"void function () {\nalert(1)\n}.call(this);",
		);
	});

	test("never throws", () => {
		fc.assert(
			fc.property(fc.string({ unit: "binary" }), (body) => {
				const result = readScriptText(script(["none"], body));
				if (result.ok) expect(toBookmarklet(result.text).url).toMatch(/^javascript:/);
			}),
			{ seed: 2, numRuns: 300 },
		);
	});
});
