import { highlightCode, tagHighlighter } from "@lezer/highlight";
import { parser } from "@lezer/javascript";
import type { ReactNode } from "react";
import styles from "./code-text.module.css";
import { type CodeTone, codeTones } from "./code-tones.ts";

/** A word of a line that has a tone; offsets count UTF-16 units from the start of the line. */
export interface CodeToken {
	readonly from: number;
	readonly to: number;
	readonly tone: CodeTone;
}

const highlighter = tagHighlighter(codeTones.map(({ tone, tag }) => ({ tag, class: tone })));
const TONES = new Set<string>(codeTones.map(({ tone }) => tone));
const isTone = (text: string): text is CodeTone => TONES.has(text);

/**
 * The words of JavaScript that have a tone.
 * @param code Whole source; line ends are `\n`, `\r\n` or `\r`.
 * @returns One list for each line of the source, in the order of the words. Code with errors has tokens, too.
 */
export function tokenizeJavascript(code: string): readonly (readonly CodeToken[])[] {
	const lines: CodeToken[][] = [[]];
	let at = 0;
	highlightCode(
		code,
		parser.parse(code),
		highlighter,
		(text, tones) => {
			const tone = tones.split(" ").find(isTone);
			if (tone !== undefined) lines.at(-1)?.push({ from: at, to: at + text.length, tone });
			at += text.length;
		},
		() => {
			lines.push([]);
			at = 0;
		},
	);
	return lines;
}

export interface CodeTextProps {
	text: string;
	/** Of the whole line that `text` is a part of. */
	tokens: readonly CodeToken[];
	/** Where in the line `text` begins, in UTF-16 units. */
	offset: number;
	/** Shows a piece of the text, for example with its invisible characters made visible. */
	show: (piece: string) => ReactNode;
}

/** Shows a part of a line of code with syntax colors. */
export function CodeText({ text, tokens, offset, show }: CodeTextProps) {
	const end = offset + text.length;
	const pieces: ReactNode[] = [];
	let at = offset;
	for (const { from, to, tone } of tokens) {
		if (to <= at || from >= end) continue;
		if (from > at) pieces.push(show(text.slice(at - offset, from - offset)));
		const start = Math.max(from, at);
		at = Math.min(to, end);
		pieces.push(
			<span key={start} className={styles[tone]}>
				{show(text.slice(start - offset, at - offset))}
			</span>,
		);
	}
	if (at < end) pieces.push(show(text.slice(at - offset)));
	return pieces;
}
