import { circle, line, type Motif } from "./cover-motifs.ts";

const box = (x: number, y: number, r: number, left: number, top: number, right: number, bottom: number): string =>
	`${line(x, y, r, [left, top], [right, top], [right, bottom], [left, bottom])}z`;

/** Horizontal strokes, each from `left` to its own end. */
const rows = (x: number, y: number, r: number, left: number, ends: readonly (readonly [right: number, at: number])[]) =>
	ends.map(([right, at]) => line(x, y, r, [left, at], [right, at])).join("");

const sheet: Motif = (x, y, r) =>
	`${line(x, y, r, [0.25, -0.95], [-0.65, -0.95], [-0.65, 0.95], [0.65, 0.95], [0.65, -0.55], [0.25, -0.95], [0.25, -0.55], [0.65, -0.55])}`;
const eye: Motif = (x, y, r) =>
	`${line(x, y, r, [-0.95, 0], [-0.5, -0.45], [0, -0.6], [0.5, -0.45], [0.95, 0], [0.5, 0.45], [0, 0.6], [-0.5, 0.45])}z${circle(x, y, 0.24 * r)}`;
const quotationMark = (x: number, y: number, r: number, left: number): string =>
	line(x, y, r, [left + 0.6, -0.6], [left, -0.1], [left, 0.6], [left + 0.6, 0.6], [left + 0.6, -0.1], [left, -0.1]);

