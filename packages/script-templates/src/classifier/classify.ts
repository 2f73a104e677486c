import { featuresOf } from "./features.ts";
import { committedModel, type Model } from "./model.ts";
import { meaningsOf, TOPIC } from "./synonyms.ts";

/** Class of requests that the catalog does not cover. */
export const OUTSIDE = "";

export interface Likelihood {
	/** Id of a template, or `OUTSIDE`. */
	readonly id: string;
	/** From 0 to 1; those of all classes add up to 1. */
	readonly probability: number;
}

/**
 * Estimates which template a request asks for, by multinomial logistic regression.
 *
 * @param request as typed
 * @param model the committed one, when left out
 * @returns all classes, the most likely first
 */
export function classify(request: string, model: Model = committedModel()): readonly Likelihood[] {
	const { ids, scale, bias, features } = model;
	const scores = Float64Array.from(bias);
	for (const [name, value] of featuresOf(request)) {
		const known = features.get(name);
		for (const [at, place] of known?.places.entries() ?? [])
			scores[place] = (scores[place] ?? 0) + ((known?.weights[at] ?? 0) / scale) * value;
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
 * @param model the committed one, when left out
 * @returns true when the weights of the word favor the template
 */
export function speaksFor(stem: string, id: string, { ids, features }: Model = committedModel()): boolean {
	const meanings = meaningsOf(stem).filter((meaning) => !meaning.startsWith(TOPIC));
	return [`w:${stem}`, ...meanings.map((meaning) => `s:${meaning}`)].some((name) => {
		const known = features.get(name);
		return known?.places.some((place, at) => ids[place] === id && (known.weights[at] ?? 0) > 0) ?? false;
	});
}
