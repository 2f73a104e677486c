import { decidesBehavior } from "./metadata-keys.ts";

/**
 * Keys that one script manager reads and the others ignore, with the one that all read; empty where there is none. FireMonkey
 * 3 (`src/content/meta.js`): every property of its own record is a key too. ScriptVault 3 (`parseUserscript`): `*-top`.
 */
const OF_ONE_MANAGER: Readonly<Record<string, string>> = {
	matches: "@match",
	excludeMatches: "@exclude-match",
	includeGlob: "@include",
	includeGlobs: "@include",
	excludeGlob: "@exclude",
	excludeGlobs: "@exclude",
	matchAboutBlank: "",
	installURL: "@downloadURL",
	metaURL: "@updateURL",
	matchTop: "",
	"match-top": "",
	excludeTop: "",
	"exclude-top": "",
};

/** ScriptVault takes each part between commas for a value of its own. */
const SPLIT_AT_COMMAS: ReadonlySet<string> = new Set(["match", "include", "exclude", "exclude-match", "connect"]);
/** They describe, and change nothing that runs. */
const DESCRIPTIVE: ReadonlySet<string> = new Set(["namespace", "version"]);

/** Joiners are needed in names; FireMonkey removes them everywhere, so `@ma\u200dtch` is a `@match` to it. */
const JOINERS = /[\u200c\u200d]/g;
/** FireMonkey reads a choice up to its closing brace, over line ends, and drops what is no JSON. */
const OPEN_CHOICE = /@(?:var[ \t]+select|advanced[ \t]+(?:dropdown|image))[ \t][^\n]*\{[^}\n]*$/;

/** What another script manager reads in a line. `place`: offset in the line. */
export type ForeignReading =
	| { readonly code: "hidden-key" | "unusual-space" | "tab-in-value"; readonly place: number; readonly key: string }
	| { readonly code: "comma-in-value" | "key-not-at-start"; readonly place: number; readonly key: string }
	| { readonly code: "key-of-one-manager"; readonly place: number; readonly key: string; readonly fix: string };

/**
 * Finds what another manager reads in a comment line that holds no key at its start: FireMonkey takes `@` and a key at any
 * place of it.
 *
 * @param line a line of a metadata block, without `// @key` at its start
 */
export function readsInComment(line: string): ForeignReading | null {
	if (OPEN_CHOICE.test(line)) return openChoice(line);
	const found = /@(\S+)/.exec(line);
	const key = found?.[1]?.replace(JOINERS, "") ?? "";
	if (!found || !(changesReading(key) || Object.hasOwn(OF_ONE_MANAGER, key))) return null;
	return { code: "hidden-key", place: found.index, key };
}

/**
 * Finds what other managers read differently in a line with a key: Greasemonkey 4 and Stay read `// @key` at the start of a
 * line only, Userscripts for Safari ends a value at a tab, ScriptVault splits some at commas.
 *
 * @param line the line
 * @param key its key as written
 * @param value its trimmed value
 */
export function readsInKeyLine(line: string, key: string, value: string): ForeignReading | null {
	const place = line.indexOf("@");
	if (OPEN_CHOICE.test(line)) return openChoice(line);
	const fix = Object.hasOwn(OF_ONE_MANAGER, key) ? OF_ONE_MANAGER[key] : undefined;
	if (fix !== undefined) return { code: "key-of-one-manager", place, key, fix };
	const joiner = line.search(JOINERS);
	if (joiner >= 0 && (key.search(JOINERS) >= 0 || changesReading(key))) {
		return { code: "unusual-space", place: joiner, key };
	}
	if (!changesReading(key)) return null;
	if (!line.startsWith("// @")) return { code: "key-not-at-start", place, key };
	if (key !== "resource" && value.includes("\t")) return { code: "tab-in-value", place: line.lastIndexOf("\t"), key };
	if (SPLIT_AT_COMMAS.has(key) && value.includes(",")) {
		return { code: "comma-in-value", place: line.indexOf(",", place), key };
	}
	return null;
}

const openChoice = (line: string): ForeignReading => ({
	code: "key-of-one-manager",
	place: line.indexOf("@"),
	key: line.includes("@var") ? "var" : "advanced",
	fix: "",
});

/** Whether a key decides pages, privileges, libraries, the time of the run or updates. */
function changesReading(key: string): boolean {
	return decidesBehavior(key) && !DESCRIPTIVE.has(key);
}
