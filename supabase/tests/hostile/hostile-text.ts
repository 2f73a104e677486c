import { addressVectors, letterVectors, lineVectors, markupVectors, queryVectors } from "./vectors.ts";

/** A field with its limits in characters. */
export interface HostileField {
	readonly kind: "line" | "prose" | "address" | "code" | "name" | "id" | "search";
	readonly min: number;
	readonly max: number;
}

const allVectors = [...markupVectors, ...queryVectors, ...letterVectors, ...lineVectors, ...addressVectors];

/** The most relevant vectors for a kind of field; every kind also gets all the others. */
const preferredVectors: Readonly<Record<HostileField["kind"], readonly string[]>> = {
	line: [...markupVectors, ...lineVectors],
	prose: [...markupVectors, ...lineVectors],
	address: addressVectors,
	code: [...lineVectors, ...markupVectors],
	name: letterVectors,
	id: queryVectors,
	search: queryVectors,
};

/** Mulberry32, so that seed and index determine a text. @returns a generator of integers from 0 to `limit` - 1 */
function choicesFrom(seed: number): (limit: number) => number {
	let state = seed | 0;
	return (limit) => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * limit);
	};
}

const pick = (below: (limit: number) => number, from: readonly string[]) => from[below(from.length)] ?? "";
/** Cuts by code points, as PostgreSQL counts them. Without surrogates these are code units, which are much faster to cut. */
const cut = (text: string, length: number) => {
	const units = text.slice(0, length);
	return /[\ud800-\udfff]/.test(units) ? [...text].slice(0, length).join("") : units;
};
const fill = (text: string, length: number) =>
	cut(text.repeat(Math.ceil(length / Math.max(1, [...text].length))), length);

type Shape = (field: HostileField, below: (limit: number) => number) => string;

const preferredVector: Shape = ({ kind }, below) => pick(below, preferredVectors[kind]);
const anyVector: Shape = (_field, below) => pick(below, allVectors);
/** Pads or cuts a vector to the limits of the field, so that most vectors are stored. */
const fitting =
	(vector: Shape): Shape =>
	(field, below) => {
		const text = vector(field, below);
		const missing = field.min - [...text].length;
		return cut(missing > 0 ? text + " fits now".padEnd(missing, ".") : text, field.max);
	};
const pieces: Shape = (field, below) =>
	cut(
		Array.from({ length: 1 + below(6) }, () => anyVector(field, below)).join(pick(below, ["", " ", "\n"])),
		field.max,
	);
const letters: Shape = ({ max }, below) =>
	String.fromCodePoint(
		...Array.from({ length: 1 + below(Math.min(max, 60)) }, () => below(below(4) === 0 ? 0x110000 : 0x250)),
	);

/** Shapes in the order of their use; plain vectors are frequent, huge texts rare because each takes a megabyte. */
const shapes: readonly [Shape, ...Shape[]] = [
	fitting(preferredVector),
	fitting(anyVector),
	preferredVector,
	anyVector,
	pieces,
	fitting(pieces),
	letters,
	fitting(letters),
	() => "",
	(field, below) => fill(pick(below, [" ", "\t", "\u00a0", "\n", "\u2003"]), field.min + 1),
	({ min }) => fill("a", Math.max(0, min - 1)),
	({ max }) => fill("W", max),
	({ max }) => fill("🦓", max),
	({ max }) => fill("x", max + 1),
	({ max }, below) => fill(anyVector({ kind: "line", min: 0, max }, below) || "y", max + 1 + below(5_000)),
	({ max }, below) => fill("huge ", below(8) === 0 ? 1_500_000 : max + 50_000),
];

/** Number of consecutive indexes that cover every shape once. */
export const SHAPES = shapes.length;

/**
 * Computes a hostile text for a field; the same arguments give the same text. Every shape is used before any is repeated.
 * @param seed any 32-bit integer
 * @param index number of the text, from 0; `SHAPES` consecutive ones cover every shape
 * @param field kind and limits of the field
 * @returns the text; it may exceed the limits, and contain NUL and lone surrogates, which PostgreSQL does not store
 */
export function hostileText(seed: number, index: number, field: HostileField): string {
	const below = choicesFrom(seed ^ Math.imul(index + 1, 0x9e37_79b1));
	const shape = shapes[index % shapes.length] ?? shapes[0];
	return shape(field, below);
}
