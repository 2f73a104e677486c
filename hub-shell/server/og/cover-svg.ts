import { drawCover } from "@scriptorium/ui-kit/cover-drawing";
import { ink, oklch, riskColors, tintedPaper } from "./colors.ts";
import { setLine } from "./set-text.ts";

const BASELINE = 65.5;

export interface CoverFacts {
	readonly seed: string;
	readonly title: string;
	readonly category: string;
	readonly risk: keyof typeof riskColors;
}

/** The cover of the script's page in the colors of the light theme, 160 × 100; `script-cover.module.css` has the same. */
export function coverSvg({ seed, title, category, risk }: CoverFacts): string {
	const { field, ruling, diaper, jewel, glyph, initial, quarters, hue, chroma } = drawCover(seed, title, category);
	const pigment = oklch(0.42, chroma * 1.1, hue);
	const light = oklch(0.985, 0.012, 88);
	const inner = setLine(initial, { face: "title", size: 44, color: light });
	const left = 80 - inner.width / 2;
	const stems = oklch(0.52, chroma, hue);
	const flowers = oklch(0.48, 0.16, 28);
	const vines = quarters.map(
		({ vine, transform }) =>
			`<g${transform ? ` transform="${transform}"` : ""}>${line(vine.stems, stems, 1.1)}${line(vine.flowers, flowers, 1.1)}` +
			`<path d="${vine.fruits}" fill="${ink.goldLeaf}"/></g>`,
	);
	return [
		`<rect width="160" height="100" fill="${tintedPaper(chroma, hue)}"/>`,
		`<g opacity="0.14">${line(ruling, oklch(0.5, 0.1, 28), 0.5)}</g>`,
		...vines,
		line(field, ink.goldLeaf, 5),
		`<path d="${field}" fill="${pigment}" stroke="${oklch(0.3, 0.03, 60)}" stroke-width="0.8"/>`,
		`<g opacity="0.34">${line(diaper, oklch(0.9, 0.06, 85), 0.6)}</g>`,
		// Glyph and initial are drawn over the pattern, so they have an outline in the color of the background.
		...(glyph === null
			? [
					`<g stroke="${pigment}" stroke-width="3.5" stroke-linejoin="round">${inner.at(left, BASELINE)}</g>`,
					inner.at(left, BASELINE),
				]
			: [line(glyph, pigment, 7), line(glyph, light, 2.6)]),
		`<path d="${jewel}" fill="${riskColors[risk].ink}" stroke="${ink.goldLeaf}" stroke-width="1.2" stroke-linejoin="round"/>`,
	].join("");
}

function line(d: string, color: string, width: number): string {
	return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"/>`;
}
