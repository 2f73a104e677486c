import { decodeText } from "@scriptorium/userscript/decode-text";
import type { ScriptResource } from "@scriptorium/userscript/metadata";
import type { StoredResource } from "./stored-script.ts";

export interface ScriptResources {
	readonly byName: ReadonlyMap<string, StoredResource>;
	/** Addresses whose file is missing: the script must not run. */
	readonly missing: readonly string[];
}

/** Finds the stored files of a script's `@resource` lines. Of two lines with one name the first counts, as in Violentmonkey. */
export function findResources(named: readonly ScriptResource[], kept: readonly StoredResource[]): ScriptResources {
	const byAddress = new Map(kept.map((one) => [one.address, one]));
	const byName = new Map<string, StoredResource>();
	const missing = new Set<string>();
	for (const { name, url } of named) {
		const file = byAddress.get(url);
		if (file === undefined) missing.add(url);
		else if (!byName.has(name)) byName.set(name, file);
	}
	return { byName, missing: [...missing] };
}

/** The file as text. It need not be one: bytes that do not fit its encoding become U+FFFD. */
export function resourceText({ type, data }: StoredResource): string {
	const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
	const decoded = decodeText(bytes, type);
	return decoded.ok ? decoded.text : new TextDecoder(decoded.encoding).decode(bytes);
}

/** The file as a `data:` address. */
export const resourceUrl = ({ type, data }: StoredResource): string => `data:${type};base64,${data}`;
