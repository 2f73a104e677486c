import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { create, type Font } from "fontkit";

const { resolve } = createRequire(import.meta.url);

/** Subsets of one font face, in the order in which they are searched for a character. */
export type Face = readonly Font[];
export type FaceName = "title" | "text" | "strong";

// Static WOFF files, because the font parser does not support the variations of the WOFF 2 files.
const FILES: Readonly<Record<FaceName, readonly string[]>> = {
	title: parts("@fontsource/source-serif-4", "source-serif-4", 600),
	text: parts("@fontsource/inter", "inter", 400),
	strong: parts("@fontsource/inter", "inter", 600),
};

function parts(name: string, file: string, weight: number): string[] {
	return ["latin", "latin-ext", "cyrillic", "cyrillic-ext", "greek", "vietnamese"].map(
		(subset) => `${name}/files/${file}-${subset}-${weight}-normal.woff`,
	);
}

const opened = new Map<FaceName, Face>();

/** Returns the bundled fonts, read when the first picture is drawn. */
export function openFace(name: FaceName): Face {
	const known = opened.get(name);
	if (known) return known;
	const face = FILES[name].map((file) => openFont(resolve(file)));
	opened.set(name, face);
	return face;
}

function openFont(path: string): Font {
	const font = create(readFileSync(path));
	if (!("layout" in font)) throw new Error(`${path} is a collection of fonts, not one`);
	return font;
}
