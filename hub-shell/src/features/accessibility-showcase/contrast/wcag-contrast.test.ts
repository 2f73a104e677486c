import { describe, expect, test } from "vitest";
import { readColor } from "./read-color.ts";
import { contrastRatio, cutRatio, laidOver, MIN_CONTRAST, type RgbWithAlpha, textSizeOf } from "./wcag-contrast.ts";

const color = (text: string): RgbWithAlpha => {
	const read = readColor(text);
	if (!read) throw new Error(`${text} was not read`);
	return read;
};

describe("contrast", () => {
	// Figures that other calculators (WebAIM, axe) state for these pairs.
	test.each([
		["#000", "#fff", 21],
		["#fff", "#fff", 1],
		["#777", "#fff", 4.47],
		["#767676", "#fff", 4.54],
		["#595959", "#fff", 7],
		["red", "white", 3.99],
		["#0000ff", "#fff", 8.59],
		["#949494", "#fff", 3.03],
	])("of %s on %s is %d", (text, background, ratio) => {
		expect(cutRatio(contrastRatio(color(text), color(background)))).toBe(ratio);
		expect(contrastRatio(color(background), color(text))).toBe(contrastRatio(color(text), color(background)));
	});

	test("a ratio below a limit is never shown as the limit", () => {
		expect(cutRatio(4.4999)).toBe(4.49);
		expect(cutRatio(21.000000000000004)).toBe(21);
	});

	test("a translucent color is mixed with what lies below", () => {
		const seen = laidOver(color("rgb(0 0 0 / 50%)"), color("white"));
		expect(seen).toEqual({ red: 0.5, green: 0.5, blue: 0.5 });
		expect(laidOver(color("transparent"), color("#123456"))).toEqual(laidOver(color("#123456"), color("white")));
	});
});

test.each([
	[17.9, false, "normal"],
	[18, false, "large"],
	[13.9, true, "normal"],
	[14, true, "large"],
	[16, false, "normal"],
] as const)("%d px, bold %s, is %s text", (sizePx, isBold, size) => {
	expect(textSizeOf({ sizePx, isBold })).toBe(size);
});

test("the limits are those of the specification", () => {
	expect(MIN_CONTRAST).toEqual({ normal: { AA: 4.5, AAA: 7 }, large: { AA: 3, AAA: 4.5 } });
});

describe("colors", () => {
	test.each([
		["#f00", [1, 0, 0, 1]],
		["#ff000080", [1, 0, 0, 0.502]],
		["  Red ", [1, 0, 0, 1]],
		["RGB(255, 0, 0)", [1, 0, 0, 1]],
		["rgba(255,0,0,.25)", [1, 0, 0, 0.25]],
		["rgb(100% 0% 0% / 25%)", [1, 0, 0, 0.25]],
		["rgb(none 255 0)", [0, 1, 0, 1]],
		["hsl(120 100% 50%)", [0, 1, 0, 1]],
		["hsl(0.3333turn 100% 50%)", [0, 1, 0, 1]],
		["hwb(240 0% 0%)", [0, 0, 1, 1]],
		["lab(100 0 0)", [1, 1, 1, 1]],
		["lch(0% 0 0)", [0, 0, 0, 1]],
		["oklab(1 0 0)", [1, 1, 1, 1]],
		["oklch(62.8% 0.2577 29.23)", [1, 0, 0, 1]],
		["color(srgb 0 0 1 / 0.5)", [0, 0, 1, 0.5]],
		["color(srgb-linear 1 1 1)", [1, 1, 1, 1]],
		// Outside of sRGB: each channel is cut, as a screen of sRGB shows it.
		["color(display-p3 0 1 0)", [0, 1, 0, 1]],
		["color(rec2020 0 0 0)", [0, 0, 0, 1]],
		["color(xyz 0 0 0)", [0, 0, 0, 1]],
		["transparent", [0, 0, 0, 0]],
	])("%s is read", (text, [red = 0, green = 0, blue = 0, alpha = 0]) => {
		const read = color(text);
		expect(read.red).toBeCloseTo(red, 2);
		expect(read.green).toBeCloseTo(green, 2);
		expect(read.blue).toBeCloseTo(blue, 2);
		expect(read.alpha).toBeCloseTo(alpha, 2);
	});

	test.each(["", "   ", "ink", "#12", "rgb(1 2)", "12", "url(x)"])("%j is no color", (text) => {
		expect(readColor(text)).toBeNull();
	});
});
