const ENGLISH = /^en(-|$)/;
/** Where thousands are set apart by commas; India, for one, groups otherwise. */
const GROUPED_BY_COMMAS = /^en(-US|-GB)?$/;

/**
 * Tells whether texts of a locale can be written without `Intl`.
 * @param locale BCP 47 tag
 * @returns whether it is English, of whatever region
 */
export const isEnglish = (locale: string): boolean => ENGLISH.test(locale);

const isPlain = (value: number) => Number.isInteger(value) && value >= 0 && !Object.is(value, -0);

/*
 * Numbers as `Intl.NumberFormat` writes them. The plain English ones are written here: the first formatter of a page keeps Chromium 156
 * busy for 15 to 45 ms, a phone for four times as long, while a list of scripts is first shown, and its numbers are small.
 */

/**
 * Writes a whole number in full: "12,345".
 * @param value the number
 * @param locale BCP 47 tag
 * @returns the text
 */
export function wholeNumber(value: number, locale: string): string {
	if (isPlain(value) && value < 1e15 && (value < 1000 ? ENGLISH : GROUPED_BY_COMMAS).test(locale)) {
		return String(value).replaceAll(/\B(?=(?:\d{3})+$)/g, ",");
	}
	return new Intl.NumberFormat(locale).format(value);
}

/**
 * Formats a number in compact notation: "12.3K", "4M".
 * @param value the number
 * @param locale BCP 47 tag
 * @returns the text, with one digit after the point at most
 */
export function compactNumber(value: number, locale: string): string {
	if (isPlain(value) && value < 1000 && ENGLISH.test(locale)) return String(value);
	return new Intl.NumberFormat(locale, { notation: "compact", maximumFractionDigits: 1 }).format(value);
}

/**
 * Says which form of a word goes with a number.
 * @param count the number
 * @param locale BCP 47 tag
 * @returns the plural category
 */
export function pluralForm(count: number, locale: string): Intl.LDMLPluralRule {
	if (Number.isInteger(count) && ENGLISH.test(locale)) return Math.abs(count) === 1 ? "one" : "other";
	return new Intl.PluralRules(locale).select(count);
}
