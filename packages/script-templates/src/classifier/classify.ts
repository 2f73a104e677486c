import { featuresOf } from "./features.ts";
import { meaningsOf } from "./synonyms.ts";
import { readPairs } from "./weight-signs.ts";
import { weightsText } from "./weights.gen.ts";

/** Class of requests that the catalog does not cover. */
export const OUTSIDE = "";

export interface Likelihood {
	/** Id of a template, or `OUTSIDE`. */
	readonly id: string;
	/** From 0 to 1; those of all classes add up to 1. */
	readonly probability: number;
}

interface Model {
	readonly ids: readonly string[];
	readonly scale: number;
	readonly bias: Float64Array;
	/** By feature: pairs of class number and weight, to be divided by the scale. */
	readonly weights: ReadonlyMap<string, readonly number[]>;
}

let known: Model | null = null;

/**
 * Reads the committed weights: a line with the scale, a line for each class (`id<TAB>bias`), an empty line, and a line for each feature
 * (`feature<TAB>` and two signs for each class that it speaks for or against). Weights are whole numbers to be divided by the scale.
 */
function readModel(): Model {
	if (known) return known;
	const [head = "", body = ""] = weightsText.split("\n\n");
	const [scaleText = "1", ...classes] = head.split("\n");
	const scale = Number(scaleText);
	const rows = classes.map((row) => row.split("\t"));
	const weights = new Map<string, readonly number[]>();
	for (const row of body.split("\n")) {
		const end = row.indexOf("\t");
		weights.set(row.slice(0, end), readPairs(row.slice(end + 1)));
	}
	known = {
		ids: rows.map(([id = ""]) => id),
		scale,
		bias: Float64Array.from(rows, ([, bias = "0"]) => Number(bias) / scale),
		weights,
	};
	return known;
}

/**
 * Estimates which template a request asks for, by multinomial logistic regression.
 *
 * @param request as typed
 * @returns all classes, the most likely first
 */
export function classify(request: string): readonly Likelihood[] {
	const { ids, scale, bias, weights } = readModel();
	const scores = Float64Array.from(bias);
	for (const [name, value] of featuresOf(request)) {
		const pairs = weights.get(name) ?? [];
		for (let at = 0; at < pairs.length; at += 2) {
			const place = pairs[at] ?? 0;
			scores[place] = (scores[place] ?? 0) + ((pairs[at + 1] ?? 0) / scale) * value;
		}
	}
	const highest = Math.max(...scores);
	const powers = scores.map((score) => Math.exp(score - highest));
	const sum = powers.reduce((total, power) => total + power, 0);
	return ids
		.map((id, place) => ({ id, probability: (powers[place] ?? 0) / sum }))
		.toSorted((one, other) => other.probability - one.probability);
}

/**
 * Whether a word speaks for a template, by itself or by its meaning.
 * @param stem of the word
 * @param id of the template
 * @returns true when the weights of the word favor the template
 */
export function speaksFor(stem: string, id: string): boolean {
	const { ids, weights } = readModel();
	return [`w:${stem}`, ...meaningsOf(stem).map((meaning) => `s:${meaning}`)].some((name) => {
		const pairs = weights.get(name) ?? [];
		return pairs.some((place, at) => at % 2 === 0 && ids[place] === id && (pairs[at + 1] ?? 0) > 0);
	});
}
