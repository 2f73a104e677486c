import type { Font, Glyph } from "fontkit";
import { escapeXml } from "../escape-xml.ts";
import { type Face, type FaceName, openFace } from "./fonts.ts";

export interface TextStyle {
	readonly face: FaceName;
	/** In pixels. */
	readonly size: number;
	readonly colour: string;
	/** Set with the machine's fonts even where ours would do: one line must not have the letters of two. */
	readonly foreign?: boolean;
}

export interface SetLine {
	readonly width: number;
	/** SVG with the baseline's left end at (x, y). */
	at(x: number, y: number): string;
	/** Whether it needs a font of the machine: no bundled one has these letters. */
	readonly foreign: boolean;
}

/** Emoji have no outlines to draw with; the joiners and selectors between them go with them. */
const PICTOGRAPHS = /\p{Extended_Pictographic}|\p{Emoji_Modifier}|\p{Regional_Indicator}|[\u200d\ufe0e\ufe0f\u20e3]/gu;

/** What can be set in a line: pictographs are left out, except those that a bundled font has as a letter (©, ™). */
export function withoutPictographs(text: string): string {
	return text
		.replace(PICTOGRAPHS, (character) => (hasGlyph(openFace("text"), character) ? character : ""))
		.replace(/ {2,}/g, " ")
		.trim();
}

/** One line of text, shaped and measured: outlines of a bundled font, so that it looks the same on every machine. */
export function setLine(text: string, style: TextStyle): SetLine {
	const runs = style.foreign ? null : runsOf(text, openFace(style.face));
	return runs ? outlined(runs, style) : foreignLine(text, style);
}

interface Run {
	readonly font: Font;
	readonly text: string;
}

/** Neighbours with the same font stay together, so that they are kerned; null when a letter is in none. */
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

function outlined(runs: readonly Run[], { size, colour }: TextStyle): SetLine {
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
		// Most lines are only measured; their outlines would cost ten times that. Fonts count upwards, pictures downwards.
		at: (x, y) =>
			`<path fill="${colour}" d="${placed
				.map(({ glyph, scale, right, up }) =>
					glyph.path
						.scale(scale, -scale)
						.translate(x + right, y - up)
						.toSVG(),
				)
				.join("")}"/>`,
	};
}

/** Letters of East Asia are as wide as they are high; no other is wider than that. */
const WIDE = /[\u1100-\u115f\u2e80-\ua4cf\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\u{20000}-\u{3ffff}]/u;

/** Set by the renderer with the machine's fonts, in the script's own direction; the width is an estimate, rather too much. */
function foreignLine(text: string, { face, size, colour }: TextStyle): SetLine {
	const width = Array.from(text).reduce((sum, letter) => sum + size * (WIDE.test(letter) ? 1 : 0.62), 0);
	const weight = face === "text" ? 400 : 600;
	return {
		width,
		foreign: true,
		at: (x, y) =>
			`<text x="${x}" y="${y}" fill="${colour}" font-size="${size}" font-weight="${weight}">${escapeXml(text)}</text>`,
	};
}
