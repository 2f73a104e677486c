import { circle, line, type Motif } from "./cover-motifs.ts";

/**
 * Pictures of what scripts are about: the words of a title that mean them, without a plural s, and the strokes. A stroke is a list of
 * points (x, y), closed with a trailing z; `o` is a circle with center and radius. In twentieths of the radius, (0, 0) in the middle.
 */
const glyphs: readonly (readonly [words: string, strokes: string])[] = [
	["table csv spreadsheet sort sortable column row", "-18-14 18-14 18 14-18 14z|-18-4 18-4|-18 5 18 5|-5-4-5 14"],
	["copy paste clipboard", "-5-8 16-8 16 18-5 18z|8-18-15-18-15 9"],
	["link url redirect address", "-3 7-9 15-18 7-18 2-7-7 0-4|3-7 9-15 18-7 18-2 7 7 0 4"],
	["image picture photo screenshot", "-18-14 18-14 18 14-18 14z|o-8-5 3|-12 14 4-2 18 10"],
	["video autoplay player audio music sound", "o0 0 19|-5-9 10 0-5 9z"],
	["password login", "o-10 0 8|-2 0 19 0 19 8|11 0 11 6"],
	["search find", "o-4-4 13|5 5 18 18"],
	["time timestamp date old timer calendar", "o0 0 18|0-10 0 1 8 6"],
	["print pdf", "-10-7-10-18 10-18 10-7|-10 9-18 9-18-7 18-7 18 9 10 9|-10 3 10 3 10 18-10 18z"],
	["contrast dark night theme color colour", "o0 0 18|0-18 0 18|0-10 14-10|0 0 14 0|0 10 14 10"],
	["qr", "-17-17-4-17-4-4-17-4z|4-17 17-17 17-4 4-4z|-17 4-4 4-4 17-17 17z|5 5 10 5 10 11 17 11 17 17 6 17"],
	[
		"json xml code console css html regex",
		"-7-17-13-14-13-4-18 0-13 4-13 14-7 17|7-17 13-14 13-4 18 0 13 4 13 14 7 17",
	],
	["hide remove block overlay popup ad cookie banner", "-19 0-10-9 0-12 10-9 19 0 10 9 0 12-10 9z|o0 0 5|-15 16 15-16"],
	["show view viewer preview", "-19 0-10-9 0-12 10-9 19 0 10 9 0 12-10 9z|o0 0 5"],
	["key keyboard shortcut tab", "-19-12 19-12 19 12-19 12z|-8 6 8 6|-11-4-10-4|-4-4-3-4|4-4 5-4|11-4 12-4"],
	["form draft fill field", "-18-9 18-9 18 9-18 9z|-11-4-11 4|-4 2 8 2"],
	["outline list content", "o-15-12 2|o-15 0 2|o-15 12 2|-7-12 18-12|-7 0 12 0|-7 12 16 12"],
	["heading anchor", "-4-18-10 18|10-18 4 18|-15-6 17-6|-15 7 15 7"],
	["quote cite citation reference", "-5-12-17-2-17 12-5 12-5-2-17-2|16-12 4-2 4 12 16 12 16-2 4-2"],
	["metadata tag price", "-18-2-18-18-2-18 18 2 2 18z|o-10-10 3"],
	["comment chat message share translate", "-18-15 18-15 18 8-2 8-10 17-10 8-18 8z"],
	["file download save export", "5-19-13-19-13 19 13 19 13-11 5-19 5-11 13-11"],
	["article reading reader markdown text word note font", "-17-15 17-15|-17-5 17-5|-17 5 17 5|-17 15 4 15"],
];

function drawStrokes(strokes: string): Motif {
	return (x, y, r) =>
		strokes
			.split("|")
			.map((stroke) => {
				const numbers = (stroke.match(/-?\d+/g) ?? []).map((number) => Number(number) / 20);
				const [cx = 0, cy = 0, radius = 0] = numbers;
				if (stroke.startsWith("o")) return circle(x + cx * r, y + cy * r, radius * r);
				const points = numbers.flatMap((px, at) => (at % 2 === 0 ? [[px, numbers[at + 1] ?? 0] as const] : []));
				return line(x, y, r, ...points) + (stroke.endsWith("z") ? "z" : "");
			})
			.join("");
}

/** The picture for the first word of a title that has one; null if none has. */
export function glyphOf(title: string): Motif | null {
	for (const word of title.toLowerCase().match(/[a-z]+/g) ?? []) {
		const found = glyphs.find(([words]) => words.split(" ").some((known) => known === word || `${known}s` === word));
		if (found) return drawStrokes(found[1]);
	}
	return null;
}
