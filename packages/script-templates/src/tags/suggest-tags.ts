import type { CapabilityProfile } from "@scriptorium/script-analyzer/analysis-result";
import { isFiller, stemOf, wordsOf } from "../classifier/words.ts";
import { type CodeSign, categoryWords, codeSigns } from "./tag-words.ts";

/** A script, as far as tags are suggested from it. */
export interface DescribedScript {
	readonly title: string;
	readonly description: string;
	readonly code: string;
	/** From its analysis; null when it was not analyzed. */
	readonly capabilities: CapabilityProfile | null;
}

export interface SuggestedTags {
	/** A canonical category; `other` without a vote. */
	readonly category: string;
	/** In lower case; at most five. */
	readonly tags: readonly string[];
	/** Share of the votes that the category has, from 0 to 1. */
	readonly confidence: number;
}

/** Votes of a word. What the author says it is for counts more than how it is made. */
const VOTES = { title: 3, description: 2, code: 1 } as const;
const MAX_TAGS = 5;
const MAX_TEXT = 2000;
const MAX_CODE = 200_000;
const MIN_TAG_LENGTH = 3;
const MAX_TAG_LENGTH = 30;
const NO_CATEGORY = "other";
const METADATA = /\/\/ ==UserScript==[\s\S]*?\/\/ ==\/UserScript==/;

const signsOfWords: ReadonlyMap<string, readonly CodeSign[]> = indexWords();
const order = new Map(categoryWords.map(({ category }, at) => [category, at]));

/**
 * Suggests a category and tags without a model, by votes. Every different word of the title has three votes, of the description two,
 * every identifier, capability and word of a site's name one: for the category and the tag that name it. The category with the most
 * votes is chosen; its share of all votes is the confidence. The same script always has the same suggestion.
 * @param script its texts, code and capabilities; only read, never followed
 * @returns category, tags and confidence
 */
export function suggestTags({ title, description, code, capabilities }: DescribedScript): SuggestedTags {
	const categories = new Map<string, number>();
	const tags = new Map<string, number>();
	let all = 0;
	const vote = ({ category, tag }: CodeSign, votes: number): void => {
		categories.set(category, (categories.get(category) ?? 0) + votes);
		tags.set(tag, (tags.get(tag) ?? 0) + votes);
		all += votes;
	};
	const voteByWords = (text: string, votes: number): void => {
		const stems = new Set(wordsOf(text.slice(0, MAX_TEXT)).map(stemOf));
		for (const stem of stems) for (const meant of signsOfWords.get(stem) ?? []) vote(meant, votes);
	};
	voteByWords(title, VOTES.title);
	voteByWords(description, VOTES.description);
	voteByWords(siteNames(capabilities).join(" "), VOTES.code);
	for (const name of [...identifiersOf(code), ...abilities(capabilities)]) {
		const meant = codeSigns.get(name);
		if (meant !== undefined) vote(meant, VOTES.code);
	}
	const [chosen] = [...categories].toSorted(([a, one], [b, other]) => other - one || rankOf(a) - rankOf(b));
	const byVotes = [...tags].toSorted(([a, one], [b, other]) => other - one || (a < b ? -1 : 1)).map(([tag]) => tag);
	return {
		category: chosen?.[0] ?? NO_CATEGORY,
		tags: [...new Set([...byVotes, ...subjectsOf(title)])].slice(0, MAX_TAGS),
		confidence: chosen === undefined ? 0 : chosen[1] / all,
	};
}

const rankOf = (category: string): number => order.get(category) ?? order.size;

function indexWords(): Map<string, CodeSign[]> {
	const index = new Map<string, CodeSign[]>();
	for (const { category, tags } of categoryWords) {
		for (const [tag, words] of Object.entries(tags)) {
			for (const stem of new Set(words.split(" ").map(stemOf))) {
				const known = index.get(stem);
				if (known === undefined) index.set(stem, [{ category, tag }]);
				else known.push({ category, tag });
			}
		}
	}
	return index;
}

/** Different identifiers, without the metadata block, whose names of grants the capabilities give. */
function identifiersOf(code: string): Set<string> {
	const body = code.slice(0, MAX_CODE).replace(METADATA, "");
	return new Set(body.match(/[A-Za-z_$][\w$]*/g));
}

/** Names of what the script is able to do, beside those that stand in its code. */
function abilities(capabilities: CapabilityProfile | null): string[] {
	if (capabilities === null) return [];
	const { grants, cookies, listeners } = capabilities;
	return [...new Set([...grants, ...cookies, ...listeners].map(({ what }) => what))];
}

/** Hosts on which it runs, as words: `*://*.youtube.com/*` is "youtube com". */
function siteNames(capabilities: CapabilityProfile | null): string[] {
	return (capabilities?.runs_on ?? []).map(({ what }) => what.replace(/^[^/]*\/\//, "").split("/")[0] ?? "");
}

/** Words of the title that carry a subject. */
function subjectsOf(title: string): string[] {
	return wordsOf(title.slice(0, MAX_TEXT)).filter(
		(word) => word.length >= MIN_TAG_LENGTH && word.length <= MAX_TAG_LENGTH && !isFiller(word) && !/^\d+$/.test(word),
	);
}
