import { childNodesOf, nextSiblingOf, parentElementOf } from "@scriptorium/selectors/intact-dom";
/**
 * What somebody wrote into editable content, with one line break between two paragraphs, as one Enter makes them: `innerText` has
 * two there, and whoever types those gets an empty paragraph. The blanks that browsers write to keep them apart are plain ones here.
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
	return text.replaceAll("\u00a0", " ");
}

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
