import { FIELD_LIMITS } from "./fork-form.ts";

type Pattern = (title: string) => string;

/**
 * The titles offered for a fork, the default first. One that is too long loses the end of the original's title and
 * keeps what tells it apart from the others.
 */
export function suggestTitles(title: string, patterns: readonly Pattern[]): readonly string[] {
	return patterns.map((pattern) => {
		const room = FIELD_LIMITS.title - Array.from(pattern("")).length;
		const characters = Array.from(title);
		return pattern(characters.length <= room ? title : characters.slice(0, room).join("").trimEnd());
	});
}
