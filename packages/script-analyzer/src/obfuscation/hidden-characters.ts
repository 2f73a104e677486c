import type { Identifier } from "acorn";
import type { Sign } from "./sign.ts";

/** Bidirectional controls: the code displays in another order than it runs. Source: CVE-2021-42574. */
const BIDI = /[\u202A-\u202E\u2066-\u2069]/;
/** Eight or more invisible characters in a row are data, not typography. */
const INVISIBLE_RUN =
	/(?:[\u200B-\u200F\u2060-\u2064\u3164\u115F\u1160\uFFA0\uFEFF]|[\uFE00-\uFE0F]|[\u{E0000}-\u{E01EF}]){8,}/u;
/** A word that mixes Latin letters with look-alikes of another alphabet. */
const MIXED = /(?=[\p{L}\p{N}_$]*[A-Za-z])[\p{L}\p{N}_$]*[\u0370-\u03FF\u0400-\u052F][\p{L}\p{N}_$]*/u;
const INVISIBLE_NAME = /^[\u3164\u115F\u1160\uFFA0\u200C\u200D]+$/;

// biome-ignore lint/suspicious/noControlCharactersInRegex: all of ASCII is meant
const BEYOND_ASCII = /[^\x00-\x7f]/;

export function isBeyondAscii(text: string): boolean {
	return BEYOND_ASCII.test(text);
}

export function hasInvisibleRun(text: string): boolean {
	return BEYOND_ASCII.test(text) && INVISIBLE_RUN.test(text);
}

export function hiddenCharacters(text: string, identifiers: readonly Identifier[]): readonly Sign[] {
	const signs: Sign[] = [];
	const bidi = BIDI.exec(text);
	if (bidi) signs.push({ offset: bidi.index, what: "characters that change the order in which the code is shown" });
	const run = INVISIBLE_RUN.exec(text);
	if (run) signs.push({ offset: run.index, what: "a row of invisible characters that can hold hidden code" });
	const seen = new Set<string>();
	for (const { name, start: offset } of identifiers) {
		if (seen.has(name) || !BEYOND_ASCII.test(name)) continue;
		seen.add(name);
		if (INVISIBLE_NAME.test(name)) signs.push({ offset, what: "a name that cannot be seen" });
		else if (MIXED.test(name) && isLookAlike(name)) {
			signs.push({ offset, what: `the name “${name}”, which mixes letters of two alphabets that look the same` });
		}
	}
	return signs;
}

/** `σ2` and `Δx` are mathematics; a Cyrillic or Greek letter that looks Latin inside a Latin word is not. */
function isLookAlike(name: string): boolean {
	const lookAlikes = name.match(/[аеорсухіјѕһԁԛԝВЕКМНОРСТХАΑΒΕΖΗΙΚΜΝΟΡΤΥΧο]/gu)?.length ?? 0;
	const latin = name.match(/[A-Za-z]/g)?.length ?? 0;
	const foreign = name.match(/[\u0370-\u03FF\u0400-\u052F]/gu)?.length ?? 0;
	return lookAlikes > 0 && lookAlikes === foreign && latin >= 2;
}
