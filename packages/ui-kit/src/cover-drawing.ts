import { glyphOf } from "./cover-glyphs.ts";
import type { Motif } from "./cover-motifs.ts";
import { growVine, type Vine } from "./cover-vine.ts";
import { FIELDS, GLYPH_RADIUS, JEWEL, motifOf, pigmentOf } from "./emblem-drawing.ts";
import { drawFrom, initialOf } from "./hash-seed.ts";

/** A diaper: the category's ornament in rows, each second row shifted, as behind the figures of a miniature. */
function diaper(motif: Motif): string {
	let path = "";
	for (let row = -2; row <= 2; row += 1) {
		for (let column = -2; column <= 2; column += 1) {
			const [x, y] = [column * 10 + (row % 2 === 0 ? 0 : 5), row * 9];
			if (Math.hypot(x, y) < 23) path += motif(80 + x, 50 + y, 2.9);
		}
	}
	return path;
}

/** Path data inside 160 × 100, without a color: the page paints it with CSS, the server into a picture. */
export interface CoverDrawing {
	/** Of the painted field behind the initial. */
	readonly field: string;
	readonly ruling: string;
	readonly diaper: string;
	/** The rhombus below the initial, in the color of the risk. */
	readonly jewel: string;
	/** A picture of what the title is about, drawn with a stroke; null if no word of the title has one. */
	readonly glyph: string | null;
	/** Drawn where there is no glyph. */
	readonly initial: string;
	/** Four times a vine; the transform mirrors it into its corner. */
	readonly quarters: readonly { readonly vine: Vine; readonly transform: string | undefined }[];
	/** Of the pigment: hue in degrees, chroma in oklch. The hue is that of the category, shifted by the seed. */
	readonly hue: number;
	readonly hueShift: number;
	readonly chroma: number;
}

/**
 * Computes the drawing of a script's cover. The same arguments always give the same drawing, on the page and on the server.
 * @param seed text that selects the variants, for example the id of the script
 * @param title title of the script: a word that has a glyph gives the picture, otherwise its first letter is the initial
 * @param category name of the category, which selects motif and color; an unknown one has those of `other`
 * @returns paths and colors of the drawing
 */
export function drawCover(seed: string, title: string, category: string): CoverDrawing {
	const draw = drawFrom(seed);
	const motif = motifOf(category);
	const [hue, chroma] = pigmentOf(category);
	const field = FIELDS[draw(FIELDS.length)] ?? FIELDS[0];
	const [above, below] = [growVine(draw, motif), growVine(draw, motif)];
	const hueShift = draw(13) - 6;
	return {
		field,
		ruling: "M0 12.5h160M0 87.5h160M16.5 0v100M143.5 0v100",
		diaper: diaper(motif),
		jewel: JEWEL,
		glyph: glyphOf(title)?.(80, 48.5, GLYPH_RADIUS) ?? null,
		initial: initialOf(title),
		quarters: [
			{ vine: above, transform: undefined },
			{ vine: above, transform: "matrix(-1 0 0 1 160 0)" },
			{ vine: below, transform: "matrix(1 0 0 -1 0 100)" },
			{ vine: below, transform: "matrix(-1 0 0 -1 160 100)" },
		],
		hue: hue + hueShift,
		hueShift,
		chroma,
	};
}
