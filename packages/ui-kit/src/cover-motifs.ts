/** Path data of one ornament around (x, y), inside a circle of radius r; drawn with a stroke, never filled. */
export type Motif = (x: number, y: number, r: number) => string;

const round = (value: number): number => Math.round(value * 100) / 100;

function points(x: number, y: number, pairs: readonly (readonly [number, number])[], r: number): string {
	return pairs.map(([dx, dy]) => `${round(x + dx * r)} ${round(y + dy * r)}`).join("L");
}

export function line(x: number, y: number, r: number, ...pairs: (readonly [number, number])[]): string {
	return `M${points(x, y, pairs, r)}`;
}

export function circle(x: number, y: number, r: number): string {
	const [cx, cy, radius] = [round(x), round(y), round(r)];
	return `M${round(cx - radius)} ${cy}a${radius} ${radius} 0 1 0 ${round(2 * radius)} 0a${radius} ${radius} 0 1 0 ${round(-2 * radius)} 0z`;
}

function ray(x: number, y: number, from: number, to: number, turn: number): string {
	const [dx, dy] = [Math.sin(turn * 2 * Math.PI), -Math.cos(turn * 2 * Math.PI)];
	return `M${round(x + dx * from)} ${round(y + dy * from)}L${round(x + dx * to)} ${round(y + dy * to)}`;
}

function rays(x: number, y: number, from: number, to: number, count: number): string {
	return Array.from({ length: count }, (_, index) => ray(x, y, from, to, index / count)).join("");
}

function petals(x: number, y: number, r: number, count: number): string {
	return Array.from({ length: count }, (_, index) => {
		const turn = (index / count) * 2 * Math.PI;
		return circle(x + Math.sin(turn) * r * 0.55, y - Math.cos(turn) * r * 0.55, r * 0.42);
	}).join("");
}

/** Lens, shield, key and the rest: one emblem for each category, so that scripts in a list are easy to distinguish. */
export const motifs: Readonly<Record<string, Motif>> = {
	productivity: (x, y, r) => `${line(x, y, r, [-0.65, -0.9], [0.65, -0.9], [-0.65, 0.9], [0.65, 0.9], [-0.65, -0.9])}z`,
	search: (x, y, r) => circle(x - 0.18 * r, y - 0.18 * r, 0.58 * r) + line(x, y, r, [0.24, 0.24], [0.85, 0.85]),
	development: (x, y, r) =>
		line(x, y, r, [-0.35, -0.75], [-0.95, 0], [-0.35, 0.75]) + line(x, y, r, [0.35, -0.75], [0.95, 0], [0.35, 0.75]),
	web: (x, y, r) =>
		`${circle(x, y, 0.85 * r)}${line(x, y, r, [-0.85, 0], [0.85, 0])}${ellipse(x, y, 0.38 * r, 0.85 * r)}`,
	download: (x, y, r) =>
		line(x, y, r, [0, -0.9], [0, 0.35]) +
		line(x, y, r, [-0.5, -0.15], [0, 0.4], [0.5, -0.15]) +
		line(x, y, r, [-0.8, 0.85], [0.8, 0.85]),
	social: (x, y, r) => circle(x - 0.35 * r, y, 0.55 * r) + circle(x + 0.35 * r, y, 0.55 * r),
	media: (x, y, r) =>
		line(x, y, r, [-0.75, -0.3], [-0.75, 0.3]) +
		line(x, y, r, [-0.25, -0.85], [-0.25, 0.85]) +
		line(x, y, r, [0.25, -0.5], [0.25, 0.5]) +
		line(x, y, r, [0.75, -0.2], [0.75, 0.2]),
	accessibility: (x, y, r) => circle(x, y, 0.38 * r) + rays(x, y, 0.6 * r, 0.95 * r, 8),
	shopping: (x, y, r) =>
		`${line(x, y, r, [-0.75, -0.25], [0.75, -0.25], [0.55, 0.85], [-0.55, 0.85])}z${arch(x, y - 0.25 * r, 0.4 * r)}`,
	security: (x, y, r) => {
		const at = (dx: number, dy: number) => `${round(x + dx * r)} ${round(y + dy * r)}`;
		return `M${at(-0.75, -0.75)}L${at(0.75, -0.75)}L${at(0.75, 0)}Q${at(0.7, 0.65)} ${at(0, 0.95)}Q${at(-0.7, 0.65)} ${at(-0.75, 0)}z`;
	},
	education: (x, y, r) =>
		`${line(x, y, r, [0, -0.45], [-0.9, -0.75], [-0.9, 0.5], [0, 0.8], [0.9, 0.5], [0.9, -0.75], [0, -0.45], [0, 0.8])}`,
	design: (x, y, r) => petals(x, y, r * 0.9, 3),
	data: (x, y, r) =>
		`${line(x, y, r, [-0.8, 0.8], [-0.8, 0.1])}${line(x, y, r, [0, 0.8], [0, -0.4])}${line(x, y, r, [0.8, 0.8], [0.8, -0.85])}`,
	automation: (x, y, r) => circle(x, y, 0.62 * r) + circle(x, y, 0.2 * r) + rays(x, y, 0.62 * r, 0.95 * r, 6),
	customization: (x, y, r) => petals(x, y, r, 4),
	utility: (x, y, r) =>
		circle(x, y - 0.5 * r, 0.42 * r) +
		line(x, y, r, [0, -0.08], [0, 0.95]) +
		line(x, y, r, [0, 0.5], [0.4, 0.5]) +
		line(x, y, r, [0, 0.9], [0.4, 0.9]),
	other: (x, y, r) => petals(x, y, r, 5),
};

function ellipse(x: number, y: number, rx: number, ry: number): string {
	return `M${round(x)} ${round(y - ry)}a${round(rx)} ${round(ry)} 0 1 0 0 ${round(2 * ry)}a${round(rx)} ${round(ry)} 0 1 0 0 ${round(-2 * ry)}z`;
}

function arch(x: number, y: number, r: number): string {
	return `M${round(x - r)} ${round(y)}a${round(r)} ${round(r)} 0 0 1 ${round(2 * r)} 0`;
}

/** Pigments: hue in degrees and chroma, per category. */
export const pigments: Readonly<Record<string, readonly [hue: number, chroma: number]>> = {
	productivity: [62, 0.09],
	search: [235, 0.1],
	development: [268, 0.1],
	web: [205, 0.08],
	download: [130, 0.08],
	social: [355, 0.11],
	media: [322, 0.1],
	accessibility: [88, 0.09],
	shopping: [40, 0.11],
	security: [165, 0.08],
	education: [28, 0.11],
	design: [300, 0.1],
	data: [185, 0.08],
	automation: [250, 0.06],
	customization: [12, 0.1],
	utility: [75, 0.04],
	other: [110, 0.05],
};
