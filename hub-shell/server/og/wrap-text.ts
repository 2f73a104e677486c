import { type SetLine, setLine, type TextStyle } from "./set-text.ts";

const words = new Intl.Segmenter("en", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** At most `most` lines of at most `width` pixels; what does not fit is cut with an ellipsis, never inside a character. */
export function wrapText(text: string, style: TextStyle, { width, most }: { width: number; most: number }): SetLine[] {
	const fits = (line: string) => setLine(line, style).width <= width;
	const lines: string[] = [];
	let line = "";
	for (const part of breakable(text, fits)) {
		if (fits((line + part).trim())) {
			line += part;
		} else {
			lines.push(line.trim());
			line = part;
		}
	}
	lines.push(line.trim());
	const full = lines.filter((candidate) => candidate !== "");
	const shown = full.slice(0, most);
	if (full.length > most) shown.push(cut(`${shown.pop() ?? ""} ${full[most] ?? ""}`, fits));
	return shown.map((candidate) => setLine(candidate, style));
}

/** One line, cut where it ends. */
export function cutText(text: string, style: TextStyle, width: number): SetLine {
	const fits = (line: string) => setLine(line, style).width <= width;
	return setLine(fits(text) ? text : cut(text, fits), style);
}

/** Words with the spaces and marks around them; a word that is too long for a line of its own falls into its characters. */
function breakable(text: string, fits: (line: string) => boolean): string[] {
	return Array.from(words.segment(text), ({ segment }) => segment)
		.reduce<string[]>((parts, segment) => {
			// A comma does not begin a line.
			if (/^[^\s\p{L}\p{N}([{"'«„“]+$/u.test(segment) && parts.length > 0) parts.push((parts.pop() ?? "") + segment);
			else parts.push(segment);
			return parts;
		}, [])
		.flatMap((part) => (fits(part) ? [part] : charactersOf(part)));
}

function cut(text: string, fits: (line: string) => boolean): string {
	const characters = charactersOf(text);
	while (characters.length > 0 && !fits(`${characters.join("").trimEnd()}…`)) characters.pop();
	return `${characters.join("").trimEnd()}…`;
}

function charactersOf(text: string): string[] {
	return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
