/** Every key a block may carry. `text` keeps the first value, `list` keeps all, `flag` needs no value. */
export type KeyKind = "text" | "list" | "flag" | "localised" | "ignored";

/** Other spellings of a key, in use among managers. */
const ALIASES: Readonly<Record<string, string>> = {
	homepageurl: "homepage",
	website: "homepage",
	source: "homepage",
	supporturl: "support",
	iconurl: "icon",
	defaulticon: "icon",
	icon64: "icon",
	icon64url: "icon",
	licence: "license",
	developer: "author",
};

const KINDS: ReadonlyMap<string, KeyKind> = new Map([
	["name", "localised"],
	["description", "localised"],
	["namespace", "text"],
	["version", "text"],
	["author", "text"],
	["icon", "text"],
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
	// Known, and without meaning here.
	["webrequest", "ignored"],
	["user-agent", "ignored"],
	["nocompat", "ignored"],
	["compatible", "ignored"],
	["incompatible", "ignored"],
	["contributors", "ignored"],
	["contributionurl", "ignored"],
	["contributionamount", "ignored"],
]);

/** The key a line is about, whatever its spelling. */
export function canonicalKey(written: string): string {
	const key = written.toLowerCase();
	return Object.hasOwn(ALIASES, key) ? (ALIASES[key] ?? key) : key;
}

export function kindOfKey(key: string): KeyKind | null {
	return KINDS.get(key) ?? null;
}
