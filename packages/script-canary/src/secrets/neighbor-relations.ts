import { makePieceIndex, type PieceIndex } from "./piece-index.ts";
import type { Secret } from "./secret.ts";

/** Number of consecutive equal relations that excludes chance. */
const MATCH_LENGTH = 8;
const MAX_DISTANCE = 13;
/** Maximum length of texts that are searched for keys of more than one character. */
const MAX_THOROUGH_LENGTH = 6_000;

type Relate = (now: number, before: number) => number;
const DIFFERENCE: Relate = (now, before) => (now - before) & 0xff;
const COMBINATION: Relate = (now, before) => now ^ before;

/**
 * Indexes the differences and XOR combinations between characters of each secret. They do not change when the same constant is
 * added to, or XORed with, every character. With a repeated longer key, characters one key length apart keep their relation.
 */
export function relationsOf(secrets: readonly Secret[]): PieceIndex {
	const known = makePieceIndex(MATCH_LENGTH);
	// Digits have so few different relations that they would match any text.
	for (const secret of secrets.filter(({ value }) => !/^[\d.]+$/.test(value)))
		for (const related of allRelations(secret.value, MAX_DISTANCE))
			for (let at = 0; at + MATCH_LENGTH <= related.length; at += 1)
				known.add(related.slice(at, at + MATCH_LENGTH), secret);
	return known;
}

/**
 * Adds secrets whose character relations occur in the text to `found`.
 * @param thorough also search for keys of more than one character, and for offsets that grow with the position
 */
export function findRelations(text: string, known: PieceIndex, thorough: boolean, found: Set<Secret>): void {
	for (const related of allRelations(text, thorough && text.length <= MAX_THOROUGH_LENGTH ? MAX_DISTANCE : 1))
		known.collect(related, found);
}

function allRelations(text: string, farthest: number): string[] {
	const related = [relate(text, 1, DIFFERENCE), relate(text, 1, COMBINATION)];
	for (let far = 2; far <= farthest; far += 1)
		related.push(relate(text, far, DIFFERENCE), relate(text, far, COMBINATION));
	if (farthest > 1) related.push(relate(relate(text, 1, DIFFERENCE), 1, DIFFERENCE));
	return related;
}

function relate(text: string, far: number, relation: Relate): string {
	const related = new Uint8Array(Math.max(0, text.length - far));
	for (let at = far; at < text.length; at += 1)
		related[at - far] = relation(text.charCodeAt(at), text.charCodeAt(at - far));
	return Buffer.from(related).toString("latin1");
}

/** Decodes a text in which each character was combined with the previous one, by XOR or addition. */
export function chained(text: string): string[] {
	return text.length > MAX_THOROUGH_LENGTH ? [] : [relate(text, 1, COMBINATION), relate(text, 1, DIFFERENCE)];
}
