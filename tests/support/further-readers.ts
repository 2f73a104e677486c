import type { OtherReader, Pair } from "./script-reader.ts";

/** They run a userscript as the body of a function. */
const IN_FUNCTION = [["(function(){\n", "\n})"]] as const;
const isOf = (keys: readonly string[]) => (key: string) => keys.includes(key);
const valueAfter = (text: string): string => text.trim();

const FIREMONKEY_KEYS: Readonly<Record<string, string>> = {
	matches: "match",
	excludeMatches: "exclude-match",
	includes: "include",
	includeGlob: "include",
	includeGlobs: "include",
	excludes: "exclude",
	excludeGlob: "exclude",
	excludeGlobs: "exclude",
	installURL: "downloadURL",
	metaURL: "updateURL",
	runAt: "run-at",
	injectInto: "inject-into",
};
/** What the five read, as far as it decides pages, privileges, libraries, the time of the run or updates. */
const DECIDES = ["match", "exclude-match", "include", "exclude", "grant", "require", "connect", "run-at"];
const UPDATES = ["downloadURL", "updateURL"];

/** FireMonkey, commit 5e11343: `Meta` in src/content/meta.js. Written anew from its behavior. */
const fireMonkey: OtherReader = {
	name: "FireMonkey",
	pairsOf(text) {
		const [, , block] = /==(UserScript|UserCSS|UserStyle)==(.+?)==\/\1==/is.exec(text) ?? [];
		if (block === undefined) return null;
		const choice = /(@var\s+select\s+[^\n]+|@advanced\s+(?:dropdown|image)\s+[^\n]+)\{[^}]+\}/g;
		const lines = block.replace(/[\u200b-\u200d\ufeff]+/g, "").replace(choice, "");
		return [...lines.matchAll(/@(\S+)[^\S\r\n]*(.*)/g)].map(
			(item): Pair => [this.keyOf(item[1] ?? ""), valueAfter(item[2] ?? "")],
		);
	},
	keyOf: (written) => FIREMONKEY_KEYS[written] ?? written,
	compares: isOf([...DECIDES, ...UPDATES, "resource", "inject-into", "unwrap", "matchAboutBlank"]),
	wrappers: IN_FUNCTION,
};

/** Userscripts for Safari, commit 7d77cab: `parse` in xcode/Ext-Safari/Functions.swift. Written anew from its behavior. */
const safariUserscripts: OtherReader = {
	name: "Userscripts for Safari",
	pairsOf(text) {
		const script = /\/\/ ==UserScript==[ \t]*\r?\n([\s\S]*?)\r?\n\/\/ ==\/UserScript==/.exec(text);
		const style = /\/\* ==UserStyle==[ \t]*\r?\n([\s\S]*?)\r?\n==\/UserStyle== \*\//.exec(text);
		const first = style !== null && (script === null || style.index < script.index) ? style : script;
		if (first === null) return null;
		const pairs = (first[1] ?? "").split(/[\n\v\f\r\u0085\u2028\u2029]/).flatMap((line): Pair[] => {
			const item = /^(?:\/\/)?[ \t]*@([\w-]+)[ \t]+(\S[^\r\n\t\v\f]*)/.exec(line.trim());
			return item ? [[this.keyOf(item[1] ?? ""), valueAfter(item[2] ?? "")]] : [];
		});
		return pairs.some(([key]) => key === "name") ? pairs : null;
	},
	keyOf: (written) => written,
	compares: isOf([...DECIDES, ...UPDATES, "inject-into"]),
	wrappers: IN_FUNCTION,
};

/** Lines that the grammar of Greasemonkey 4 knows (peg.txt): the sign in one place, and these keys. */
function greasemonkeyPairs(text: string): readonly Pair[] | null {
	const block = /^(?:\u00ef\u00bb\u00bf)?\/\/ ==UserScript==([\s\S]*?)^\/\/ ==\/UserScript==/m.exec(text);
	if (block === null) return null;
	return (block[1] ?? "").split("\n").flatMap((line): Pair[] => {
		const item = /^\/\/ @([a-zA-Z-]+)[ \t]+(.+)$/.exec(line.trimEnd());
		return item ? [[item[1] ?? "", valueAfter(item[2] ?? "")]] : [];
	});
}

/** Greasemonkey, commit 4970340: src/parse-user-script.js and peg.txt. Written anew from its behavior. */
const greasemonkey: OtherReader = {
	name: "Greasemonkey",
	pairsOf: greasemonkeyPairs,
	keyOf: (written) => written,
	compares: isOf(["match", "include", "exclude", "grant", "require", "resource", "run-at"]),
	wrappers: IN_FUNCTION,
};

/** Stay, commit 9b78d76: Stay Extension/Resources/parse-user-script.js, which began as Greasemonkey's. Written anew from its behavior. */
const stay: OtherReader = {
	name: "Stay",
	pairsOf: greasemonkeyPairs,
	keyOf: (written) => written,
	compares: isOf(["match", "include", "exclude", "grant", "require", "resource", "run-at", ...UPDATES]),
	wrappers: IN_FUNCTION,
};

const SCRIPTVAULT_SPLITS = ["match", "include", "exclude", "exclude-match", "connect", "match-top", "exclude-top"];
const SCRIPTVAULT_KEYS: Readonly<Record<string, string>> = {
	excludeMatch: "exclude-match",
	matchTop: "match-top",
	excludeTop: "exclude-top",
};

/** ScriptVault: `parseUserscript` in background.core.js. Written anew from its behavior. */
const scriptVault: OtherReader = {
	name: "ScriptVault",
	pairsOf(text) {
		const block = /\/\/\s*==UserScript==([\s\S]*?)\/\/\s*==\/UserScript==/.exec(text);
		if (block === null) return null;
		return (block[1] ?? "").split("\n").flatMap((line): Pair[] => {
			const item = /\/\/\s*@(\S+)(?:\s+(.*))?/.exec(line);
			if (!item) return [];
			const key = this.keyOf(item[1] ?? "");
			const value = valueAfter(item[2] ?? "");
			if (!SCRIPTVAULT_SPLITS.includes(key)) return [[key, value]];
			return value.split(",").flatMap((part): Pair[] => (part.trim() === "" ? [] : [[key, part.trim()]]));
		});
	},
	keyOf: (written) => SCRIPTVAULT_KEYS[written] ?? written,
	compares: isOf([...DECIDES, ...UPDATES, "resource", "match-top", "exclude-top", "unwrap"]),
	wrappers: IN_FUNCTION,
};

/** Script managers that the hub's extension, Violentmonkey and ScriptCat do not resemble in how they read metadata. */
export const furtherReaders: readonly OtherReader[] = [fireMonkey, safariUserscripts, greasemonkey, stay, scriptVault];
