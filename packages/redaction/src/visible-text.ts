import { createRedactor, type Redactor } from "./redact-text.ts";

/** Letters of scripts that are written with joiners inside of words: Arabic, Syriac, and those of India and its neighbors. */
const JOINED =
	"[\\p{scx=Arab}\\p{scx=Syrc}\\p{scx=Mong}\\p{scx=Deva}\\p{scx=Beng}\\p{scx=Guru}\\p{scx=Gujr}\\p{scx=Orya}\\p{scx=Taml}\\p{scx=Telu}\\p{scx=Knda}\\p{scx=Mlym}\\p{scx=Sinh}\\p{scx=Khmr}\\p{scx=Mymr}]";
/** What is seen or needed although its character alone is invisible: each one stands beside what it changes. */
const KEPT = [
	"[\\t\\n\\r]",
	// The colored form of a picture, and keycaps.
	"(?<=\\p{Extended_Pictographic})\\ufe0f|(?<=[#*0-9])\\ufe0f(?=\\u20e3)",
	// Pictures of several.
	"(?<=\\p{Extended_Pictographic}[\\ufe0f\\p{Emoji_Modifier}]?)\\u200d(?=\\p{Extended_Pictographic})",
	`(?<=${JOINED})[\\u200c\\u200d](?=${JOINED})`,
].join("|");
/** Zero width, controls of direction, tags, selectors of variants, fillers, controls, and halves of characters. */
const INVISIBLE = "[\\p{Default_Ignorable_Code_Point}\\p{Cc}\\p{Cs}\\u2800\\ufff9-\\ufffb]";
const KEPT_OR_INVISIBLE = new RegExp(`(${KEPT})|${INVISIBLE}`, "gu");

/**
 * Removes invisible characters from a text that somebody else wrote. A language model reads them, so an instruction could be hidden in
 * them. Line breaks, indentation, emoji and the joiners inside words stay.
 * @param text any text, code included
 * @returns the text that people see
 * @see https://www.unicode.org/reports/tr44/#Default_Ignorable_Code_Point
 */
export const withoutInvisible = (text: string): string =>
	text.replace(KEPT_OR_INVISIBLE, (_all, visible?: string) => visible ?? "");

/**
 * Whether a text has characters that people do not see.
 * @param text any text
 * @returns true when `withoutInvisible` would change it
 */
export const hasInvisible = (text: string): boolean => withoutInvisible(text) !== text;

/**
 * Creates a redactor for texts that others read, perhaps a language model: as `createRedactor`, but its texts have no invisible characters,
 * and a value with such characters is not clean. So they do not divide a secret either.
 * @param secrets as for `createRedactor`
 * @returns functions without state
 */
export function createVisibleRedactor(secrets: Iterable<string>): Redactor {
	const redactor = createRedactor(
		[...secrets].flatMap((secret) => (hasInvisible(secret) ? [withoutInvisible(secret), secret] : [secret])),
	);
	return {
		...redactor,
		text: (raw, maxLength) => redactor.text(withoutInvisible(raw ?? ""), maxLength),
		isClean: (raw) => !hasInvisible(raw) && redactor.isClean(raw),
	};
}
