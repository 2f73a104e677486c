import { parseMetadata } from "@scriptorium/userscript/parse-metadata";
import { kindOfText } from "../../script-form/kind-of-text.ts";

/** What the code says about itself; null for what it does not say. */
export interface CodeFacts {
	readonly name: string | null;
	readonly version: string | null;
	readonly description: string | null;
	/** Null for a bookmarklet: it runs where it is clicked. */
	readonly matches: readonly string[] | null;
}

/** Reads the metadata block of a userscript. A bookmarklet has none. */
export function describeCode(code: string): CodeFacts {
	const isUserscript = kindOfText(code) === "userscript";
	const parsed = isUserscript ? parseMetadata(code) : null;
	if (!parsed?.ok) return { name: null, version: null, description: null, matches: isUserscript ? [] : null };
	const { name, version, description, matches, includes } = parsed.metadata;
	return { name, version, description, matches: [...matches, ...includes] };
}
