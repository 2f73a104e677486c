import { makePieceIndex, type PieceIndex } from "./piece-index.ts";
import type { Secret } from "./secret.ts";

/** So many relations in a row are no accident. */
const WIDTH = 8;
const FARTHEST = 13;
/** Longer texts are only looked at for a key that is one sign long. */
const SHORT = 6_000;

type Relate = (now: number, before: number) => number;
const DIFFERENCE: Relate = (now, before) => (now - before) & 0xff;
const COMBINATION: Relate = (now, before) => now ^ before;

/**
 * The relation of each sign to one before it stays as it was when a constant is added to, or combined with, every sign; and
 * the relation to the one that is as far away as a key is long, when the key is longer and comes again and again.
 */
export function relationsOf(secrets: readonly Secret[]): PieceIndex {
	const known = makePieceIndex(WIDTH);
	// Neighbouring digits have so few relations that those of a secret are anywhere.
	for (const secret of secrets.filter(({ value }) => !/^[\d.]+$/.test(value)))
		for (const related of allRelations(secret.value, FARTHEST))
			for (let at = 0; at + WIDTH <= related.length; at += 1) known.add(related.slice(at, at + WIDTH), secret);
	return known;
}

/** @param thorough for keys of more than one sign, and for a change that grows from sign to sign */
export function findRelations(text: string, known: PieceIndex, thorough: boolean, found: Set<Secret>): void {
	for (const related of allRelations(text, thorough && text.length <= SHORT ? FARTHEST : 1))
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

/** A text of which each sign was combined with the sign before it, in the clear or as it was sent. */
export function chained(text: string): string[] {
	return text.length > SHORT ? [] : [relate(text, 1, COMBINATION), relate(text, 1, DIFFERENCE)];
}
