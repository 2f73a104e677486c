/** Longest name that is shown, in characters. */
export const MAX_NAME_LENGTH = 80;
/** Longest version that is shown, in characters. */
export const MAX_VERSION_LENGTH = 30;
/** Longest description that is shown, in characters. */
export const MAX_DESCRIPTION_LENGTH = 600;
/** Marks on one letter; more of them reach over the lines around it. */
const MAX_MARKS = 2;

/** Controls, invisible and bidirectional formatting, unassigned characters, and letters that are drawn as nothing. */
const INVISIBLE = /[\p{C}\u2800\u3164\uffa0]|\p{Variation_Selector}|\u034f|[\u115f\u1160]|[\u17b4\u17b5]/gu;
/** Emoji and other pictures: check marks, shields, stars and colored dots look like marks of ours. Mathematics has check marks too. */
const PICTURES = /[\p{Extended_Pictographic}\p{Emoji_Presentation}\p{So}\p{Sk}\p{Me}]|(?![+<=>|~])\p{Sm}/gu;

/**
 * Makes a text of a script's author safe to stand beside our own: letters in their plain form, without pictures, without characters
 * that change the direction or hide, on one line, cut at a limit.
 * @param text as the author wrote it
 * @param maxLength in characters
 * @returns an empty string when nothing can be shown
 */
export function authorText(text: string, maxLength: number): string {
	const marks = new RegExp(`(\\p{M}{${MAX_MARKS}})\\p{M}+`, "gu");
	const plain = text
		// Longer texts are cut anyway, and normalizing megabytes takes time.
		.slice(0, maxLength * 20)
		.normalize("NFKC")
		.replace(/\s+/gu, " ")
		.replace(INVISIBLE, "")
		.replace(PICTURES, "")
		.replace(marks, "$1")
		.replace(/\s+/gu, " ")
		.trim();
	const characters = Array.from(plain);
	return characters.length <= maxLength
		? plain
		: `${characters
				.slice(0, maxLength - 1)
				.join("")
				.trimEnd()}…`;
}

/** Controls, line breaks, and characters that change the direction of what stands after them. */
const DIRECTING = /[\p{Cc}\u061c\u200e\u200f\u2028-\u202e\u2066-\u2069]+/gu;

/**
 * Puts a text that a script gives while it runs, such as a command's name or an error, on one line that leaves its surroundings alone.
 * Pictures stay: such texts stand beside no rating, and commands use them.
 */
export const plainLine = (text: string): string => text.replace(DIRECTING, " ").trim();

/** Name of a script, made safe by `authorText`. */
export const authorName = (name: string): string => authorText(name, MAX_NAME_LENGTH);
