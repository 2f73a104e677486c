import type { Sample } from "../sample.ts";
import { alias } from "./alias.ts";
import { asynchronous } from "./async.ts";
import { bundle } from "./bundle.ts";
import { classes } from "./class.ts";
import { constantSplit } from "./constant-split.ts";
import { destructure } from "./destructure.ts";
import { mapLines } from "./map-lines.ts";
import { minify } from "./minify.ts";
import type { Mutation, Rewritten } from "./mutation.ts";
import { rename } from "./rename.ts";
import { readSource, type Source } from "./source.ts";
import { wrapper } from "./wrapper.ts";

const MUTATIONS: readonly Mutation[] = [
	rename,
	constantSplit,
	alias,
	destructure,
	wrapper,
	classes,
	asynchronous,
	bundle,
	minify,
];

/** Names of the ways a script can be rewritten. */
export const mutationKinds: readonly string[] = MUTATIONS.map(({ kind }) => kind);

interface Mutant {
	/** Plain code, also when the sample was a `javascript:` address; the metadata block stays as it was. */
	readonly code: string;
	/** Lines of harm that can still be told; empty when the rewriting leaves none. */
	readonly harmLines: readonly number[];
}

/**
 * The same program written in another way; the same one for the same sample and kind. Null when there is nothing to
 * rewrite. Throws for a kind that is not in `mutationKinds`, and a SyntaxError when the sample does not parse.
 */
export async function mutate(sample: Sample, kind: string): Promise<Mutant | null> {
	const mutation = MUTATIONS.find((known) => known.kind === kind);
	if (!mutation) throw new Error(`There is no mutation ${kind}`);
	const source = readSource(sample, kind);
	const answer = await mutation.rewrite(source);
	if (!answer) return null;
	const rewritten: Rewritten =
		answer === true
			? { text: source.edit.toString(), map: source.edit.generateMap({ hires: true }).toString() }
			: answer;
	if (rewritten.text === source.text) return null;
	return { code: source.head + rewritten.text, harmLines: harmLinesOf(sample, source, rewritten) };
}

function harmLinesOf({ harmLines }: Sample, { head, isAddress }: Source, { text, map }: Rewritten): number[] {
	const above = head.split("\n").length - 1;
	const inHead = harmLines.filter((line) => line <= above);
	const inBody = harmLines.filter((line) => line > above).map((line) => line - above);
	// One line is the whole program there: it says something only while it stays one line.
	if (isAddress) return text.trim().includes("\n") ? [] : [1];
	if (map === null || inBody.length === 0) return inHead;
	const isSample = (name: string) => name === "" || /script\.c?js$/.test(name);
	return [...inHead, ...mapLines(text, map, inBody, isSample).map((line) => line + above)];
}
