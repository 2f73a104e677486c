import { type SetLine, setLine, type TextStyle } from "./set-text.ts";

const words = new Intl.Segmenter("en", { granularity: "word" });
const graphemes = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Safety factor: parts are measured separately, and kerning may widen the complete line. */
const KERNING = 0.985;

type Measure = (part: string) => number;

/** Wraps a text into at most `most` lines of at most `width` pixels. Cuts the rest with an ellipsis between characters. */
export function wrapText(text: string, wanted: TextStyle, { width, most }: { width: number; most: number }): SetLine[] {
	const style = { ...wanted, foreign: setLine(text, wanted).foreign };
	const [room, measure] = [width * KERNING, measureIn(style)];
	const lines: string[] = [];
	let [line, used] = ["", 0];
	for (const part of breakable(text, room, measure)) {
		const blank = part.trim() === "";
		if (blank && line === "") continue;
		// A trailing space takes no width.
		if (!blank && line !== "" && used + measure(part.trimEnd()) > room) {
			lines.push(line.trimEnd());
			[line, used] = ["", 0];
		}
		line += part;
		used += measure(part);
	}
	lines.push(line.trimEnd());
	const full = lines.filter((candidate) => candidate !== "");
	const shown = full.slice(0, most);
	if (full.length > most) shown.push(cut(`${shown.pop() ?? ""} ${full[most] ?? ""}`, room, measure));
	return shown.map((candidate) => setLine(candidate, style));
}

/** Cuts a text to one line. */
export function cutText(text: string, style: TextStyle, width: number): SetLine {
	const whole = setLine(text, style);
	if (whole.width <= width) return whole;
	const same = { ...style, foreign: whole.foreign };
	return setLine(cut(text, width * KERNING, measureIn(same)), same);
}

function measureIn(style: TextStyle): Measure {
	const known = new Map<string, number>();
	return (part) => {
		const width = known.get(part) ?? setLine(part, style).width;
		known.set(part, width);
		return width;
	};
}

/** Splits a text into words with their punctuation; a word too long for a line is split into characters. */
function breakable(text: string, room: number, measure: Measure): string[] {
	const parts: string[] = [];
	for (const { segment } of words.segment(text)) {
		// A comma does not begin a line.
		const closes = /^[^\s\p{L}\p{N}([{"'«„“]+$/u.test(segment) && parts.at(-1)?.trim();
		if (closes) parts.push((parts.pop() ?? "") + segment);
		else parts.push(segment);
	}
	return parts.flatMap((part) => (measure(part) <= room ? [part] : charactersOf(part)));
}

function cut(text: string, room: number, measure: Measure): string {
	const shown: string[] = [];
	let used = measure("…");
	for (const character of charactersOf(text)) {
		used += measure(character);
		if (used > room) break;
		shown.push(character);
	}
	return `${shown.join("").trimEnd()}…`;
}

function charactersOf(text: string): string[] {
	return Array.from(graphemes.segment(text), ({ segment }) => segment);
}
