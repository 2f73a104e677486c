/** An oklab color: lightness 0–1, green–red, blue–yellow. */
type Lab = readonly [lightness: number, a: number, b: number];

function lab(lightness: number, chroma: number, hue: number): Lab {
	const turn = (hue * Math.PI) / 180;
	return [lightness, chroma * Math.cos(turn), chroma * Math.sin(turn)];
}

/** Converts an oklab color to `#rrggbb`, clipped to sRGB. Source: Björn Ottosson, https://bottosson.github.io/posts/oklab/ */
function hexOf([lightness, a, b]: Lab): string {
	const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
	const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
	const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
	const linear = [
		4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
		-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
		-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
	];
	const digits = linear.map((value) => {
		const light = Math.min(1, Math.max(0, value));
		const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055;
		return Math.round(encoded * 255)
			.toString(16)
			.padStart(2, "0");
	});
	return `#${digits.join("")}`;
}

/** Converts oklch (lightness 0–1, chroma, hue in degrees) to `#rrggbb`, as the renderer does not support oklch. */
export function oklch(lightness: number, chroma: number, hue: number): string {
	return hexOf(lab(lightness, chroma, hue));
}

/** Background of a cover: 14 % pigment mixed into the paper color in oklab, as in the style sheet. */
export function tintedPaper(chroma: number, hue: number): string {
	const [paper, pigment] = [lab(0.972, 0.016, 86), lab(0.55, chroma * 1.2, hue)];
	return hexOf([mix(paper[0], pigment[0]), mix(paper[1], pigment[1]), mix(paper[2], pigment[2])]);
}

function mix(ground: number, tint: number): number {
	return ground * 0.86 + tint * 0.14;
}

/** Colors of the light theme (`ui-kit/tokens.css`); link previews do not know the reader's theme. */
export const ink = {
	paper: oklch(0.982, 0.007, 88),
	strong: oklch(0.225, 0.018, 55),
	soft: oklch(0.405, 0.02, 60),
	line: oklch(0.885, 0.014, 82),
	rubric: oklch(0.475, 0.17, 28),
	gold: oklch(0.47, 0.092, 78),
	goldLeaf: oklch(0.76, 0.145, 82),
} as const;

export const riskColors = {
	green: { ink: oklch(0.435, 0.095, 152), wash: oklch(0.95, 0.032, 152) },
	amber: { ink: oklch(0.475, 0.105, 62), wash: oklch(0.95, 0.038, 75) },
	red: { ink: oklch(0.455, 0.17, 350), wash: oklch(0.947, 0.024, 350) },
	unrated: { ink: oklch(0.455, 0.012, 70), wash: oklch(0.94, 0.006, 80) },
} as const;
