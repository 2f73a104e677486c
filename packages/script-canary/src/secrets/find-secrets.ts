import { readings } from "./decode-text.ts";
import { chained, findRelations, relationsOf } from "./neighbor-relations.ts";
import { makePieceIndex } from "./piece-index.ts";
import type { Secret } from "./secret.ts";
import { findShapes, shapesOf } from "./sign-shapes.ts";

/** Length of a match in characters: long enough to exclude chance (36 ^ 9 possibilities), short enough for texts sent in batches. */
const MATCH_LENGTH = 9;
/** Number of readings, simplest first, that are also searched for character-wise ciphers. */
const MAX_CIPHER_READINGS = 16;
/** Number of readings that are searched for relations between neighboring characters. */
const MAX_RELATION_READINGS = 80;

/** Creates a function that finds planted secrets, or long parts of them, in a text that a script sent. */
export function makeFinder(secrets: readonly Secret[]): (text: string) => readonly Secret[] {
	const plain = makePieceIndex(MATCH_LENGTH);
	const short: [string, Secret][] = [];
	for (const secret of secrets) {
		for (const piece of piecesOf(secret)) {
			if (piece.length < MATCH_LENGTH) short.push([piece, secret]);
			else plain.add(piece, secret);
		}
	}
	const relations = relationsOf(secrets);
	const shapes = shapesOf(secrets);
	return (text) => {
		const found = new Set<Secret>();
		for (const [at, reading] of readings(text).entries()) {
			const lower = reading.toLowerCase();
			const bare = lower.replace(/[^a-z0-9]+/g, "");
			for (const candidate of lower === bare ? [lower] : [lower, bare]) {
				plain.collect(candidate, found);
			}
			for (const [piece, secret] of short) if (lower.includes(piece)) found.add(secret);
			const near = at < MAX_CIPHER_READINGS;
			if (at < MAX_RELATION_READINGS) findRelations(reading, relations, near, found);
			if (!near) continue;
			for (const candidate of [...chained(reading), ...everyOther(bare)]) plain.collect(candidate, found);
			for (const secret of findShapes(reading, shapes)) found.add(secret);
		}
		return [...found];
	};
}

function piecesOf({ kind, value }: Secret): string[] {
	// Five decimals of a coordinate identify a meter; fewer, or digits without the point, may be any number.
	if (kind === "geolocation") return [value.slice(0, -2)];
	const text = value.replace(/[\s.]/g, "");
	const width = Math.min(MATCH_LENGTH, text.length);
	// The complete text, and its characters at even and at odd positions.
	return [text, ...everyOther(text)].flatMap((form) =>
		Array.from({ length: Math.max(0, form.length - width + 1) }, (_, at) => form.slice(at, at + width)),
	);
}

function everyOther(text: string): string[] {
	return [0, 1].map((start) => [...text].filter((_sign, at) => at % 2 === start).join(""));
}
