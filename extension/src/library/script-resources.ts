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

/** The file as text; bytes that are not UTF-8 become U+FFFD. */
export function resourceText({ data }: StoredResource): string {
	const bytes = Uint8Array.from(atob(data), (letter) => letter.charCodeAt(0));
	return new TextDecoder().decode(bytes);
}

/** The file as a `data:` address. */
export const resourceUrl = ({ type, data }: StoredResource): string => `data:${type};base64,${data}`;
