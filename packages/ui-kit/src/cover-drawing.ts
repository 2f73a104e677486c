import { type Motif, motifs, pigments } from "./cover-motifs.ts";
import { growVine, type Vine } from "./cover-vine.ts";
import { drawFrom, initialOf } from "./hash-seed.ts";

/** Four outlines of the painted field behind the initial, all around (80, 50) and at least 44 wide. */
const FIELDS = [
	"M57 25h46a2 2 0 0 1 2 2v46a2 2 0 0 1-2 2h-46a2 2 0 0 1-2-2v-46a2 2 0 0 1 2-2z",
	"M65 24h30l11 11v30l-11 11h-30l-11-11v-30z",
	"M80 22.5a27.5 27.5 0 1 1 0 55a27.5 27.5 0 1 1 0-55z",
	"M66 36a14 14 0 0 1 28 0a14 14 0 0 1 0 28a14 14 0 0 1-28 0a14 14 0 0 1 0-28z",
] as const;

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

/** Path data inside 160 × 100, without a colour: the page paints it with CSS, the server into a picture. */
export interface CoverDrawing {
	/** Of the painted field behind the initial. */
	readonly field: string;
	readonly ruling: string;
	readonly diaper: string;
	/** The rhombus below the initial, in the colour of the risk. */
	readonly jewel: string;
	readonly initial: string;
	/** Four times a vine; the transform mirrors it into its corner. */
	readonly quarters: readonly { readonly vine: Vine; readonly transform: string | undefined }[];
	/** Of the pigment: hue in degrees, chroma in oklch. */
	readonly hue: number;
	readonly chroma: number;
}

/**
 * Computes the drawing of a script's cover. The same arguments always give the same drawing, on the page and on the server.
 * @param seed text that selects the variants, for example the id of the script
 * @param title title of the script; its first letter is the initial
 * @param category name of the category, which selects motif and color; an unknown one has those of `other`
 * @returns paths and colors of the drawing
 */
export function drawCover(seed: string, title: string, category: string): CoverDrawing {
	const draw = drawFrom(seed);
	const motif: Motif = motifs[category] ?? motifs.other ?? (() => "");
	const [hue, chroma] = pigments[category] ?? [110, 0.05];
	const field = FIELDS[draw(FIELDS.length)] ?? FIELDS[0];
	const [above, below] = [growVine(draw, motif), growVine(draw, motif)];
	return {
		field,
		ruling: "M0 12.5h160M0 87.5h160M16.5 0v100M143.5 0v100",
		diaper: diaper(motif),
		jewel: "M80 71.5l5 5.5l-5 5.5l-5-5.5z",
		initial: initialOf(title),
		quarters: [
			{ vine: above, transform: undefined },
			{ vine: above, transform: "matrix(-1 0 0 1 160 0)" },
			{ vine: below, transform: "matrix(1 0 0 -1 0 100)" },
			{ vine: below, transform: "matrix(-1 0 0 -1 160 100)" },
		],
		hue: hue + draw(13) - 6,
		chroma,
	};
}
