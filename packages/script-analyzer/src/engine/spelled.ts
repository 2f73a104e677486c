import { nodesOf } from "../source/nodes-of.ts";
import type { Source } from "../source/source.ts";

const PIECE = 4;
/** Names of secrets and privileged functions, which are not split by accident. */
const DISTINCTIVE =
	/^(?:cookie(?:store)?|(?:local|session)storage|indexeddb|sendbeacon|eval|function|unsafewindow|clipboard|credentials)$/;

interface Written {
	/** The program's text in lower case. */
	readonly text: string;
	/** Words of its string literals in lower case; computed on first use. */
	words: ReadonlySet<string> | null;
}

const KNOWN = new WeakMap<Source, Written>();

/**
 * Whether a name occurs in a program's text: four letters of it in a row, or all of it in pieces that are whole words
 * of string literals (`"coo" + "kie"`). A name that does not occur was computed to hide it: by decoders, reversed, from
 * numbers or single letters. Names of secrets must occur in one piece.
 */
export function isSpelled(source: Source, name: string): boolean {
	const wanted = name.toLowerCase();
	if (wanted.length < PIECE + 1) return true;
	const written = writtenIn(source);
	for (let from = 0; from + PIECE <= wanted.length; from++) {
		if (written.text.includes(wanted.slice(from, from + PIECE))) return true;
	}
	if (DISTINCTIVE.test(wanted)) return false;
	written.words ??= wordsOf(source);
	const bare = wanted.replace(/\W+/g, "");
	// At most one word for each three letters: with enough short words every name could be put together.
	return isLaidOut(bare, written.words, Math.ceil(bare.length / 3));
}

function writtenIn(source: Source): Written {
	const known = KNOWN.get(source);
	if (known) return known;
	const written = { text: source.text.toLowerCase(), words: null };
	KNOWN.set(source, written);
	return written;
}

function wordsOf({ program }: Source): ReadonlySet<string> {
	const words = new Set<string>();
	for (const node of nodesOf(program)) {
		const text = node.type === "Literal" ? node.value : node.type === "TemplateElement" ? node.value.cooked : null;
		if (typeof text !== "string") continue;
		for (const word of text.toLowerCase().split(/\W+/)) if (word.length >= 2) words.add(word);
	}
	return words;
}

/** Whether a name is at most `most` of the words put together. */
function isLaidOut(name: string, words: ReadonlySet<string>, most: number): boolean {
	/** For each place in the name, the fewest words that lead there. */
	const fewest = Array.from({ length: name.length + 1 }, (_, place) => (place === 0 ? 0 : Number.POSITIVE_INFINITY));
	for (let from = 0; from < name.length; from++) {
		const count = (fewest[from] ?? 0) + 1;
		if (count > most) continue;
		for (let to = from + 2; to <= name.length; to++)
			if (count < (fewest[to] ?? 0) && words.has(name.slice(from, to))) fewest[to] = count;
	}
	return (fewest[name.length] ?? 0) <= most;
}
