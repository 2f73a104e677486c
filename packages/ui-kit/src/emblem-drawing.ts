import { glyphOf } from "./cover-glyphs.ts";
import { type Motif, motifs, pigments } from "./cover-motifs.ts";
import { drawFrom } from "./hash-seed.ts";

/** Four outlines of the painted field behind the initial, all around (80, 50) and at least 44 wide. */
export const FIELDS = [
	"M57 25h46a2 2 0 0 1 2 2v46a2 2 0 0 1-2 2h-46a2 2 0 0 1-2-2v-46a2 2 0 0 1 2-2z",
	"M65 24h30l11 11v30l-11 11h-30l-11-11v-30z",
	"M80 22.5a27.5 27.5 0 1 1 0 55a27.5 27.5 0 1 1 0-55z",
	"M66 36a14 14 0 0 1 28 0a14 14 0 0 1 0 28a14 14 0 0 1-28 0a14 14 0 0 1 0-28z",
] as const;

/** The rhombus below the picture. */
export const JEWEL = "M80 71.5l5 5.5l-5 5.5l-5-5.5z";

/** Of the glyph and of the emblem's motif; the smallest field has 22 on each side of its center. */
export const GLYPH_RADIUS = 14;

export const motifOf = (category: string): Motif => motifs[category] ?? motifs.other ?? (() => "");
export const pigmentOf = (category: string) => pigments[category] ?? ([110, 0.05] as const);

/** Path data inside the square from (48, 20) to (112, 84), without a color. */
interface EmblemDrawing {
	/** Of the painted field behind the picture. */
	readonly field: string;
	/** The rhombus below the picture, in the color of the risk. */
	readonly jewel: string;
	/** Drawn with a stroke: the glyph of the title, or the category's motif. */
	readonly picture: string;
}

/**
 * Computes the small picture of a script or of a category: the field of its cover without vines and letters.
 * @param seed selects the field, as for the cover; null for a category, which has no title and always has the same field
 * @param title title of the script
 * @param category name of the category, which selects the motif for a title without a glyph
 * @returns paths of the drawing
 */
export function drawEmblem(seed: string | null, title: string, category: string): EmblemDrawing {
	const field = (seed === null ? undefined : FIELDS[drawFrom(seed)(FIELDS.length)]) ?? FIELDS[0];
	const draw = glyphOf(title) ?? motifOf(category);
	return { field, jewel: JEWEL, picture: draw(80, 50, GLYPH_RADIUS) };
}
