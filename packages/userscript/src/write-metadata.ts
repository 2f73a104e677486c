import { UNUSUAL_CHARACTERS } from "./check-block.ts";
import { canonicalKey } from "./metadata-keys.ts";
import type { ScriptText } from "./read-script-text.ts";

/** One line to write: the key without `@`, and its value. */
export type MetadataLine = readonly [key: string, value: string];

/**
 * Writes a metadata block with aligned values. Values come from titles and names that people chose: parts that
 * `readScriptText` would refuse (line breaks, unusual spaces, delimiters of a block) are replaced by a space or removed.
 *
 * @param lines keys without `@`, and values, in order
 * @returns the block with its delimiters, without a line break at its end
 */
export function writeMetadata(lines: readonly MetadataLine[]): string {
	const width = Math.max(0, ...lines.map(([key]) => key.length));
	const body = lines.map(([key, value]) => `// @${key.padEnd(width)} ${metadataValue(value)}`.trimEnd());
	return ["// ==UserScript==", ...body, "// ==/UserScript=="].join("\n");
}

export interface PublishedAt {
	readonly version: string;
	/** Where managers look for a newer version. */
	readonly updateUrl: string;
	readonly downloadUrl: string;
}

/**
 * Replaces a userscript's `@version`, `@updateURL` and `@downloadURL` by those of its publication. Everything else stays
 * as it was rated.
 *
 * @param script a text that `readScriptText` accepted
 * @param published version and addresses of the publication
 * @returns the text to serve; a bookmarklet is returned unchanged
 */
export function publishMetadata({ code, block }: ScriptText, published: PublishedAt): string {
	if (!block) return code;
	const { start, end } = block.range;
	const replaced = new Set(["version", "updateurl", "downloadurl"]);
	const lines = code.slice(start, end).split("\n");
	const kept = lines.filter((line) => {
		const key = /^[ \t]*\/\/[ \t]*@([^\s:]+)/.exec(line)?.[1];
		return key === undefined || !replaced.has(canonicalKey(key));
	});
	const added = [
		`// @version      ${metadataValue(published.version)}`,
		`// @updateURL    ${metadataValue(published.updateUrl)}`,
		`// @downloadURL  ${metadataValue(published.downloadUrl)}`,
	];
	const closing = kept.pop() ?? "// ==/UserScript==";
	return code.slice(0, start) + [...kept, ...added, closing].join("\n") + code.slice(end);
}

/**
 * Makes a text safe as a value of a metadata line: one line that every manager reads alike.
 *
 * @param text any text, for example a title
 * @returns the text without line breaks, unusual spaces and block delimiters, trimmed
 */
export function metadataValue(text: string): string {
	return text
		.replace(/[\t\n]/g, " ")
		.replace(new RegExp(UNUSUAL_CHARACTERS, "gu"), " ")
		.replace(/\p{Surrogate}/gu, "\uFFFD")
		.replace(/=+(\/?User(?:Script|Subscribe))=+/gi, "$1")
		.trim();
}
