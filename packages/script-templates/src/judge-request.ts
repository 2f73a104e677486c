import { classify, OUTSIDE, speaksFor } from "./classifier/classify.ts";
import type { Model } from "./classifier/model.ts";
import { isFiller, stemOf, wordsOf } from "./classifier/words.ts";
import type { ScriptTemplate } from "./script-template.ts";
import { type FoundSites, findSites } from "./slots/find-sites.ts";
import { type FoundValue, findValue, QUOTED } from "./slots/find-value.ts";
import { withSamples } from "./slots/with-samples.ts";
import { findTemplate } from "./template-list.ts";

/** Certainty from which a template is taken, chosen by cross-validation (`training/cross-validate.ts`). */
export const MIN_CERTAINTY = 0.75;
/** Subtracted from the log odds of a template that explains none of the content words; proportionally less when it explains some. */
const UNKNOWN_COST = 2;
/** Added to the log odds for each unit of the logarithm of the number of words: longer requests are matched more reliably. */
const LENGTH_GAIN = 1.5;
/** More words gain nothing. */
const MAX_COUNTED_WORDS = 8;
/** Words that a request of usual length has: it is the one whose certainty is the probability itself. */
const USUAL_WORDS = 4;

type NamedValue = FoundValue & { readonly name: string };

/** What the classifier and the values say of a request. */
export interface Judgement {
	/** Templates with their probabilities, the most likely first. */
	readonly ranked: readonly { readonly template: ScriptTemplate; readonly probability: number }[];
	readonly isOutside: boolean;
	/** Values that the request names for the slots of the first template. */
	readonly values: readonly NamedValue[];
	readonly sites: FoundSites;
	/** Words that carry a subject. */
	readonly subject: readonly string[];
	/** Those of them that neither the first template nor a value explains. */
	readonly unknown: readonly string[];
}

/**
 * Weighs a request without deciding on it.
 * @param text of the request
 * @param model weights of the classifier
 * @returns the ranking of the templates, and what they leave unexplained
 */
export function judgeRequest(text: string, model: Model): Judgement {
	const sites = findSites(text);
	const likelihoods = classify(withSamples(text), model);
	const ranked = likelihoods.flatMap(({ id, probability }) => {
		const template = id === OUTSIDE ? null : findTemplate(id);
		return template ? [{ template, probability }] : [];
	});
	const best = ranked[0]?.template;
	const values = best ? valuesIn(text, best, sites) : [];
	const subject = wordsOf(text).filter((word) => !isFiller(word));
	const named = [...values.map(({ words }) => words), ...sites.words, ...(best ? labelsIn(text, best, values) : [])];
	return {
		ranked,
		isOutside: likelihoods[0]?.id === OUTSIDE,
		values,
		sites,
		subject,
		unknown: best ? unexplained(subject, best, named, model) : subject,
	};
}

/**
 * How certain it is that the first template of a judgement is right: its probability, less for words of the subject that it leaves
 * unexplained, and less for requests of one or two words.
 *
 * @param judgement of a request
 * @returns from 0 to 1; 0 when the class of outsiders wins
 */
export function certaintyOf({ ranked, isOutside, subject, unknown }: Judgement): number {
	const probability = ranked[0]?.probability ?? 0;
	if (isOutside || subject.length === 0) return 0;
	const gain = Math.log((1 + Math.min(MAX_COUNTED_WORDS, subject.length)) / (1 + USUAL_WORDS)) * LENGTH_GAIN;
	const odds = (probability / (1 - probability)) * Math.exp(gain - (UNKNOWN_COST * unknown.length) / subject.length);
	return odds === Number.POSITIVE_INFINITY ? 1 : odds / (1 + odds);
}

/**
 * Whether the first template of a judgement is given as the answer.
 * @param judgement of a request
 * @param minCertainty the chosen threshold, when left out
 * @returns false when the request has to be refused
 */
export function isAnswered(judgement: Judgement, minCertainty = MIN_CERTAINTY): boolean {
	return certaintyOf(judgement) >= minCertainty;
}

/** Each part of the text is the value of at most one slot. */
function valuesIn(text: string, template: ScriptTemplate, sites: FoundSites): NamedValue[] {
	const found: NamedValue[] = [];
	// A host name looks like a selector: `example.com` could be an element `example` of the class `com`.
	let rest = sites.words.reduce((part, site) => part.replace(site, " "), text);
	for (const slot of template.slots) {
		if (slot.type === "site") {
			const [host] = sites.hosts;
			if (host) found.push({ name: slot.name, value: host, words: sites.words.join(" "), quote: "" });
			continue;
		}
		const value = findValue(slot, rest);
		if (!value) continue;
		found.push({ ...value, name: slot.name });
		rest = rest.replace(value.quote, " ");
	}
	return found;
}

/** The text on an element that the person is going to point at, as in `click 'Next page'`. */
function labelsIn(text: string, { slots }: ScriptTemplate, values: readonly NamedValue[]): string[] {
	const isAsked = slots.some(({ name, type }) => type === "element" && values.every((value) => value.name !== name));
	return isAsked ? [...text.matchAll(new RegExp(QUOTED, "gu"))].map(([quote]) => quote) : [];
}

const vocabularies = new WeakMap<ScriptTemplate, ReadonlySet<string>>();

/** Stems of the words by which a template is described. */
function vocabularyOf(template: ScriptTemplate): ReadonlySet<string> {
	const known = vocabularies.get(template);
	if (known) return known;
	const { title, description, tags } = template;
	const vocabulary = new Set(wordsOf([title, description, ...tags].join(" ")).map(stemOf));
	vocabularies.set(template, vocabulary);
	return vocabulary;
}

function unexplained(
	subject: readonly string[],
	template: ScriptTemplate,
	named: readonly string[],
	model: Model,
): string[] {
	const vocabulary = vocabularyOf(template);
	const inValues = new Set(named.flatMap(wordsOf));
	return subject.filter((word) => {
		const stem = stemOf(word);
		return !inValues.has(word) && !vocabulary.has(stem) && !speaksFor(stem, template.id, model) && !/^\d+$/.test(word);
	});
}
