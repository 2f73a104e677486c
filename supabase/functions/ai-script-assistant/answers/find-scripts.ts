import type { Result } from "@scriptorium/core-types/errors";
import { succeed } from "@scriptorium/core-types/errors";
import { isFiller, wordsOf } from "@scriptorium/script-templates/classifier/words";
import { en } from "../messages/en.ts";
import type { AssistantPorts, Draft, Telling } from "../ports.ts";

/** Words of a request for scripts that do not say what they should do. */
const ASKING = new Set(
	"find finding search looking suggest recommend list there script scripts bookmarklet bookmarklets userscript userscripts hub exist exists know called named which".split(
		" ",
	),
);
const MAX_WORDS = 8;

/**
 * Reads the words to search for from a person's own message. Nothing else becomes part of a search: a text of a page must not be able
 * to send what it likes to the search.
 * @param message of the person
 * @returns the words, in their order
 */
export function searchWords(message: string): string {
	const words = wordsOf(message).filter((word) => !isFiller(word) && !ASKING.has(word));
	return [...new Set(words)].slice(0, MAX_WORDS).join(" ");
}

/**
 * Searches the hub for scripts.
 * @param message of the person
 * @param searchScripts the search
 * @param tell is told what was searched for and how much was found
 * @param signal ends the search
 * @returns the answer, with the best matches
 */
export async function findScripts(
	message: string,
	searchScripts: AssistantPorts["searchScripts"],
	tell: Telling,
	signal: AbortSignal,
): Promise<Result<Draft, "database_unreachable">> {
	const query = searchWords(message);
	if (query === "") return succeed({ content: en.foundNone });
	const found = await searchScripts(query, signal);
	if (!found.ok) return found;
	const { scripts, total } = found.value;
	tell.step({ kind: "searched", query, found: total });
	return succeed(scripts.length === 0 ? { content: en.foundNone } : { content: en.found(total), scripts });
}
