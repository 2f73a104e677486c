import { seemsStrict, writeStrictLibrary } from "@scriptorium/userscript/strict-library";
import type { StoredRequire } from "./stored-script.ts";

/** The text behind a `@require` as it runs. */
export interface LibraryText {
	readonly text: string;
	/** Of a strict library, as it can stand in one scope with sloppy code; null for any other one. */
	readonly strictForm: string | null;
}

export interface ScriptRequires {
	/** In the order in which the metadata names them. */
	readonly libraries: readonly LibraryText[];
	/** Addresses whose text is missing: the script must not run. */
	readonly missing: readonly string[];
}

/** Finds the stored texts of a script's `@require` addresses. */
export function findRequires(addresses: readonly string[], kept: readonly StoredRequire[]): ScriptRequires {
	const byAddress = new Map(kept.map((one) => [one.address, one]));
	const found = addresses.map((address) => ({ address, library: byAddress.get(address) }));
	return {
		libraries: found.flatMap(({ library }) =>
			library === undefined ? [] : [{ text: library.text, strictForm: strictFormOf(library) }],
		),
		missing: found.flatMap(({ address, library }) => (library === undefined ? [address] : [])),
	};
}

const written = new WeakMap<StoredRequire, string | null>();

/** Computed where an earlier version of the extension stored the library. */
function strictFormOf(library: StoredRequire): string | null {
	if (library.strictForm !== undefined) return library.strictForm;
	if (!seemsStrict(library.text)) return null;
	const form = written.get(library) ?? writeStrictLibrary(library.text);
	written.set(library, form);
	return form;
}
