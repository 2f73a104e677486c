import { succeed } from "@scriptorium/core-types/errors";
import type { StoredScript } from "../script-library/stored-script.ts";
import { loadRequires } from "./load-requires.ts";
import { readScript } from "./read-script.ts";

export interface PreparePorts {
	readonly fetcher: typeof fetch;
	/** Milliseconds since the epoch. */
	readonly now: () => number;
}

/**
 * Makes the function that reads a text that is about to be stored, and loads the files that it names. `sourceUrl` is the address that
 * the script is installed from, empty for a file or a text that was written here; `kept` the installed script, whose files are not
 * loaded again where their servers have no others.
 */
export function createPrepare({ fetcher, now }: PreparePorts) {
	return async (code: string, sourceUrl: string, kept: StoredScript | null) => {
		const review = readScript(code);
		if (!review.ok) return review;
		const { requires, resources, updatesFrom, code: text } = review.value;
		const named = {
			requires: requires.map(({ address }) => address),
			resources: resources.map(({ address }) => address),
		};
		const base = sourceUrl || (updatesFrom.find((address) => /^https?:/i.test(address)) ?? "");
		const files = await loadRequires(named, { fetcher, now, base, kept });
		return files.ok ? succeed({ code: text, ...files.value }) : files;
	};
}
