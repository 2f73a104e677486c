import type { Secret } from "./secret.ts";

/** Minimum number of repeated characters in a shape. Each matches by chance with a probability of 1/16 at most. */
const MIN_REPEATS = 7;
const MAX_LENGTH = 4_000;
/** Bits per character of base64, base32 and hexadecimal, and the possible bit offsets of the first complete character. */
const GROUPS = [
	[6, [0, 2, 4]],
	[5, [0, 1, 2, 3, 4]],
	[4, [0]],
] as const;

/** Distance of each character to its previous occurrence; 0 at its first. */
interface Shape {
	readonly distances: readonly number[];
	readonly secret: Secret;
}

/**
 * Computes the shapes of secrets: the patterns in which characters repeat. Substituting the alphabet changes every character
 * but no shape, neither of the text nor of its base64, base32 or hexadecimal form at any position in a longer text.
 */
export function shapesOf(secrets: readonly Secret[]): readonly Shape[] {
	return secrets.flatMap((secret) => {
		// Digits repeat too often to be distinctive.
		if (/^[\d.]+$/.test(secret.value)) return [];
		return formsOf(secret.value)
			.filter(isDistinctive)
			.map((signs) => ({ distances: distancesOf(signs), secret }));
	});
}

/** Whether a text is recognizable by its shape in each of its forms. */
export function hasShape(value: string): boolean {
	return formsOf(value).every(isDistinctive);
}

function isDistinctive(signs: readonly string[]): boolean {
	return signs.length - new Set(signs).size >= MIN_REPEATS;
}

/** Finds the secrets whose shape occurs in the text. */
export function findShapes(text: string, shapes: readonly Shape[]): Secret[] {
	const distances = Int32Array.from(distancesOf([...text.slice(0, MAX_LENGTH)]));
	const isAt = (shape: readonly number[], start: number): boolean => {
		// Compares from the end, where repetitions are more frequent, to fail early.
		for (let at = shape.length - 1; at >= 0; at -= 1) {
			const distance = distances[start + at] ?? 0;
			if (shape[at] !== (distance > at ? 0 : distance)) return false;
		}
		return true;
	};
	return shapes.flatMap(({ distances: shape, secret }) => {
		for (let at = 0; at + shape.length <= distances.length; at += 1) if (isAt(shape, at)) return [secret];
		return [];
	});
}

function formsOf(value: string): (readonly string[])[] {
	const bits = [...Buffer.from(value)].map((byte) => byte.toString(2).padStart(8, "0")).join("");
	const cut = (width: number, skip: number) => bits.slice(skip).match(new RegExp(`.{${width}}`, "g")) ?? [];
	return [[...value], ...GROUPS.flatMap(([width, skips]) => skips.map((skip) => cut(width, skip)))];
}

function distancesOf(signs: readonly string[]): number[] {
	const last = new Map<string, number>();
	return signs.map((sign, at) => {
		const before = last.get(sign);
		last.set(sign, at);
		return before === undefined ? 0 : at - before;
	});
}
