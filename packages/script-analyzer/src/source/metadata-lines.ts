import type { Source } from "./source.ts";

/** A line of the metadata block: its key in its canonical spelling, and where it begins in the program text. */
export interface MetadataPlace {
	readonly key: string;
	readonly value: string;
	readonly offset: number;
	/** False for a key that some script manager may know, but not this check. */
	readonly isKnown: boolean;
}

const KNOWN = new WeakMap<Source, readonly MetadataPlace[]>();

/** Every line of the block, even of an invalid block: managers differ in what they accept. */
export function metadataLines(source: Source): readonly MetadataPlace[] {
	const known = KNOWN.get(source);
	if (known) return known;
	const lines = readLines(source);
	KNOWN.set(source, lines);
	return lines;
}

function readLines(source: Source): readonly MetadataPlace[] {
	const { block } = source;
	if (!block) return [];
	const starts = [0];
	for (let at = source.text.indexOf("\n"); at >= 0 && at < block.range.end; at = source.text.indexOf("\n", at + 1)) {
		starts.push(at + 1);
	}
	return block.entries.flatMap(({ key, kind, value, line, locale }) =>
		locale === null ? [{ key, value, offset: starts[line - 1] ?? 0, isKnown: kind !== null }] : [],
	);
}
