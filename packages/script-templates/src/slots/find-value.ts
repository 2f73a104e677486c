import type { SlotValue, TemplateSlot } from "../script-template.ts";
import { measuredNumber, withDigits } from "./number-words.ts";
import { parseSlot } from "./parse-slot.ts";

export interface FoundValue {
	readonly value: SlotValue;
	/** Words of the request that the value explains. */
	readonly words: string;
	/** Part of the request that it was read from. */
	readonly quote: string;
}

/** Units of things around the page, such as the person's screen. No slot takes a number in one of them. */
const OTHER_UNIT =
	"(?:(?:inch(?:es)?|cm|mm|centimet(?:er|re)s?|millimet(?:er|re)s?|met(?:er|re)s?|feet|ft|kg|lbs?|[kmgt]b|hz|year[- ]olds?)(?![\\p{L}\\p{N}])|[″°])";
/** Text that the person set apart as a value. */
export const QUOTED = /["“”„«»]([^"“”„«»]+)["“”„«»]|(?:^|\s)'([^']+)'(?=$|[\s.,!?])/u;
/** Also as a factor, such as 1.5x. A number with another unit is none, nor is its part before the decimal point. */
const NUMBER = new RegExp(
	String.raw`(?<![\p{L}\p{N}#.])\d+(?:[.,]\d+)?(?![.,]\d)(?=[x×]?(?![\p{L}\p{N}]))(?![\s-]*${OTHER_UNIT})`,
	"iu",
);
const DURATION =
	/(?<![\p{L}\p{N}])\d+(?:[.,]\d+)?\s*(?:milliseconds?|ms|seconds?|secs?|s|minutes?|mins?|m|hours?|hrs?|h|days?|d)(?![\p{L}\p{N}])/iu;
const KEYS =
	/(?<![\p{L}\p{N}])(?:(?:ctrl|control|alt|option|shift|meta|cmd|command)(?:\s*[+-]\s*|\s+))+(?:[\p{L}\p{N}]|f\d{1,2}|enter|space|escape|tab|(?:arrow)?(?:up|down|left|right))(?![\p{L}\p{N}])/iu;
/** A single key counts only where it is called one: `a` and `I` are words, too. */
const SINGLE_KEY =
	/(?<![\p{L}\p{N}])(?:(?:press|hit|pressing|hitting)\s+(?:the\s+)?(?:key\s+|letter\s+)?([fF]\d{1,2}|[B-HJ-Z])|(?:key|letter)\s+([fF]\d{1,2}|[B-HJ-Zb-hj-z])|([fF]\d{1,2}|[B-HJ-Zb-hj-z])\s+key)(?![\p{L}\p{N}+])/u;
const HEX = /#(?:[\da-f]{6}|[\da-f]{3})(?![\da-f])/i;
/** Only what is written as a selector: with a sign that no word has. */
const SELECTOR =
	/(?<![\p{L}\p{N}])(?:[a-z][\w-]*)?(?:[.#][a-z_-][\w-]*|\[[\w-]+(?:[~|^$*]?=[^\]]+)?\])+(?![\p{L}\p{N}.])/iu;

/**
 * Finds the value of a slot in a request. Only what is unmistakable counts; the rest is asked for.
 *
 * @param slot what is looked for
 * @param text of the request
 * @returns the parsed value; null if the request does not name it
 */
export function findValue(slot: TemplateSlot, text: string): FoundValue | null {
	const plain = withDigits(text);
	if (slot.type === "number") {
		const measured = measuredNumber(slot, plain);
		if (measured === "unusable") return null;
		if (measured) return { value: measured.value, words: measured.quote, quote: measured.quote };
	}
	const several = slot.type === "words" ? quotedWords(slot, text) : null;
	if (several) return several;
	for (const quote of candidates(slot, slot.type === "number" || slot.type === "duration" ? plain : text)) {
		const value = parseSlot(slot, quote.replace(/^["“„«'\s]+|["”»'“\s]+$/gu, ""));
		if (value !== null) return { value, words: quote, quote };
	}
	return null;
}

/** Words that were quoted one by one, as in `"red" and "blue"`; null unless there are several. */
function quotedWords(slot: TemplateSlot, text: string): FoundValue | null {
	const all = [...text.matchAll(new RegExp(QUOTED, "gu"))];
	const [first, last] = [all[0], all.at(-1)];
	if (!first || !last || first === last) return null;
	const value = parseSlot(slot, all.map(([, one, other]) => one ?? other ?? "").join(","));
	const quote = text.slice(first.index, last.index + last[0].length);
	return value === null ? null : { value, words: quote, quote };
}

function candidates(slot: TemplateSlot, text: string): string[] {
	const first = (pattern: RegExp) => pattern.exec(text)?.[0];
	const found = {
		text: [first(QUOTED)],
		words: [first(QUOTED)],
		number: [first(NUMBER)],
		duration: [first(DURATION)],
		color: [first(HEX), ...colorWords(text)],
		keys: [
			first(KEYS),
			SINGLE_KEY.exec(text)
				?.slice(1)
				.find((key) => key !== undefined),
		],
		element: [first(SELECTOR)],
		site: [],
	}[slot.type];
	return found.flatMap((part) => part ?? []);
}

/** Words that may be colors: `light blue` is one, and not blue. */
function colorWords(text: string): string[] {
	const shades = text.match(/(?<!\p{L})(?:light|dark|sky|hot|deep)\s*\p{L}{3,}/giu) ?? [];
	const others = text.replace(/(?<!\p{L})(?:light|dark|sky|hot|deep)\s+\p{L}{3,}/giu, " ").match(/\p{L}{3,}/gu) ?? [];
	return [...shades.map((shade) => shade.replace(/\s+/gu, "")), ...others];
}
