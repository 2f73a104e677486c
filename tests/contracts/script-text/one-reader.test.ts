import { inspectScriptText, readScriptText } from "@scriptorium/userscript/read-script-text";
import { hostileTexts } from "@scriptorium/userscript/testing/hostile-texts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { loadCorpus } from "../../corpus/load-corpus.ts";
import { findMismatch } from "./find-mismatch.ts";

const RUNS = 20_000;

describe("one text, one reader", () => {
	test("what other readers take from a hostile text is what is rated, or the text is refused", () => {
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
				// Reading again changes nothing.
				expect(readScriptText(read.text.code)).toMatchObject({ ok: true, text: { code: read.text.code, changes: [] } });
			}),
			{ numRuns: RUNS },
		);
		// A generator whose texts are all refused, or all accepted, would prove nothing.
		expect(seen.userscripts).toBeGreaterThan(RUNS / 10);
		expect(seen.bookmarklets).toBeGreaterThan(RUNS / 20);
		expect(seen.refused).toBeGreaterThan(RUNS / 5);
	});

	test("each refusal is needed: accepted, such a text would be read in two ways", () => {
		const needed = new Set<string>();
		fc.assert(
			fc.property(hostileTexts, (raw) => {
				const { text, problems } = inspectScriptText(raw);
				const codes = new Set(problems.map(({ code }) => code));
				const [code] = codes;
				if (code !== undefined && codes.size === 1 && findMismatch(text) !== null) needed.add(code);
			}),
			{ numRuns: RUNS / 4 },
		);
		expect([...needed].sort()).toEqual(
			expect.arrayContaining([
				"extra-marker",
				"hidden-key",
				"invalid-escape",
				"key-with-suffix",
				"misspelled-key",
				"not-a-comment",
				"too-many-lines",
				"unusual-space",
			]),
		);
	});

	test("the samples of the corpus are accepted, and every reader agrees on them", () => {
		const samples = [...loadCorpus("develop"), ...loadCorpus("seeds")];
		expect(samples.length).toBeGreaterThan(500);
		for (const { code, file } of samples) {
			const read = readScriptText(code);
			expect([file, read.ok ? findMismatch(read.text) : read.problems]).toEqual([file, null]);
		}
	});
});
