import { readings } from "./decode-text.ts";
import { chained, findRelations, relationsOf } from "./neighbour-relations.ts";
import { makePieceIndex } from "./piece-index.ts";
import type { Secret } from "./secret.ts";
import { findShapes, shapesOf } from "./sign-shapes.ts";

/** So many signs in a row are no accident: 36 ^ 9 possibilities. Scripts cut texts and send keys in batches. */
const WINDOW = 9;
/** What is no more than a step or two away from the text is looked at for changes of every sign. */
const NEAR = 16;
const MOST_RELATED = 80;

/** Finds planted secrets, or long pieces of them, in what a script sent. */
export function makeFinder(secrets: readonly Secret[]): (text: string) => readonly Secret[] {
	const plain = makePieceIndex(WINDOW);
	const short: [string, Secret][] = [];
	for (const secret of secrets) {
		for (const piece of piecesOf(secret)) {
			if (piece.length < WINDOW) short.push([piece, secret]);
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
			const near = at < NEAR;
			if (at < MOST_RELATED) findRelations(reading, relations, near, found);
			if (!near) continue;
			for (const candidate of [...chained(reading), ...everyOther(bare)]) plain.collect(candidate, found);
			for (const secret of findShapes(reading, shapes)) found.add(secret);
		}
		return [...found];
	};
}

function piecesOf({ kind, value }: Secret): string[] {
	// Five decimals of a place are the same metre; fewer, or digits without the point, may be any number.
	if (kind === "geolocation") return [value.slice(0, -2)];
	const text = value.replace(/[\s.]/g, "");
	const width = Math.min(WINDOW, text.length);
	// The whole of it, and its signs at even and at odd places: sent apart, or one after the other.
	return [text, ...everyOther(text)].flatMap((form) =>
		Array.from({ length: Math.max(0, form.length - width + 1) }, (_, at) => form.slice(at, at + width)),
	);
}

function everyOther(text: string): string[] {
	return [0, 1].map((start) => [...text].filter((_sign, at) => at % 2 === start).join(""));
}
