import { inspectScriptText, readScriptText } from "@scriptorium/userscript/read-script-text";
import { hostileTexts } from "@scriptorium/userscript/testing/hostile-texts";
import type { TextProblem } from "@scriptorium/userscript/text-problem";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadCorpus } from "../../corpus/load-corpus.ts";
import { findMismatch, mismatchesOf } from "./find-mismatch.ts";
import { foreignVariants } from "./foreign-variants.ts";

/** Texts of the property test. */
const RUNS = process.env.SCRIPTORIUM_SOAK === "1" ? 20_000 : process.env.SCRIPTORIUM_SHORT === "1" ? 300 : 2_000;

function block(...lines: readonly string[]): string {
	return ["// ==UserScript==", "// @name Sample", ...lines, "// ==/UserScript==", ""].join("\n");
}

/** A short run tests one of so many samples of the corpus. */
const EVERY = process.env.SCRIPTORIUM_SHORT === "1" ? 8 : 1;

/** Samples of scripts as other sites publish them, which the hub refuses to save. */
const REFUSED = new Map([["benign/twins/full-width-space.user.js", ["unusual-space"]]]);

describe("all parsers of a text agree", () => {
	test("other parsers read the rated content from a hostile text, or the text is refused", () => {
		const seen = { userscripts: 0, bookmarklets: 0, refused: 0 };
		fc.assert(
			fc.property(hostileTexts, (raw) => {
				const read = readScriptText(raw);
				if (!read.ok) {
					seen.refused += 1;
					for (const { line, column, message } of read.problems) {
						expect([line >= 1, column >= 1, message !== ""]).toEqual([true, true, true]);
					}
					return;
				}
				seen[`${read.text.kind}s`] += 1;
				expect(findMismatch(read.text)).toBeNull();
				// Parsing is idempotent.
				expect(readScriptText(read.text.code)).toMatchObject({ ok: true, text: { code: read.text.code, changes: [] } });
			}),
			{ numRuns: RUNS },
		);
		// Positive control: the generator makes refused and accepted texts.
		expect(seen.userscripts).toBeGreaterThan(RUNS / 10);
		expect(seen.bookmarklets).toBeGreaterThan(RUNS / 20);
		expect(seen.refused).toBeGreaterThan(RUNS / 5);
	});

	test("a byte order mark at the start of an address is not part of the program", () => {
		const read = readScriptText("javascript:\uFEFFx%20=%20a\n/1/g;");
		expect(read.ok && findMismatch(read.text)).toBeNull();
	});

	/** For each refusal an ambiguous text; most were found by the property test above. */
	const ambiguous: readonly [code: string, text: string][] = [
		["address-and-block", `javascript:0;\n${block()}`],
		["extra-marker", `${block()}/*!\n${block()}*/\n`],
		["hidden-key", block("//// @match *://*/*")],
		["invalid-escape", "javascript:/* a */ // b%00"],
		["key-with-suffix", block("// @name: Another")],
		["misspelled-key", block("// @run_at document-start")],
		["not-a-comment", block("// @version 1\r2")],
		["repeated-key", block("// @namespace https://a.example", "// @namespace https://a.example")],
		["too-many-lines", block(...Array.from({ length: 5_001 }, () => "//"))],
		["unclear-address", "\u000b JavaScript:run();"],
		["unclosed-block", block().replace("==/", "= =/")],
		["unusual-space", block("// @version\u00a01")],
	];
	test.each(ambiguous)("%s is refused, and parsers would disagree on it", (code, raw) => {
		const { text, problems } = inspectScriptText(raw);
		expect([...new Set(problems.map((problem) => problem.code))]).toEqual([code]);
		expect(findMismatch(text)).not.toBeNull();
	});

	test.each(foreignVariants)("%s reads what is refused as %s: %j", (manager, code, lines) => {
		const raw = lines[0]?.includes("==") === true ? `${lines.join("\n")}\n${block()}` : block(...lines);
		const { text, problems } = inspectScriptText(raw);
		const codes = [...new Set(problems.map((problem) => problem.code))];
		expect(codes).toContain(code);
		const [{ line, column, message }] = problems as [TextProblem];
		expect([line >= 1, column >= 1, /\{(?:key|fix)\}/.test(message)]).toEqual([true, true, false]);
		expect(mismatchesOf(text)).toContain(manager);
	});

	test("the samples of the corpus are accepted, and all parsers agree on them", () => {
		const all = [...loadCorpus("tuning"), ...loadCorpus("seeds")];
		expect(all.length).toBeGreaterThan(500);
		const samples = all.filter(({ file }, at) => at % EVERY === 0 || REFUSED.has(file));
		for (const { code, file } of samples) {
			const read = readScriptText(code);
			const outcome = read.ok ? findMismatch(read.text) : read.problems.map((problem) => problem.code);
			expect([file, outcome]).toEqual([file, REFUSED.get(file) ?? null]);
		}
	});
});
