import { readBlock } from "@scriptorium/userscript/read-block";
import type { Source } from "../trace/source.ts";

/** A line of the metadata block: its key in its canonical spelling, and where it begins in the program text. */
export interface MetadataPlace {
	readonly key: string;
	readonly value: string;
	readonly offset: number;
}

/** Every line of the block, also of one that cannot be used: managers differ in what they forgive. */
export function metadataLines(source: Source): readonly MetadataPlace[] {
	if (source.kind !== "userscript") return [];
	const block = readBlock(source.text);
	if (!block.ok) return [];
	const starts = [0];
	for (let at = source.text.indexOf("\n"); at >= 0 && at < block.range.end; at = source.text.indexOf("\n", at + 1)) {
		starts.push(at + 1);
	}
	return block.entries.flatMap(({ key, value, line, locale }) =>
		locale === null ? [{ key, value, offset: starts[line - 1] ?? 0 }] : [],
	);
}