/** Pictures of what scripts are about, with the words of a title that mean them. Drawn with a stroke, never filled. */
const glyphs: readonly { readonly words: string; readonly draw: Motif }[] = [
	{
		words: "table tables csv tsv spreadsheet sort sortable column columns row rows cell cells",
		draw: (x, y, r) =>
			box(x, y, r, -0.9, -0.7, 0.9, 0.7) +
			rows(x, y, r, -0.9, [
				[0.9, -0.2],
				[0.9, 0.25],
			]) +
			line(x, y, r, [-0.25, -0.2], [-0.25, 0.7]),
	},
	{
		words: "copy copied paste clipboard duplicate",
		draw: (x, y, r) => box(x, y, r, -0.25, -0.4, 0.8, 0.9) + line(x, y, r, [0.4, -0.9], [-0.75, -0.9], [-0.75, 0.45]),
	},
	{
		words: "link links url urls redirect redirects address addresses tracking",
		draw: (x, y, r) =>
			line(x, y, r, [-0.15, 0.35], [-0.45, 0.75], [-0.9, 0.35], [-0.9, 0.1], [-0.35, -0.35], [0, -0.2]) +
			line(x, y, r, [0.15, -0.35], [0.45, -0.75], [0.9, -0.35], [0.9, -0.1], [0.35, 0.35], [0, 0.2]),
	},
	{
		words: "image images picture pictures photo photos gallery screenshot icon favicon",
		draw: (x, y, r) =>
			box(x, y, r, -0.9, -0.7, 0.9, 0.7) +
			circle(x - 0.4 * r, y - 0.25 * r, 0.17 * r) +
			line(x, y, r, [-0.6, 0.7], [0.2, -0.1], [0.9, 0.5]),
	},
	{
		words: "video videos autoplay play player audio music sound podcast volume subtitle subtitles",
		draw: (x, y, r) => `${circle(x, y, 0.95 * r)}${line(x, y, r, [-0.25, -0.45], [0.5, 0], [-0.25, 0.45])}z`,
	},
	{
		words: "password passwords login passphrase secret secrets token otp",
		draw: (x, y, r) =>
			circle(x - 0.5 * r, y, 0.42 * r) +
			line(x, y, r, [-0.08, 0], [0.95, 0], [0.95, 0.4]) +
			line(x, y, r, [0.55, 0], [0.55, 0.3]),
	},
	{
		words: "search find lookup results finder",
		draw: (x, y, r) => circle(x - 0.2 * r, y - 0.2 * r, 0.65 * r) + line(x, y, r, [0.27, 0.27], [0.9, 0.9]),
	},
	{
		words: "time times timestamp timestamps date dates old clock timer calendar history age reminder",
		draw: (x, y, r) => circle(x, y, 0.92 * r) + line(x, y, r, [0, -0.5], [0, 0.05], [0.4, 0.3]),
	},
	{
		words: "print printer paper pdf",
		draw: (x, y, r) =>
			line(x, y, r, [-0.5, -0.35], [-0.5, -0.9], [0.5, -0.9], [0.5, -0.35]) +
			line(x, y, r, [-0.5, 0.45], [-0.9, 0.45], [-0.9, -0.35], [0.9, -0.35], [0.9, 0.45], [0.5, 0.45]) +
			box(x, y, r, -0.5, 0.15, 0.5, 0.9),
	},
	{
		words: "contrast dark night light theme themes color colors colour colours palette brightness",
		draw: (x, y, r) =>
			`${circle(x, y, 0.92 * r)}${line(x, y, r, [0, -0.92], [0, 0.92])}${[-0.5, 0, 0.5].map((at) => line(x, y, r, [0, at], [0.72, at])).join("")}`,
	},
	{
		words: "qr barcode",
		draw: (x, y, r) =>
			box(x, y, r, -0.85, -0.85, -0.2, -0.2) +
			box(x, y, r, 0.2, -0.85, 0.85, -0.2) +
			box(x, y, r, -0.85, 0.2, -0.2, 0.85) +
			line(x, y, r, [0.25, 0.25], [0.5, 0.25], [0.5, 0.55], [0.85, 0.55], [0.85, 0.85], [0.3, 0.85]),
	},
	{
		words: "json xml code console debug debugger inspector source html css javascript regex snippet snippets",
		draw: (x, y, r) =>
			line(
				x,
				y,
				r,
				[-0.35, -0.85],
				[-0.65, -0.7],
				[-0.65, -0.2],
				[-0.9, 0],
				[-0.65, 0.2],
				[-0.65, 0.7],
				[-0.35, 0.85],
			) + line(x, y, r, [0.35, -0.85], [0.65, -0.7], [0.65, -0.2], [0.9, 0], [0.65, 0.2], [0.65, 0.7], [0.35, 0.85]),
	},
	{
		words: "hide hidden remove block blocker mute overlay overlays popup popups ad ads cookie cookies banner banners",
		draw: (x, y, r) => eye(x, y, r) + line(x, y, r, [-0.75, 0.8], [0.75, -0.8]),
	},
	{ words: "show reveal view viewer watch preview", draw: eye },
	{
		words: "key keys keyboard shortcut shortcuts tab hotkey hotkeys focus",
		draw: (x, y, r) =>
			box(x, y, r, -0.95, -0.6, 0.95, 0.6) +
			rows(x, y, r, -0.4, [[0.4, 0.28]]) +
			[-0.55, -0.18, 0.18, 0.55].map((at) => line(x, y, r, [at, -0.2], [at + 0.01, -0.2])).join(""),
	},
	{
		words: "form forms draft drafts fill autofill field fields input checkbox",
		draw: (x, y, r) =>
			box(x, y, r, -0.9, -0.45, 0.9, 0.45) +
			line(x, y, r, [-0.55, -0.2], [-0.55, 0.2]) +
			line(x, y, r, [-0.2, 0.1], [0.4, 0.1]),
	},
	{
		words: "outline contents toc list lists todo bookmarks playlist",
		draw: (x, y, r) =>
			[-0.6, 0, 0.6].map((at) => circle(x - 0.75 * r, y + at * r, 0.09 * r)).join("") +
			rows(x, y, r, -0.35, [
				[0.9, -0.6],
				[0.6, 0],
				[0.8, 0.6],
			]),
	},
	{
		words: "heading headings anchor hash hashtag",
		draw: (x, y, r) =>
			line(x, y, r, [-0.2, -0.9], [-0.5, 0.9]) +
			line(x, y, r, [0.5, -0.9], [0.2, 0.9]) +
			rows(x, y, r, -0.75, [
				[0.85, -0.3],
				[0.75, 0.35],
			]),
	},
	{
		words: "quote quotes quotation cite citation citations reference references",
		draw: (x, y, r) => quotationMark(x, y, r, -0.85) + quotationMark(x, y, r, 0.2),
	},
	{
		words: "metadata meta tag tags seo label labels price prices coupon",
		draw: (x, y, r) =>
			`${line(x, y, r, [-0.9, -0.1], [-0.9, -0.9], [-0.1, -0.9], [0.9, 0.1], [0.1, 0.9])}z${circle(x - 0.5 * r, y - 0.5 * r, 0.14 * r)}`,
	},
	{
		words: "comment comments chat message messages share translate translator speak speech",
		draw: (x, y, r) =>
			`${line(x, y, r, [-0.9, -0.75], [0.9, -0.75], [0.9, 0.4], [-0.1, 0.4], [-0.5, 0.85], [-0.5, 0.4], [-0.9, 0.4])}z`,
	},
	{ words: "file files download downloads save export archive backup", draw: sheet },
	{
		words: "article articles read reading reader markdown text word words note notes summary font typography spacing",
		draw: (x, y, r) =>
			rows(x, y, r, -0.85, [
				[0.85, -0.75],
				[0.85, -0.25],
				[0.85, 0.25],
				[0.2, 0.75],
			]),
	},
];

const glyphOfWord: ReadonlyMap<string, Motif> = new Map(
	glyphs.flatMap(({ words, draw }) => words.split(" ").map((word) => [word, draw] as const)),
);

/** The picture for the first word of a title that has one; null if none has. */
export function glyphOf(title: string): Motif | null {
	for (const word of title.toLowerCase().match(/[a-z]+/g) ?? []) {
		const glyph = glyphOfWord.get(word);
		if (glyph) return glyph;
	}
	return null;
}
