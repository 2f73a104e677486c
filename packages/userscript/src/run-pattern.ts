import type { LinearPattern, Step } from "./linear-pattern.ts";

/** A condition on a page's address that a manager tests itself. */
export interface AddressTest {
	readonly pattern: LinearPattern;
	/** The expression reads the fragment (`#…`) too; otherwise it is tested on the address without it. */
	readonly withFragment: boolean;
}

/**
 * Whether a pattern matches somewhere in a text, as `RegExp.test`. Takes all ways through the pattern at once, character by character,
 * so that no pattern needs exponential time; a lookahead multiplies the time by the length of the text, and the number of steps is
 * limited. Stands alone, without other functions, constants or methods of built-in objects: it is also written as text into pages,
 * which can replace those.
 *
 * @param pattern of `compilePattern`, also after it was written as JSON
 * @param codeAt code of a character of the text
 * @param length of the text
 * @param bare makes an object without a prototype
 * @returns null when the text is longer than 8,192 characters, or 4 million steps did not suffice: nothing is known
 */
export function runPattern(
	pattern: LinearPattern,
	codeAt: (index: number) => number,
	length: number,
	bare: () => Record<number, number>,
): boolean | null {
	const { sets, aheads } = pattern;
	let left = 4_000_000;
	if (length > 8192) return null;
	const isWord = (index: number): boolean => {
		if (index < 0 || index >= length) return false;
		const code = codeAt(index);
		return (code > 47 && code < 58) || (code > 64 && code < 91) || code === 95 || (code > 96 && code < 123);
	};
	const search = (steps: readonly Step[], from: number, anywhere: boolean): boolean => {
		let now = bare();
		let count = 0;
		for (let at = from; at <= length; at += 1) {
			const seen = bare();
			const next = bare();
			const open = bare();
			let following = 0;
			let depth = 0;
			for (let index = 0; index < count; index += 1) open[depth++] = now[index] ?? 0;
			if (at === from || anywhere) open[depth++] = 0;
			while (depth > 0) {
				depth -= 1;
				const place = open[depth] ?? 0;
				left -= 1;
				if (left < 0) return false;
				if (seen[place] === 1) continue;
				seen[place] = 1;
				const step = steps[place];
				if (step === undefined) continue;
				const operation = step[0];
				const first = step[1] ?? 0;
				const second = step[2] ?? 0;
				let isMet = false;
				if (operation === 0) return true;
				if (operation === 1) {
					const code = at === length ? -1 : codeAt(at);
					const bit = code > 127 ? 128 : code;
					if (code >= 0 && (((sets[first]?.[bit >> 5] ?? 0) >>> (bit & 31)) & 1) === 1) next[following++] = place + 1;
				} else if (operation === 2) {
					open[depth++] = place + second;
					open[depth++] = place + first;
				} else if (operation === 3) open[depth++] = place + first;
				else if (operation === 4) isMet = at === 0;
				else if (operation === 5) isMet = at === length;
				else if (operation === 6) isMet = isWord(at - 1) !== isWord(at);
				else if (operation === 7) isMet = isWord(at - 1) === isWord(at);
				else isMet = search(aheads[first] ?? [], at, false) !== (second === 1);
				if (isMet) open[depth++] = place + 1;
			}
			now = next;
			count = following;
			if (count === 0 && !anywhere) return false;
		}
		return false;
	};
	const found = search(pattern.steps, 0, true);
	return left < 0 ? null : found;
}

/**
 * Tests a pattern on a text, for code whose built-in objects nobody replaces.
 *
 * @param pattern of `compilePattern`
 * @param text the address
 * @returns null when it is unknown: the text is too long, or the pattern needs too many steps
 */
export function fitsPattern(pattern: LinearPattern, text: string): boolean | null {
	return runPattern(
		pattern,
		(index) => text.charCodeAt(index),
		text.length,
		() => Object.create(null) as Record<number, number>,
	);
}
