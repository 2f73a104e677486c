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
	const centre = { x: pen.x - Math.sin(angle) * radius * side, y: pen.y + Math.cos(angle) * radius * side };
	pen.heading += turns * side;
	const after = pen.heading * 2 * Math.PI;
	pen.x = centre.x + Math.sin(after) * radius * side;
	pen.y = centre.y - Math.cos(after) * radius * side;
	return `A${round(radius)} ${round(radius)} 0 ${turns > 0.5 ? 1 : 0} ${side === 1 ? 1 : 0} ${round(pen.x)} ${round(pen.y)}`;
}

/** Half turns of shrinking radius: the curl at the end of a tendril. The pen ends in its eye. */
function curl(pen: Pen, radius: number, side: 1 | -1): string {
	let path = "";
	for (let r = radius; r > radius * 0.3; r *= 0.68) path += arc(pen, 0.5, r, side);
	return path;
}

export interface Vine {
	stems: string;
	/** The category's ornament where a tendril ends. */
	flowers: string;
	/** Small round fruits, set in gold. */
	fruits: string;
}

/**
 * A scrolling vine that grows from (108, 50) to the right and upwards, inside 108–160 × 0–50.
 * The caller mirrors it. `draw` gives whole numbers from the seed.
 */
export function growVine(draw: (bound: number) => number, motif: Motif): Vine {
	const bend = 22 + draw(6);
	const main = 8.5 + draw(25) / 10;
	const pen: Pen = { x: 107, y: 50, heading: 0 };
	let stems = `M107 50${arc(pen, 0.125, bend, -1)}`;
	const fork = { ...pen };
	stems += arc(pen, 0.125, bend, -1);
	const crown = { ...pen };
	stems += curl(pen, main, -1);
	let flowers = motif(crown.x - main, crown.y, 3.6);
	let fruits = "";

	const branch = { ...fork };
	const reach = 15 + draw(6);
	stems += `M${round(branch.x)} ${round(branch.y)}${arc(branch, 0.07 + draw(4) / 100, reach, -1)}`;
	const tip = 6 + draw(20) / 10;
	stems += curl(branch, tip, 1);
	fruits += circle(branch.x, branch.y, 1.5);

	const sprig = { ...crown };
	stems += `M${round(sprig.x)} ${round(sprig.y)}${arc(sprig, 0.16 + draw(6) / 100, 10 + draw(4), 1)}`;
	const sprigEnd = { ...sprig };
	stems += curl(sprig, 4 + draw(15) / 10, 1);
	fruits += circle(sprig.x, sprig.y, 1.3);

	const bud = { ...sprigEnd };
	stems += `M${round(bud.x)} ${round(bud.y)}${arc(bud, 0.12, 9, -1)}`;
	flowers += motif(bud.x + 1, bud.y - 3, 2.6);
	fruits += circle(crown.x - main, crown.y - main - 4 - draw(3), 1.1);
	return { stems, flowers, fruits };
}
