import { readInstalledText } from "@scriptorium/userscript/read-installed-text";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { hostileTexts } from "@scriptorium/userscript/testing/hostile-texts";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { otherReaders } from "../../support/other-readers.ts";
import type { Pair } from "../../support/script-reader.ts";

/** Texts of the property test. */
const RUNS = process.env.SCRIPTORIUM_SOAK === "1" ? 20_000 : 2_000;

/** Flags count without a value; other keys without one say nothing. */
const FLAG = /^(?:noframes|unwrap|topLevelAwait)$/;

/** What Violentmonkey takes from a text: null when it refuses it. */
function violentmonkeyPairs(code: string): readonly Pair[] | null {
	const reader = otherReaders.find(({ name }) => name === "Violentmonkey");
	if (!reader) throw new Error("There is no port of Violentmonkey.");
	return withValues(reader.pairsOf(code));
}

/** What the extension takes from it, with keys as Violentmonkey spells them. */
function ownPairs(raw: string): readonly Pair[] | null {
	const reader = otherReaders.find(({ name }) => name === "Violentmonkey");
	const entries = readInstalledText(raw).text?.block?.entries;
	const pairs = entries?.map(({ written, locale, value }): Pair => {
		return [reader?.keyOf(locale === null ? written : `${written}:${locale}`) ?? "", value];
	});
	return withValues(pairs ?? null);
}

function withValues(pairs: readonly Pair[] | null): readonly Pair[] | null {
	return pairs === null ? null : pairs.filter(([key, value]) => key !== "" && (value !== "" || FLAG.test(key)));
}

describe("a text that is installed from elsewhere", () => {
	test("is read as Violentmonkey reads it, whatever the hub would refuse in it", () => {
		const seen = { refused: 0, withoutBlock: 0 };
		fc.assert(
			fc.property(hostileTexts, (raw) => {
				const strict = readScriptText(raw);
				const { text, problems } = readInstalledText(raw);
				if (!/^\uFEFF\uFEFF/.test(raw)) expect(problems).toEqual(strict.ok ? [] : strict.problems);
				const code = strict.ok ? strict.text.code : (text?.code ?? raw);
				if (text === null) {
					seen.withoutBlock += 1;
					return;
				}
				// The whole text is the program, and reading it again changes nothing.
				expect([text.body, readInstalledText(text.code).text?.code]).toEqual([code, code]);
				if (strict.ok) {
					expect(text.metadata).toEqual(strict.text.metadata);
					return;
				}
				seen.refused += 1;
				// Violentmonkey takes what begins like HTML for a page, also a comment that JavaScript knows.
				if (/^\s*</.test(text.code)) return;
				expect(ownPairs(raw)).toEqual(violentmonkeyPairs(text.code));
			}),
			{ numRuns: RUNS },
		);
		// Positive control: the generator makes refused texts with a block, and texts without one.
		expect(seen.refused).toBeGreaterThan(RUNS / 10);
		expect(seen.withoutBlock).toBeGreaterThan(RUNS / 20);
	});
});
