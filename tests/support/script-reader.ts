/** One metadata line `@key value` as a script manager parses it; `key` is spelled as that manager spells it. */
export type Pair = readonly [key: string, value: string];

export interface OtherReader {
	readonly name: string;
	/** The pairs it takes from a text, in order; null when it sees no block and refuses the text. */
	pairsOf(text: string): readonly Pair[] | null;
	/** The key of its own that it makes of one, as written by the author. */
	keyOf(written: string): string;
	/** Keys that decide something in it, in its own spelling; without this, all are compared. */
	compares?(key: string): boolean;
	/** Source around the code, by which it runs a userscript. */
	readonly wrappers: readonly (readonly [before: string, after: string])[];
}
