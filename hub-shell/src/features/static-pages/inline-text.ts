/** A part of a paragraph. */
export type InlinePart =
	| { readonly kind: "text" | "code" | "strong"; readonly text: string }
	| { readonly kind: "link"; readonly text: string; readonly href: string };

const MARKUP = /`([^`]+)`|\*\*([^*]+)\*\*|\[([^\]]+)\]\(([^)\s]+)\)/g;

/**
 * Parses the inline markup of the static pages: `` `code` ``, `**strong**` and `[text](address)`.
 * @param text A paragraph, list item or table cell.
 * @returns Its parts in order.
 */
export function parseInline(text: string): InlinePart[] {
	const parts: InlinePart[] = [];
	let end = 0;
	for (const match of text.matchAll(MARKUP)) {
		const [whole, code, strong, label, href] = match;
		if (match.index > end) parts.push({ kind: "text", text: text.slice(end, match.index) });
		if (code !== undefined) parts.push({ kind: "code", text: code });
		else if (strong !== undefined) parts.push({ kind: "strong", text: strong });
		else parts.push({ kind: "link", text: label ?? "", href: href ?? "" });
		end = match.index + whole.length;
	}
	if (end < text.length) parts.push({ kind: "text", text: text.slice(end) });
	return parts;
}

/**
 * Removes the inline markup.
 * @param text A paragraph, list item or table cell.
 * @returns What a reader sees.
 */
export function plainInline(text: string): string {
	return parseInline(text)
		.map((part) => part.text)
		.join("");
}
