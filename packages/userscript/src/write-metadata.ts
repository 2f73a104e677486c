import { canonicalKey } from "./metadata-keys.ts";
import { readBlock } from "./read-block.ts";

/** One line to write: the key without `@`, and its value. */
export type MetadataLine = readonly [key: string, value: string];

/** A metadata block with aligned values. Line breaks in values become spaces: one line stays one line. */
export function writeMetadata(lines: readonly MetadataLine[]): string {
	const width = Math.max(0, ...lines.map(([key]) => key.length));
	const body = lines.map(([key, value]) => `// @${oneLine(key).padEnd(width)} ${oneLine(value)}`.trimEnd());
	return ["// ==UserScript==", ...body, "// ==/UserScript=="].join("\n");
}

export interface PublishedAt {
	readonly version: string;
	/** Where managers look for a newer version. */
	readonly updateUrl: string;
	readonly downloadUrl: string;
}

/**
 * The script with the version and addresses of its publication in place of its own `@version`, `@updateURL` and
 * `@downloadURL` (aliases too). Everything else stays byte for byte. Code without a block comes back unchanged.
 */
export function publishMetadata(code: string, published: PublishedAt): string {
	const block = readBlock(code);
	if (!block.ok) return code;
	const { start, end } = block.range;
	const replaced = new Set(["version", "updateurl", "downloadurl"]);
	const lines = code.slice(start, end).split("\n");
	const kept = lines.filter((line) => {
		const key = /^[ \t]*\/\/[ \t]*@([^\s:]+)/.exec(line)?.[1];
		return key === undefined || !replaced.has(canonicalKey(key));
	});
	const ending = code.slice(start, end).includes("\r\n") ? "\r" : "";
	const added = [
		`// @version      ${oneLine(published.version)}${ending}`,
		`// @updateURL    ${oneLine(published.updateUrl)}${ending}`,
		`// @downloadURL  ${oneLine(published.downloadUrl)}${ending}`,
	];
	const closing = kept.pop() ?? "// ==/UserScript==";
	return code.slice(0, start) + [...kept, ...added, closing].join("\n") + code.slice(end);
}

/** Line terminators of JavaScript end a `//` comment; none may get into a value. */
function oneLine(text: string): string {
	return text.replace(/[\r\n\u2028\u2029]+/g, " ").trim();
}
