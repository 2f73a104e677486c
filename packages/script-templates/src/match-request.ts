import { committedModel } from "./classifier/model.ts";
import { wordsOf } from "./classifier/words.ts";
import { certaintyOf, isAnswered, judgeRequest } from "./judge-request.ts";
import type { RequestMatch } from "./request-match.ts";
import type { SlotValue } from "./script-template.ts";

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
	const judgement = judgeRequest(text, committedModel());
	const { ranked, values, sites, unknown } = judgement;
	const best = ranked[0];
	if (!best || !isAnswered(judgement)) {
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
		certainty: certaintyOf(judgement),
	};
}

/** The words as the person wrote them, with their capital letters and marks. */
function asTyped(text: string, words: readonly string[]): string[] {
	const wanted = new Set(words);
	const typed = text.match(/[\p{L}\p{M}\p{N}'’]+/gu) ?? [];
	return [...new Set(typed.filter((word) => wordsOf(word).some((plain) => wanted.has(plain))))].slice(0, 10);
}
