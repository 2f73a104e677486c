import { succeed } from "@scriptorium/core-types/errors";
import type { StoredScript } from "../script-library/stored-script.ts";
import { type FileOutcome, loadEachFile, loadRequires } from "./load-requires.ts";
import { readScript, type ScriptReview } from "./read-script.ts";

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
		const { named, base } = whatToLoad(review.value, sourceUrl);
		const files = await loadRequires(named, { fetcher, now, base, kept });
		return files.ok ? succeed({ code: review.value.code, ...files.value }) : files;
	};
}

/**
 * Makes the function that loads the files of a script before the user decides whether to install it. A file that cannot be loaded does
 * not keep the others from being loaded.
 */
export function createLoadFiles({ fetcher, now }: PreparePorts) {
	return async (code: string, sourceUrl: string, kept: StoredScript | null) => {
		const review = readScript(code);
		if (!review.ok) return review;
		const { named, base } = whatToLoad(review.value, sourceUrl);
		const outcomes: FileOutcome[] = [];
		for await (const outcome of loadEachFile(named, { fetcher, now, base, kept })) outcomes.push(outcome);
		return succeed({ code: review.value.code, outcomes });
	};
}

/** The files that a script names, and the address to which relative ones belong. */
function whatToLoad({ requires, resources, updatesFrom }: ScriptReview, sourceUrl: string) {
	return {
		named: {
			requires: requires.map(({ address }) => address),
			resources: resources.map(({ address }) => address),
		},
		base: sourceUrl || (updatesFrom.find((address) => /^https?:/i.test(address)) ?? ""),
	};
}
