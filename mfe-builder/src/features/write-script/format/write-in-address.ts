import { type Comment, parse } from "acorn";

/** Labels of the tokens whose tabs and line breaks are part of a value. */
const TEXTS: ReadonlySet<string> = new Set(["template", "string", "regexp"]);

interface Edit {
	readonly from: number;
	readonly to: number;
	readonly text: string;
}

/**
 * Writes a program of several lines as a `javascript:` address. Browsers remove tabs and line breaks from an address and decode its
 * percent escapes. So a line comment becomes a block comment, a tab or line break inside a string becomes its escape sequence, and a
 * percent sign that would begin a percent escape is escaped.
 * @param program formatted, with semicolons
 * @param cursor offset in the program
 * @returns the text, and the cursor in it
 */
export function writeInAddress(program: string, cursor: number): { readonly text: string; readonly cursor: number } {
	const edits = [...percentSigns(program), ...droppedParts(program)].sort((one, other) => one.from - other.from);
	let text = "";
	let taken = 0;
	let moved = cursor;
	for (const edit of edits) {
		text += program.slice(taken, edit.from) + edit.text;
		taken = edit.to;
		if (cursor >= edit.to) moved += edit.text.length - (edit.to - edit.from);
	}
	return { text: text + program.slice(taken), cursor: moved };
}

function percentSigns(program: string): Edit[] {
	return [...program.matchAll(/%(?=[0-9a-f]{2})/gi)].map(({ index }) => ({ from: index, to: index + 1, text: "%25" }));
}

function droppedParts(program: string): Edit[] {
	const comments: Comment[] = [];
	const edits: Edit[] = [];
	try {
		parse(program, {
			ecmaVersion: "latest",
			allowReturnOutsideFunction: true,
			allowAwaitOutsideFunction: true,
			onComment: comments,
			onToken({ type, start, end }) {
				if (TEXTS.has(type.label)) edits.push(...droppedCharacters(program, start, end));
			},
		});
	} catch {
		// No reader of addresses understands it either: it is written as it is, and saving says what is wrong with it.
		return [];
	}
	for (const { type, value, start, end } of comments) {
		if (type === "Block") continue;
		if (program.startsWith("//", start) && !value.includes("*/")) {
			edits.push({ from: start + 1, to: start + 2, text: "*" });
			edits.push({ from: end, to: end, text: " */" });
		} else edits.push({ from: end, to: end, text: "%0A" });
	}
	return edits;
}

function droppedCharacters(program: string, start: number, end: number): Edit[] {
	return [...program.slice(start, end).matchAll(/[\t\n]/g)].map(({ 0: found, index }) => ({
		from: start + index,
		to: start + index + 1,
		text: found === "\n" ? "%0A" : "%09",
	}));
}
