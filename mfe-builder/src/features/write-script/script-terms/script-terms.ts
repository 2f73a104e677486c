import type { CodeTerm } from "@scriptorium/ui-kit/code-editor/code-terms";
import { knownGrants } from "@scriptorium/userscript/grants";
import type { en } from "./messages/en.ts";

/**
 * The keys of a metadata block and the functions of the userscript API, for the editor to complete and explain.
 * @param texts their signatures and explanations
 * @returns the names in alphabetical order, keys first
 */
export function scriptTerms(texts: typeof en): readonly CodeTerm[] {
	const keys = Object.entries(texts.keys).map(([key, { signature, help }]) => {
		return { kind: "key" as const, name: `@${key}`, signature, help };
	});
	const functions = knownGrants.map((name) => ({ kind: "function" as const, name, ...texts.functions[name] }));
	const byName = (one: CodeTerm, other: CodeTerm): number => one.name.localeCompare(other.name, "en");
	return [...keys.sort(byName), ...functions.sort(byName)];
}
