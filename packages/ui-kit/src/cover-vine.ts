import { circle, type Motif } from "./cover-motifs.ts";

const round = (value: number): number => Math.round(value * 100) / 100;

interface Pen {
	x: number;
	y: number;
	/** Direction of travel, in turns clockwise from "to the right". */
	heading: number;
}

/** Moves the pen along an arc and gives the path for it; `side` 1 turns right (down the screen), -1 left. */
function arc(pen: Pen, turns: number, radius: number, side: 1 | -1): string {
	const angle = pen.heading * 2 * Math.PI;
	const center = { x: pen.x - Math.sin(angle) * radius * side, y: pen.y + Math.cos(angle) * radius * side };
	pen.heading += turns * side;
	const after = pen.heading * 2 * Math.PI;
	pen.x = center.x + Math.sin(after) * radius * side;
	pen.y = center.y - Math.cos(after) * radius * side;
	return `A${round(radius)} ${round(radius)} 0 ${turns > 0.5 ? 1 : 0} ${side === 1 ? 1 : 0} ${round(pen.x)} ${round(pen.y)}`;
}

/** Half turns of shrinking radius: the curl at the end of a tendril. The pen ends in its eye. */
function curl(pen: Pen, radius: number, side: 1 | -1, halfTurns: number): string {
	return Array.from({ length: halfTurns }, (_, index) => arc(pen, 0.5, radius * 0.68 ** index, side)).join("");
}

const moveTo = (pen: Pen): string => `M${round(pen.x)} ${round(pen.y)}`;

export interface Vine {
	stems: string;
	/** The category's ornament where a tendril ends. */
	flowers: string;
	/** Small round fruits, set in gold. */
	fruits: string;
}

/**
 * A scrolling vine that grows from (107, 50) to the right and upwards, inside 107–160 × 0–50.
 * The caller mirrors it. `draw` gives whole numbers from the seed; a third of the vines curl outwards.
 */
export function growVine(draw: (bound: number) => number, motif: Motif): Vine {
	const side = draw(3) === 0 ? 1 : -1;
	const main = 8.6 + draw(24) / 10;
	const pen: Pen = { x: 107, y: 50, heading: 0 };
	let stems = moveTo(pen);
	stems += arc(pen, 0.12, (side === 1 ? 18 : 22) + draw(6), -1);
	const fork = { ...pen };
	stems += arc(pen, 0.13, (side === 1 ? 16 : 22) + draw(5), -1);
	const crown = { ...pen };
	stems += curl(pen, main, side, 2) + arc(pen, 0.22, main * 0.46, side);
	// The eye of a curl of two half turns lies 1.32 radii from where the curl began.
	const eye = { x: crown.x + side * main * 1.32, y: crown.y };
	const flowers = motif(eye.x, eye.y, main * 0.36);

	const branch = { ...fork };
	stems += moveTo(branch);
	if (side === 1) {
		stems += arc(branch, 0.08, 12 + draw(6), 1) + curl(branch, 3.4 + draw(9) / 10, 1, 4);
	} else {
		stems += arc(branch, 0.07 + draw(4) / 100, 15 + draw(6), -1) + curl(branch, 6 + draw(20) / 10, 1, 4);
	}
	let fruits = circle(branch.x, branch.y, 1.5);

	const sprig = { ...crown };
	const other = side === 1 ? -1 : 1;
	stems += moveTo(sprig) + arc(sprig, 0.16 + draw(6) / 100, 10 + draw(4), other);
	const bud = { ...sprig };
	stems += curl(sprig, 4 + draw(15) / 10, other, 4);
	fruits += circle(sprig.x, sprig.y, 1.3);

	stems += moveTo(bud) + arc(bud, 0.12, 9, side);
	fruits += circle(bud.x, bud.y, 1.2) + circle(eye.x, crown.y - main - 4 - draw(3), 1.1);
	return { stems, flowers, fruits };
}
