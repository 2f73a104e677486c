/** How the values of a key are kept. `text` keeps the first value, `list` keeps all, `flag` needs no value. */
export type KeyKind = "text" | "list" | "flag" | "localized" | "ignored";

/** Other names of a key that some managers accept. */
const ALIASES: Readonly<Record<string, string>> = {
	homepageurl: "homepage",
	website: "homepage",
	source: "homepage",
	supporturl: "support",
	iconurl: "icon",
	defaulticon: "icon",
	icon64url: "icon64",
	licence: "license",
	developer: "author",
};

const KINDS: ReadonlyMap<string, KeyKind> = new Map([
	["name", "localized"],
	["description", "localized"],
	["namespace", "text"],
	["version", "text"],
	["author", "text"],
	["icon", "text"],
	["icon64", "text"],
	["homepage", "text"],
	["support", "text"],
	["downloadurl", "text"],
	["updateurl", "text"],
	["license", "text"],
	["copyright", "text"],
	["antifeature", "list"],
	["tag", "list"],
	["match", "list"],
	["exclude-match", "list"],
	["include", "list"],
	["exclude", "list"],
	["grant", "list"],
	["require", "list"],
	["resource", "list"],
	["connect", "list"],
	["run-at", "text"],
	["noframes", "flag"],
	["inject-into", "text"],
	["sandbox", "text"],
	["run-in", "text"],
	["unwrap", "flag"],
	["top-level-await", "flag"],
	// Known to managers, but without effect in this hub.
	["webrequest", "ignored"],
	["user-agent", "ignored"],
	["nocompat", "ignored"],
	["compatible", "ignored"],
	["incompatible", "ignored"],
	["contributors", "ignored"],
	["contributionurl", "ignored"],
	["contributionamount", "ignored"],
]);

/** Keys that are not written in lower case; managers differ in whether case counts. */
const MIXED_CASE = [
	"homepageURL",
	"supportURL",
	"iconURL",
	"icon64URL",
	"downloadURL",
	"updateURL",
	"webRequest",
	"contributionURL",
	"contributionAmount",
] as const;

/** The spelling that every manager reads, by the key in lower case without dashes and underscores. */
const SPELLINGS: ReadonlyMap<string, string> = new Map(
	[...Object.keys(ALIASES), ...KINDS.keys()]
		.map((key) => MIXED_CASE.find((mixed) => mixed.toLowerCase() === key) ?? key)
		.map((spelling) => [lettersOf(spelling), spelling]),
);

/** Security-relevant keys: they decide code, pages, privileges and updates. */
const BEHAVIOR: readonly string[] = [
	"namespace",
	"version",
	"downloadURL",
	"updateURL",
	"match",
	"exclude-match",
	"include",
	"exclude",
	"grant",
	"require",
	"resource",
	"connect",
	"run-at",
	"noframes",
	"inject-into",
	"sandbox",
	"run-in",
	"unwrap",
	"top-level-await",
	"webRequest",
];

/** Keys with a single value, where managers would have to choose between two. */
const SINGLE: ReadonlySet<string> = new Set([
	"name",
	"namespace",
	"version",
	"downloadurl",
	"updateurl",
	"run-at",
	"inject-into",
	"sandbox",
	"run-in",
]);

/** Shorter keys differ by one letter from too many unrelated words (`@tag`, `@tags`). */
const MIN_LENGTH_FOR_TYPOS = 5;

/** The canonical key of a line, for any spelling. */
export function canonicalKey(written: string): string {
	const key = written.toLowerCase();
	return Object.hasOwn(ALIASES, key) ? (ALIASES[key] ?? key) : key;
}

/** The canonical key of a line for a reader that ignores case, dashes and underscores: `run_at` is `run-at`. */
export function spellingOf(written: string): string {
	return canonicalKey(/^[\w-]+$/.test(written) ? (SPELLINGS.get(lettersOf(written)) ?? written) : written);
}

/** How authors write a canonical key: `downloadURL` for `downloadurl`. */
export function writtenKey(key: string): string {
	return SPELLINGS.get(lettersOf(key)) ?? key;
}

/** How the values of a canonical key are kept; null for a key that is not known. */
export function kindOfKey(key: string): KeyKind | null {
	return KINDS.get(key) ?? null;
}

/** Whether a canonical key has one value in every manager. */
export function isSingleValued(key: string): boolean {
	return SINGLE.has(key);
}

/** Whether a key, as written, is security-relevant: decides code, pages, privileges or updates. */
export function decidesBehavior(written: string): boolean {
	return BEHAVIOR.includes(written);
}

/**
 * The known key that a manager may take `written` for, or null when it is spelled right or resembles none. Managers
 * differ in case (ScriptCat), dashes and underscores (Violentmonkey reads `@download-URL` as `@downloadURL`); one wrong
 * letter counts for keys that decide behavior.
 */
export function intendedKey(written: string): string | null {
	// `@require=https://…`: a reader may end the key at the sign.
	const [word = ""] = /^[\w-]*/.exec(written) ?? [];
	if (word !== written) return word === "" ? null : (SPELLINGS.get(lettersOf(word)) ?? null);
	const letters = lettersOf(written);
	const spelling = SPELLINGS.get(letters);
	if (spelling !== undefined) return spelling === written ? null : spelling;
	return BEHAVIOR.find((key) => key.length >= MIN_LENGTH_FOR_TYPOS && isOneEditApart(letters, lettersOf(key))) ?? null;
}

function lettersOf(key: string): string {
	return key.toLowerCase().replace(/[-_]/g, "");
}

/** One letter too many, too few or wrong. */
function isOneEditApart(one: string, other: string): boolean {
	const [short, long] = one.length <= other.length ? [one, other] : [other, one];
	if (long.length - short.length > 1) return false;
	let at = 0;
	while (at < short.length && short[at] === long[at]) at += 1;
	return short.slice(short.length === long.length ? at + 1 : at) === long.slice(at + 1);
}
