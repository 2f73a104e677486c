import { childNodesOf, nextSiblingOf, parentElementOf, queryFirst } from "@scriptorium/selectors/intact-dom";
/**
 * The text of editable content, with one line break between paragraphs, as one Enter makes them: `innerText` has two, and typing
 * those makes an empty paragraph. No-break spaces, which browsers insert to keep blanks apart, become plain blanks. Characters of no
 * width are left out: editors put them where the caret is, and remove them later.
 */
export function richText(field: Element): string {
	let text = "";
	let hasLine = false;
	let isBreakDue = false;
	const write = (more: string): void => {
		if (isBreakDue) text += "\n";
		text += more;
		hasLine = true;
		isBreakDue = false;
	};
	const read = (parent: Element): void => {
		for (const node of childNodesOf(parent)) {
			if (node instanceof Text) {
				const shown = shownText(node, parent, field, isBreakDue || text === "" || /[ \n]$/.test(text));
				if (shown !== "") write(shown);
			} else if (node instanceof HTMLBRElement) {
				// The last one of a paragraph only keeps it open.
				write(endsBlock(node, field) ? "" : "\n");
			} else if (node instanceof HTMLElement) {
				const { display } = getComputedStyle(node);
				if (display === "none") continue;
				const isOwnLine = !isInline(display);
				isBreakDue ||= isOwnLine && hasLine;
				read(node);
				isBreakDue ||= isOwnLine && hasLine;
			}
		}
	};
	read(field);
	return text.replaceAll("\u00a0", " ").replaceAll(/[\u200b\ufeff]/g, "");
}

/** Whether editable content has more than paragraphs of plain text, which would be lost if all of it were typed anew. */
export const isFormatted = (field: Element): boolean =>
	queryFirst(field, ":not(div,p,br,span:not([class],[style]))") !== null;

function shownText(node: Text, parent: Element, field: Element, isAfterBlank: boolean): string {
	if (/^(?:pre|break-spaces)/.test(getComputedStyle(parent).whiteSpace))
		return endsBlock(node, field) ? node.data.replace(/\n$/, "") : node.data;
	const collapsed = node.data.replaceAll(/[ \t\r\n\f]+/g, " ");
	return isAfterBlank ? collapsed.replace(/^ /, "") : collapsed;
}

const isInline = (display: string): boolean => display.startsWith("inline") || display === "contents" || display === "";

/** Whether nothing follows in the paragraph that a node is in. */
function endsBlock(node: Node, field: Element): boolean {
	let at = node;
	while (nextSiblingOf(at) === null) {
		const parent = parentElementOf(at);
		if (parent === null || parent === field || !isInline(getComputedStyle(parent).display)) return true;
		at = parent;
	}
	return false;
}
