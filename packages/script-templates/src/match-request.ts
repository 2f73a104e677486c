import { classify, type Likelihood, OUTSIDE, speaksFor } from "./classifier/classify.ts";
import { isFiller, stemOf, wordsOf } from "./classifier/words.ts";
import type { RequestMatch } from "./request-match.ts";
import type { ScriptTemplate, SlotValue } from "./script-template.ts";
import { findSites } from "./slots/find-sites.ts";
import { type FoundValue, findValue } from "./slots/find-value.ts";
import { withSamples } from "./slots/with-samples.ts";
import { findTemplate } from "./template-list.ts";

/**
 * Probability from which a template is taken. It and `MAX_UNKNOWN_SHARE` were chosen by cross-validation over the manners of
 * `training/phrasings-by-manner.ts`, so that at most 3 in 100 requests are answered wrong.
 */
const MIN_PROBABILITY = 0.65;
/** Share of the subject's words that may stay unexplained. */
const MAX_UNKNOWN_SHARE = 0.6;
/** An alternative has at least this share of the best template's probability. */
const MIN_ALTERNATIVE = 0.25;
const MAX_REQUEST_LENGTH = 1000;
const NEAREST = 3;

/**
 * Finds the template that a request asks for. It never guesses: what the catalog does not cover is refused.
 *
 * @param request as typed; what exceeds 1,000 characters is not read
 * @returns the template with the values that the request names, or the nearest ones and the words that were not understood
 */
export function matchRequest(request: string): RequestMatch {
	const text = request.slice(0, MAX_REQUEST_LENGTH);
	const sites = findSites(text);
	const likelihoods = classify(withSamples(text));
	const ranked = likelihoods.flatMap((likelihood) => {
		const template = likelihood.id === OUTSIDE ? null : findTemplate(likelihood.id);
		return template ? [{ template, probability: likelihood.probability }] : [];
	});
	const best = ranked[0];
	const values = best ? valuesIn(text, best.template, sites) : [];
	const subject = wordsOf(text).filter((word) => !isFiller(word));
	const unknown = best
		? unexplained(subject, best.template, [...values.map(({ words }) => words), ...sites.words])
		: subject;
	if (!best || !isCertain(best, likelihoods, subject, unknown)) {
		return {
			kind: "refused",
			unknownWords: asTyped(text, unknown),
			nearest: ranked.slice(0, NEAREST).map(({ template }) => template),
		};
	}
	const { template } = best;
	const named = new Map<string, SlotValue>(values.map(({ name, value }) => [name, value]));
	for (const { name, fallback } of template.slots)
		if (!named.has(name) && fallback !== undefined) named.set(name, fallback);
	return {
		kind: "matched",
		template,
		values: Object.fromEntries(named),
		missing: template.slots.filter(({ name, required }) => required && !named.has(name)),
		sites: template.slots.some(({ type }) => type === "site") ? [] : sites.hosts,
		alternatives: ranked
			.slice(1, NEAREST)
			.filter(({ probability }) => probability >= MIN_ALTERNATIVE * best.probability)
			.map((other) => other.template),
	};
}

function isCertain(
	best: { readonly probability: number },
	likelihoods: readonly Likelihood[],
	subject: readonly string[],
	unknown: readonly string[],
): boolean {
	if (likelihoods[0]?.id === OUTSIDE) return false;
	return unknown.length <= MAX_UNKNOWN_SHARE * subject.length && best.probability >= MIN_PROBABILITY;
}

type NamedValue = FoundValue & { readonly name: string };

/** Values that the request names for the slots of a template. Each part of the text is the value of at most one slot. */
function valuesIn(text: string, template: ScriptTemplate, sites: ReturnType<typeof findSites>): NamedValue[] {
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

const vocabularies = new WeakMap<ScriptTemplate, ReadonlySet<string>>();

/** Stems of all words by which a template is asked for or described. */
function vocabularyOf(template: ScriptTemplate): ReadonlySet<string> {
	const known = vocabularies.get(template);
	if (known) return known;
	const { phrasings, title, description, tags } = template;
	const words = wordsOf([...phrasings, title, description, ...tags].join(" ").replace(/\{\w+\}/g, " "));
	const vocabulary = new Set(words.map(stemOf));
	vocabularies.set(template, vocabulary);
	return vocabulary;
}

function unexplained(subject: readonly string[], template: ScriptTemplate, named: readonly string[]): string[] {
	const vocabulary = vocabularyOf(template);
	const inValues = new Set(named.flatMap(wordsOf));
	return subject.filter((word) => {
		const stem = stemOf(word);
		return !inValues.has(word) && !vocabulary.has(stem) && !speaksFor(stem, template.id) && !/^\d+$/.test(word);
	});
}

/** The words as the person wrote them, with their capital letters and marks. */
function asTyped(text: string, words: readonly string[]): string[] {
	const wanted = new Set(words);
	const typed = text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
	return [...new Set(typed.filter((word) => wordsOf(word).some((plain) => wanted.has(plain))))].slice(0, 10);
}
