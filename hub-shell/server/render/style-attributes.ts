import { createHash } from "node:crypto";

const ENTITIES: Readonly<Record<string, string>> = {
	"&quot;": '"',
	"&#x27;": "'",
	"&lt;": "<",
	"&gt;": ">",
	"&amp;": "&",
};

/**
 * Lists the hashes of the style attributes of rendered HTML. The policy allows these values instead of every inline style (CSP 3,
 * 'unsafe-hashes'); there are few, because they are sizes and the colors of categories.
 * @param html What React has rendered, in which every text is escaped.
 * @returns `sha256-…` of each value, in alphabetical order, so that equal pages have equal headers.
 */
export function styleAttributeHashes(html: string): string[] {
	const values = new Set([...html.matchAll(/ style="([^"]*)"/g)].map(([, value = ""]) => decode(value)));
	return [...values].map((value) => `sha256-${createHash("sha256").update(value).digest("base64")}`).sort();
}

function decode(value: string): string {
	return value.replaceAll(/&(?:quot|#x27|lt|gt|amp);/g, (entity) => ENTITIES[entity] ?? entity);
}
