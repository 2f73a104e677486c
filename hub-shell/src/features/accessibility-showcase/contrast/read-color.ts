import {
	converter,
	modeA98,
	modeHsl,
	modeHwb,
	modeLab,
	modeLch,
	modeLrgb,
	modeOklab,
	modeOklch,
	modeP3,
	modeProphoto,
	modeRec2020,
	modeRgb,
	modeXyz50,
	modeXyz65,
	parse,
	useMode as register,
} from "culori/fn";
import type { RgbWithAlpha } from "./wcag-contrast.ts";

/** The spaces in which CSS writes colors. */
const SPACES = [
	modeRgb,
	modeHsl,
	modeHwb,
	modeLab,
	modeLch,
	modeOklab,
	modeOklch,
	modeLrgb,
	modeP3,
	modeA98,
	modeProphoto,
	modeRec2020,
	modeXyz50,
	modeXyz65,
];
for (const space of SPACES) register(space);
const toRgb = converter("rgb");

/**
 * Reads a color as CSS writes it. A color that sRGB cannot show is cut to it channel by channel.
 * @returns null if it is none, or one that only a page can resolve (`var()`, `color-mix()`, system colors)
 */
export function readColor(text: string): RgbWithAlpha | null {
	const read = toRgb(parse(text.trim().toLowerCase()));
	if (!read) return null;
	// A channel that is `none`, or left out, counts as 0.
	const channel = (value: number | undefined) => Math.min(1, Math.max(0, value ?? 0));
	return { red: channel(read.r), green: channel(read.g), blue: channel(read.b), alpha: channel(read.alpha ?? 1) };
}

/**
 * Reads any color that this browser knows, also `color-mix()`, `light-dark()`, system colors and the variables of this page.
 * @param page document whose styles resolve what `readColor` cannot
 */
export function readColorOfPage(text: string, page: Document): RgbWithAlpha | null {
	const read = readColor(text);
	const isKnown = text.trim() !== "" && CSS.supports("color", text);
	if (read !== null || !isKnown) return read;
	const probe = page.createElement("span");
	probe.style.color = text;
	page.body.append(probe);
	const resolved = getComputedStyle(probe).color;
	probe.remove();
	return readColor(resolved);
}
