import type { StoredRequire } from "./stored-script.ts";

export interface ScriptRequires {
	/** Texts in the order in which the metadata names them. */
	readonly texts: readonly string[];
	/** Addresses whose text is not kept: the script must not run. */
	readonly missing: readonly string[];
}

/** The kept texts of the `@require` addresses of a script. */
export function findRequires(addresses: readonly string[], kept: readonly StoredRequire[]): ScriptRequires {
	const byAddress = new Map(kept.map(({ address, text }) => [address, text]));
	const found = addresses.map((address) => ({ address, text: byAddress.get(address) }));
	return {
		texts: found.flatMap(({ text }) => (text === undefined ? [] : [text])),
		missing: found.flatMap(({ address, text }) => (text === undefined ? [address] : [])),
	};
}
