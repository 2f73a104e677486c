import type { TemplateSlot } from "../script-template.ts";

const NUMBERS: Readonly<Record<string, string>> = {
	one: "1",
	two: "2",
	three: "3",
	four: "4",
	five: "5",
	six: "6",
	seven: "7",
	eight: "8",
	nine: "9",
	ten: "10",
	twelve: "12",
	fifteen: "15",
	twenty: "20",
	thirty: "30",
	forty: "40",
	fifty: "50",
	sixty: "60",
};
const UNIT = "(?:seconds?|secs?|minutes?|mins?|hours?|months?|years?|days?)";
const AMOUNT = new RegExp(
	`\\b(${Object.keys(NUMBERS).join("|")})(?=[\\s-]+(?:${UNIT}|times|percent|pixels?|characters?)\\b)`,
	"giu",
);

/**
 * Writes amounts in words as digits, so that they are read like others: `half a minute` is `0.5 minute`.
 * @param text of a request
 * @returns the text with digits
 */
export function withDigits(text: string): string {
	return text
		.replace(/\b(?:a )?quarter (?:of )?an hour\b/giu, "15 minutes")
		.replace(/\bhalf an? (minute|hour|second|year)\b/giu, "0.5 $1")
		.replace(/\b(?:an? |one )(second|minute|hour|month|year) and a half\b/giu, "1.5 $1")
		.replace(/\bone and a half times\b/giu, "1.5 times")
		.replace(AMOUNT, (word) => NUMBERS[word.toLowerCase()] ?? word)
		.replace(/\b(every|each|once an?|once per|than an?|after an?) (second|minute|hour|month|year)\b/giu, "$1 1 $2");
}

/** A factor such as `2x` or `twice`: what it multiplies is a slot whose usual value is a small number. */
const FACTOR = /(?<![\p{L}\p{N}#.])(\d+(?:[.,]\d+)?)\s*(?:x|×|times)(?![\p{L}\p{N}])/iu;
const FACTOR_WORDS: readonly (readonly [pattern: RegExp, factor: number])[] = [
	[/\b(?:twice|double[ds]?)\b/iu, 2],
	[/\b(?:triple[ds]?|thrice)\b/iu, 3],
	[/\bhalf (?:the |of the )?speed\b|\bhalf as fast\b|\bspeed (?:to|of|by) (?:a )?half\b/iu, 0.5],
];
const PERCENT = /(?<![\p{L}\p{N}#.])(\d+(?:[.,]\d+)?)\s*(?:%|percent\b)/iu;
const YEARS = /(?<![\p{L}\p{N}#.])(\d+(?:[.,]\d+)?)\s*(?:years?|yrs?)\b/iu;
/** What one unit of a currency is worth in another: `1 euro is 0.86 pounds`. */
const RATE =
	/(?<![\p{L}\p{N}.,])(?:1|one|an?)\s+[^\d.,;]{1,24}?(?:\b(?:is|are|equals?|makes?|costs?|buys?|gets?(?:\s+me)?|worth)\b|=)[^\d.,;]{0,16}?(\d+(?:[.,]\d+)?)/iu;
const OTHER_AGE = /(?<![\p{L}\p{N}#.])\d+(?:[.,]\d+)?\s*(?:days?|weeks?)\b/iu;

/**
 * Reads a number with its unit in the unit of a slot: `twice as fast` is 2, `50 % larger` is 150 percent, `2 years` are 24 months.
 *
 * @param slot what is looked for
 * @param text of the request, with digits
 * @returns the number and the part it was read from; null when no unit says more than the plain number; `"unusable"` when the
 *   number is in a unit that the slot does not have
 */
export function measuredNumber(slot: TemplateSlot, text: string): { value: number; quote: string } | "unusable" | null {
	const read = (match: RegExpExecArray | null) =>
		match?.[1] === undefined ? null : { value: Number(match[1].replace(",", ".")), quote: match[0] };
	const scaled = (found: { value: number; quote: string } | null, factor: number) =>
		found && { ...found, value: Math.round(found.value * factor * 100) / 100 };
	if (slot.name === "months") {
		const years = read(YEARS.exec(text));
		if (years) return scaled(years, 12);
		return OTHER_AGE.test(text) ? "unusable" : null;
	}
	if (slot.name === "rate") return read(RATE.exec(text));
	const isShare = slot.name === "percent";
	const isFactor = typeof slot.fallback === "number" && slot.fallback > 0 && slot.fallback < 5;
	if (!isShare && !isFactor) return null;
	const factor = read(FACTOR.exec(text)) ?? factorInWords(text);
	if (factor) return isShare ? scaled(factor, 100) : factor;
	const percent = read(PERCENT.exec(text));
	if (!percent) return null;
	if (!isShare) return scaled(percent, 0.01);
	const isGrowth = /\b(?:by\b[^.]{0,8}\d|\d+\s*(?:%|percent) (?:larger|bigger|more|taller))/iu.test(text);
	return isGrowth ? { ...percent, value: percent.value + 100 } : percent;
}

function factorInWords(text: string): { value: number; quote: string } | null {
	for (const [pattern, value] of FACTOR_WORDS) {
		const quote = pattern.exec(text)?.[0];
		if (quote !== undefined) return { value, quote };
	}
	return null;
}
