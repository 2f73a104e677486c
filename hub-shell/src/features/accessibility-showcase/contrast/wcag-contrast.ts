/** Red, green and blue of sRGB, each from 0 to 1. */
export interface Rgb {
	readonly red: number;
	readonly green: number;
	readonly blue: number;
}

/** A color with its opacity, from 0 to 1. */
export interface RgbWithAlpha extends Rgb {
	readonly alpha: number;
}

export type TextSize = "normal" | "large";
export type Level = "AA" | "AAA";

/** Least contrast of each level (spec 03 § 9; WCAG 2.2, 1.4.3 and 1.4.6). */
export const MIN_CONTRAST: Readonly<Record<TextSize, Readonly<Record<Level, number>>>> = {
	normal: { AA: 4.5, AAA: 7 },
	large: { AA: 3, AAA: 4.5 },
};

/** From these sizes on, text is large (spec 03 § 9). WCAG counts points, which are a third larger: 24 px, or 18.66 px in bold. */
export const MIN_LARGE_PX = 18;
export const MIN_LARGE_BOLD_PX = 14;

export function textSizeOf({ sizePx, isBold }: { readonly sizePx: number; readonly isBold: boolean }): TextSize {
	return sizePx >= (isBold ? MIN_LARGE_BOLD_PX : MIN_LARGE_PX) ? "large" : "normal";
}

/** Relative luminance by WCAG 2.2, from 0 (black) to 1 (white). */
function relativeLuminance({ red, green, blue }: Rgb): number {
	const linear = (channel: number) => (channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4);
	return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** Contrast ratio by WCAG 2.2, from 1 to 21; which of the two is the text makes no difference. */
export function contrastRatio(one: Rgb, other: Rgb): number {
	const [first, second] = [relativeLuminance(one), relativeLuminance(other)];
	return (Math.max(first, second) + 0.05) / (Math.min(first, second) + 0.05);
}

/** The visible color of a translucent color over an opaque one. Browsers blend the sRGB channels without linearizing them. */
export function laidOver({ red, green, blue, alpha }: RgbWithAlpha, below: Rgb): Rgb {
	const mix = (front: number, back: number) => front * alpha + back * (1 - alpha);
	return { red: mix(red, below.red), green: mix(green, below.green), blue: mix(blue, below.blue) };
}

/** The ratio with two decimals, cut and not rounded: 4.499 must not be shown as 4.5, which passes. */
export function cutRatio(ratio: number): number {
	// The tolerance keeps a ratio that is 21 up to a rounding error of the formula from being shown as 20.99.
	return Math.floor(ratio * 100 + 1e-9) / 100;
}

/** The color as `#rrggbb`. */
export function hexOf({ red, green, blue }: Rgb): string {
	const hex = (channel: number) =>
		Math.round(channel * 255)
			.toString(16)
			.padStart(2, "0");
	return `#${hex(red)}${hex(green)}${hex(blue)}`;
}
