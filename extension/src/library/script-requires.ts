import type { StoredRequire } from "./stored-script.ts";

export interface ScriptRequires {
	/** Texts in the order in which the metadata names them. */
	readonly texts: readonly string[];
	/** Addresses whose text is missing: the script must not run. */
	readonly missing: readonly string[];
}

/** Finds the stored texts of a script's `@require` addresses. */
export function findRequires(addresses: readonly string[], kept: readonly StoredRequire[]): ScriptRequires {
	const byAddress = new Map(kept.map(({ address, text }) => [address, text]));
	const found = addresses.map((address) => ({ address, text: byAddress.get(address) }));
	return {
		texts: found.flatMap(({ text }) => (text === undefined ? [] : [text])),
		missing: found.flatMap(({ address, text }) => (text === undefined ? [address] : [])),
	};
}
