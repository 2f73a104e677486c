import { plainInline } from "./inline-text.ts";
import type { Block, Section } from "./static-document.ts";

function wordsOf(block: Block): string {
	if (typeof block === "string") return plainInline(block);
	if ("list" in block) return block.list.map(plainInline).join(" ");
	if ("code" in block) return block.code;
	if ("heading" in block) return block.heading;
	if ("picture" in block) return block.alt;
	return [...block.columns, ...block.rows.flat()].map(plainInline).join(" ");
}

/**
 * Finds the sections that contain every word of a search term, in title or text.
 * @param sections Sections of a page.
 * @param term What a reader typed; an empty one finds all sections.
 * @returns The ids of the sections.
 */
export function searchSections(sections: readonly Section[], term: string): Set<string> {
	const words = term.toLowerCase().split(/\s+/).filter(Boolean);
	const found = sections.filter(({ title, blocks }) => {
		const text = [title, ...blocks.map(wordsOf)].join(" ").toLowerCase();
		return words.every((word) => text.includes(word));
	});
	return new Set(found.map(({ id }) => id));
}
