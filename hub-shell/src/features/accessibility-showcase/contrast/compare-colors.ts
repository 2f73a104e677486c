import { contrastRatio, laidOver, type Rgb, type RgbWithAlpha } from "./wcag-contrast.ts";

export interface ComparedColors {
	readonly ratio: number;
	/** The colors that are seen. */
	readonly text: Rgb;
	readonly background: Rgb;
	readonly isTextMixed: boolean;
	readonly isBackgroundMixed: boolean;
}

const WHITE: Rgb = { red: 1, green: 1, blue: 1 };

/** Contrast of a text on a background. A transparent background lies over white, as on a page without a color of its own. */
export function compareColors(text: RgbWithAlpha, background: RgbWithAlpha): ComparedColors {
	const seenBackground = laidOver(background, WHITE);
	const seenText = laidOver(text, seenBackground);
	return {
		ratio: contrastRatio(seenText, seenBackground),
		text: seenText,
		background: seenBackground,
		isTextMixed: text.alpha < 1,
		isBackgroundMixed: background.alpha < 1,
	};
}
