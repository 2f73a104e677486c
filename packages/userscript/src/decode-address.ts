/** Spaces and line breaks before an address are dropped by browsers; after other white space the text is not an address. */
const SCHEME = /^[ \t\n]*javascript:/i;
const PERCENT_RUN = /(?:%[0-9a-f]{2})+/gi;

/** The program inside the stored text, and where each of its offsets lies there. */
export interface DecodedText {
	readonly text: string;
	/** Offsets in the stored text of percent signs that encode no UTF-8: browsers decode them differently. */
	readonly invalid: readonly number[];
	/** Offset in the stored text of an offset in `text`; one past the end is allowed. */
	storedOffset(offset: number): number;
}

/**
 * Whether a text is a `javascript:` address.
 *
 * @param text any text; leading spaces and line breaks are allowed, as in a browser
 * @returns true when a browser would run it as one
 */
export function startsAddress(text: string): boolean {
	return SCHEME.test(text);
}

/**
 * The program in a `javascript:` address, with a map back to the stored text. Percent signs that encode nothing stay
 * as they are, as in a browser. Never throws.
 *
 * @param stored the stored text; text that is not an address is returned unchanged
 * @returns the program, and the offset in `stored` of each of its offsets (UTF-16 units)
 * @see https://html.spec.whatwg.org/multipage/browsing-the-web.html#evaluate-a-javascript:-url
 */
export function decodeAddress(stored: string): DecodedText {
	const scheme = SCHEME.exec(stored)?.[0].length ?? null;
	if (scheme === null) return { text: stored, invalid: [], storedOffset: (offset) => offset };
	const body = stored.slice(scheme);
	const parts: string[] = [];
	const invalid: number[] = [];
	const jumps: Jump[] = [{ decoded: 0, stored: scheme }];
	let decodedLength = 0;
	let taken = 0;
	const keep = (end: number): void => {
		parts.push(body.slice(taken, end));
		decodedLength += end - taken;
		taken = end;
	};
	for (const run of body.matchAll(PERCENT_RUN)) {
		const decoded = decodeRun(run[0]);
		if (decoded === null) {
			invalid.push(scheme + run.index);
			continue;
		}
		keep(run.index);
		let at = scheme + run.index;
		for (const character of decoded) {
			jumps.push({ decoded: decodedLength, stored: at });
			decodedLength += character.length;
			at += 3 * utf8Length(character);
		}
		parts.push(decoded);
		taken += run[0].length;
		jumps.push({ decoded: decodedLength, stored: at });
	}
	keep(body.length);
	return { text: parts.join(""), invalid, storedOffset: (offset) => follow(jumps, offset, stored.length) };
}

interface Jump {
	readonly decoded: number;
	readonly stored: number;
}

/** Null when the bytes are not UTF-8: Chromium then reads them as Latin-1, the standard as U+FFFD. */
function decodeRun(run: string): string | null {
	try {
		return decodeURIComponent(run);
	} catch {
		return null; // a URIError is the answer
	}
}

function utf8Length(character: string): number {
	const point = character.codePointAt(0) ?? 0;
	if (point < 0x80) return 1;
	if (point < 0x800) return 2;
	return point < 0x10000 ? 3 : 4;
}

function follow(jumps: readonly Jump[], offset: number, limit: number): number {
	let low = 0;
	let high = jumps.length - 1;
	while (low < high) {
		const middle = Math.ceil((low + high) / 2);
		if ((jumps[middle]?.decoded ?? 0) <= offset) low = middle;
		else high = middle - 1;
	}
	const jump = jumps[low] ?? { decoded: 0, stored: 0 };
	return Math.min(jump.stored + offset - jump.decoded, limit);
}
