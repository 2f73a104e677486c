import { SITE_NAME } from "../../src/host-context/site-name.ts";
import { PICTURE_SIZE } from "../heads/page-head.ts";
import { oneLine } from "../heads/plain-text.ts";
import { ink } from "./colors.ts";
import { type CoverFacts, coverSvg } from "./cover-svg.ts";
import { type SetLine, setLine, withoutPictographs } from "./set-text.ts";
import { cutText, wrapText } from "./wrap-text.ts";

/** An element below the title, drawn at a given position. */
export interface Mark {
	readonly width: number;
	readonly foreign?: boolean;
	at(x: number, middle: number): string;
}

export interface PictureParts {
	readonly cover: CoverFacts;
	readonly title: string;
	/** One line below the title. */
	readonly subtitle: string;
	readonly marks: readonly Mark[];
}

export interface Picture {
	readonly svg: string;
	/** Whether it has characters that no bundled font contains. */
	readonly foreign: boolean;
}

const MARGIN = 72;
const COVER = { x: 602, y: 145, width: 544, height: 340 } as const;
const COLUMN = COVER.x - MARGIN - 36;
const TITLE = { face: "title", color: ink.strong } as const;
const SUBTITLE = { face: "text", size: 32, color: ink.soft } as const;
/** Font sizes of titles in pixels. A title has at most four lines, at the smallest size. */
const TITLE_SIZES = [68, 60, 52] as const;
const GAP = 20;

/** Renders a page's preview picture: text on the left, cover on the right. All texts are untrusted. */
export function pictureSvg({ cover, title, subtitle, marks }: PictureParts): Picture {
	const words = withoutPictographs(oneLine(title)) || SITE_NAME;
	const { size, lines } = titleLines(words);
	const below = cutText(withoutPictographs(oneLine(subtitle)), SUBTITLE, COLUMN);
	const leading = size * 1.16;
	const height = lines.length * leading + 56 + (marks.length > 0 ? 84 : 0);
	const top = Math.max(132, (PICTURE_SIZE.height - height) / 2 + 14);
	const afterTitle = top + lines.length * leading;
	const svg = [
		`<svg xmlns="http://www.w3.org/2000/svg" width="${PICTURE_SIZE.width}" height="${PICTURE_SIZE.height}">`,
		`<rect width="100%" height="100%" fill="${ink.paper}"/>`,
		`<rect width="100%" height="14" fill="${ink.rubric}"/>`,
		siteMark(),
		...lines.map((line, index) => line.at(MARGIN, top + size * 0.82 + index * leading)),
		below.at(MARGIN, afterTitle + 44),
		row(marks, afterTitle + 110),
		`<svg x="${COVER.x}" y="${COVER.y}" width="${COVER.width}" height="${COVER.height}" viewBox="0 0 160 100">${coverSvg(cover)}</svg>`,
		`<rect x="${COVER.x}" y="${COVER.y}" width="${COVER.width}" height="${COVER.height}" fill="none" stroke="${ink.line}" stroke-width="2"/>`,
		"</svg>",
	].join("");
	const foreign = [...lines, below, ...marks].some((part) => part.foreign) || /<text /.test(svg);
	return { svg, foreign };
}

/** Chooses the largest size in which the complete title fits; at the smallest size it is cut. */
function titleLines(words: string): { size: number; lines: readonly SetLine[] } {
	let last: { size: number; lines: readonly SetLine[] } = { size: TITLE_SIZES[0], lines: [] };
	for (const size of TITLE_SIZES) {
		const style = { ...TITLE, size };
		const lines = wrapText(words, style, { width: COLUMN, most: 5 });
		last = { size, lines };
		if (lines.length <= 3) return last;
	}
	return { ...last, lines: wrapText(words, { ...TITLE, size: last.size }, { width: COLUMN, most: 4 }) };
}

function row(marks: readonly Mark[], middle: number): string {
	let x = MARGIN;
	return marks
		.map((mark) => {
			const drawn = mark.at(x, middle);
			x += mark.width + GAP;
			return drawn;
		})
		.join("");
}

/** Renders the logo of `favicon.svg` and the site's name. */
function siteMark(): string {
	const leaf =
		`<g transform="translate(${MARGIN - 6} 50) scale(1.5)">` +
		`<path fill="${ink.rubric}" d="M6 2h15l7 7v19a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z"/>` +
		`<path fill="${ink.goldLeaf}" d="M21 2v5a2 2 0 0 0 2 2h5z"/>` +
		`<path fill="none" stroke="${ink.paper}" stroke-width="2.6" stroke-linecap="round" d="M20.4 13.2c-.5-1.8-2-3-4.3-3-2.6 0-4.5 1.5-4.5 3.7 0 5 9.2 2.7 9.2 7.6 0 2.3-2 4-4.9 4-2.7 0-4.6-1.4-5-3.7"/></g>`;
	return leaf + setLine(SITE_NAME, { face: "title", size: 32, color: ink.strong }).at(MARGIN + 52, 86);
}
