import type { Font, Glyph } from "fontkit";
import { escapeXml } from "../escape-xml.ts";
import { type Face, type FaceName, openFace } from "./fonts.ts";

export interface TextStyle {
	readonly face: FaceName;
	/** In pixels. */
	readonly size: number;
	readonly color: string;
	/** Uses system fonts even where bundled ones suffice, so that one line does not mix fonts. */
	readonly foreign?: boolean;
}

export interface SetLine {
	readonly width: number;
	/** Renders SVG with the left end of the baseline at (x, y). */
	at(x: number, y: number): string;
	/** Whether it needs a system font because no bundled font has these characters. */
	readonly foreign: boolean;
}

/** Emoji, which have no outlines, with their joiners and variation selectors. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0e\ufe0f\u20e3]/gu;

/** Removes pictographs from a text, except those that a bundled font contains (©, ™). */
export function withoutPictographs(text: string): string {
	return text
		.replace(PICTOGRAPHS, (character) => (hasGlyph(openFace("text"), character) ? character : ""))
		.replace(/ {2,}/g, " ")
		.trim();
}

/** Shapes and measures one line of text, as outlines of a bundled font so that it looks the same on every machine. */
export function setLine(text: string, style: TextStyle): SetLine {
	const runs = style.foreign ? null : runsOf(text, openFace(style.face));
	return runs ? outlined(runs, style) : foreignLine(text, style);
}

interface Run {
	readonly font: Font;
	readonly text: string;
}

/** Splits a text into runs of the same font, which are kerned together; null when no font has a character. */
function runsOf(text: string, face: Face): readonly Run[] | null {
	const runs: { font: Font; text: string }[] = [];
	for (const character of text) {
		const last = runs.at(-1);
		const font = [last?.font, ...face].find((candidate) => candidate && hasGlyph([candidate], character));
		if (!font) return null;
		if (last?.font === font) last.text += character;
		else runs.push({ font, text: character });
	}
	return runs;
}

function hasGlyph(face: Face, character: string): boolean {
	const code = character.codePointAt(0) ?? 0;
	return face.some((font) => font.hasGlyphForCodePoint(code));
}

function outlined(runs: readonly Run[], { size, color }: TextStyle): SetLine {
	const placed: { readonly glyph: Glyph; readonly scale: number; readonly right: number; readonly up: number }[] = [];
	let width = 0;
	for (const { font, text } of runs) {
		const scale = size / font.unitsPerEm;
		const { glyphs, positions } = font.layout(text);
		for (const [index, glyph] of glyphs.entries()) {
			const place = positions[index];
			if (!place) continue;
			placed.push({ glyph, scale, right: width + place.xOffset * scale, up: place.yOffset * scale });
			width += place.xAdvance * scale;
		}
	}
	return {
		width,
		foreign: false,
		// Rendered on demand: most lines are only measured, and outlines cost ten times more. The y axis of fonts points up.
		at: (x, y) =>
			`<path fill="${color}" d="${placed
				.map(({ glyph, scale, right, up }) =>
					glyph.path
						.scale(scale, -scale)
						.translate(x + right, y - up)
						.toSVG(),
				)
				.join("")}"/>`,
	};
}

/** East Asian characters are as wide as high; no others are wider. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{20000}-\u{3ffff}]/u;

/** A line that the renderer sets with system fonts in the script's direction. The width is an upper estimate. */
function foreignLine(text: string, { face, size, color }: TextStyle): SetLine {
	const width = Array.from(text).reduce((sum, letter) => sum + size * (WIDE.test(letter) ? 1 : 0.62), 0);
	const weight = face === "text" ? 400 : 600;
	return {
		width,
		foreign: true,
		at: (x, y) =>
			`<text x="${x}" y="${y}" fill="${color}" font-size="${size}" font-weight="${weight}">${escapeXml(text)}</text>`,
	};
}
