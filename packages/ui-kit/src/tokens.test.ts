import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";

type Color = readonly [red: number, green: number, blue: number];

/** Linear-light sRGB of an oklch color (Björn Ottosson's matrices), clipped to the sRGB gamut. */
function linear(lightness: number, chroma: number, hue: number): Color {
	const [a, b] = [chroma * Math.cos((hue * Math.PI) / 180), chroma * Math.sin((hue * Math.PI) / 180)];
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const clip = (value: number) => Math.min(1, Math.max(0, value));
	return [
		clip(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
		clip(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
		clip(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
	];
}

const luminance = ([red, green, blue]: Color): number => 0.2126 * red + 0.7152 * green + 0.0722 * blue;

/** WCAG 2 contrast ratio, 1 to 21. */
function contrast(one: Color, other: Color): number {
	const [high, low] = [luminance(one), luminance(other)].sort((a, b) => b - a);
	return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

const sheet = readFileSync(new URL("./tokens.css", import.meta.url), "utf8");
const NUMBERS = "oklch\\(([\\d.]+) ([\\d.]+) ([\\d.]+)\\)";

type Theme = "light" | "dark";

/** Lightness, chroma and hue of a token, or of the token it is another name of. */
function oklchOf(name: string, theme: Theme): readonly [lightness: number, chroma: number, hue: number] {
	const other = new RegExp(`--color-${name}: var\\(--color-([\\w-]+)\\)`).exec(sheet)?.[1];
	if (other !== undefined) return oklchOf(other, theme);
	const pair = new RegExp(`--color-${name}: light-dark\\(${NUMBERS}, ${NUMBERS}\\)`).exec(sheet);
	const at = theme === "light" ? 1 : 4;
	const [l, c, h] = [pair?.[at], pair?.[at + 1], pair?.[at + 2]].map(Number);
	if (l === undefined || c === undefined || h === undefined || Number.isNaN(l + c + h)) {
		throw new Error(`tokens.css has no light-dark() pair for --color-${name}`);
	}
	return [l, c, h];
}

const token = (name: string, theme: Theme): Color => linear(...oklchOf(name, theme));

/** Distance of two hues on the color circle, in degrees. */
function hueDistance(one: string, other: string, theme: Theme): number {
	const degrees = Math.abs(oklchOf(one, theme)[2] - oklchOf(other, theme)[2]);
	return Math.min(degrees, 360 - degrees);
}

const GROUNDS = ["sunken", "paper", "surface", "hover"] as const;
const BODY = GROUNDS.flatMap(
	(ground) =>
		[
			["ink", ground],
			["ink-soft", ground],
		] as const,
);
const REST = [
	...GROUNDS.flatMap((ground) =>
		[
			"ink-faint",
			"rubric",
			"danger",
			"gold",
			"info",
			"selected",
			"risk-low",
			"risk-medium",
			"risk-high",
			"risk-unrated",
		].map((ink) => [ink, ground] as const),
	),
	["on-rubric", "rubric-fill"],
	["on-rubric", "rubric-fill-hover"],
	["rubric", "rubric-wash"],
	["ink", "rubric-wash"],
	["ink-faint", "rubric-wash"],
	["danger", "danger-wash"],
	["ink", "danger-wash"],
	["selected", "selected-wash"],
	["ink", "selected-wash"],
	["ink-faint", "selected-wash"],
	["on-selected", "selected-fill"],
	["gold", "gold-wash"],
	["info", "info-wash"],
	["risk-low", "risk-low-wash"],
	["risk-medium", "risk-medium-wash"],
	["risk-high", "risk-high-wash"],
	["risk-unrated", "risk-unrated-wash"],
	["paper", "ink"],
] as const;
/** Outlines of controls and the focus ring: WCAG 1.4.11. */
const MARKS = GROUNDS.flatMap(
	(ground) =>
		[
			["line-strong", ground],
			["focus", ground],
			["selected-fill", ground],
		] as const,
);

describe.each(["light", "dark"] as const)("contrast, %s", (theme) => {
	const ratio = (ink: string, ground: string) => contrast(token(ink, theme), token(ground, theme));

	test.each(BODY)("body text %s on %s is at least 7:1", (ink, ground) => {
		expect(ratio(ink, ground)).toBeGreaterThanOrEqual(7);
	});

	test.each(REST)("%s on %s is at least 4.5:1", (ink, ground) => {
		expect(ratio(ink, ground)).toBeGreaterThanOrEqual(4.5);
	});

	test("danger, brand and selection have hues of their own", () => {
		expect(hueDistance("danger", "rubric", theme)).toBeGreaterThanOrEqual(35);
		expect(hueDistance("risk-high", "rubric", theme)).toBeGreaterThanOrEqual(35);
		expect(hueDistance("selected", "rubric", theme)).toBeGreaterThanOrEqual(90);
		expect(hueDistance("selected", "danger", theme)).toBeGreaterThanOrEqual(90);
	});

	test.each(MARKS)("mark %s on %s is at least 3:1", (ink, ground) => {
		expect(ratio(ink, ground)).toBeGreaterThanOrEqual(3);
	});
});

test("the formula knows black on white", () => {
	expect(contrast(linear(0, 0, 0), linear(1, 0, 0))).toBeCloseTo(21, 1);
});
