import { ink, riskColors } from "./colors.ts";
import { en } from "./messages/en.ts";
import type { Mark } from "./picture-svg.ts";
import { setLine } from "./set-text.ts";

const HEIGHT = 48;
const PADDING = 20;
const SHAPE = 28;

/** Renders a rating badge by color, shape and word: a shield when rated, a dashed circle otherwise. */
export function riskMark(risk: keyof typeof riskColors): Mark {
	const { ink: color, wash } = riskColors[risk];
	const word = setLine(en.risk[risk], { face: "strong", size: 25, color });
	const width = PADDING + SHAPE + 10 + word.width + PADDING;
	return {
		width,
		at: (x, middle) =>
			`<rect x="${x}" y="${middle - HEIGHT / 2}" width="${width}" height="${HEIGHT}" rx="${HEIGHT / 2}" fill="${wash}"/>` +
			`<g transform="translate(${x + PADDING} ${middle - SHAPE / 2}) scale(${SHAPE / 24})" fill="none" stroke="${color}" stroke-width="2.2" stroke-linecap="round" stroke-linejoin="round">${SHAPES[risk]}</g>` +
			word.at(x + PADDING + SHAPE + 10, middle + 9),
	};
}

const SHIELD = '<path d="M12 22c5-2 8-5 8-9V5l-8-3-8 3v8c0 4 3 7 8 9z"/>';
const SHAPES = {
	green: `${SHIELD}<path d="M8.5 12l2.5 2.5 4.5-5"/>`,
	amber: '<path d="M12 3L22 20H2z"/><path d="M12 9.500v4.500M12 17v.1"/>',
	red: `${SHIELD}<path d="M12 7.500v5M12 16v.1"/>`,
	unrated: '<circle cx="12" cy="12" r="9.5" stroke-dasharray="4 3.46"/>',
} as const;

/** Renders a star with the average and number of reviews; callers omit it without reviews. */
export function ratingMark(average: number, count: number): Mark {
	const figure = setLine(average.toFixed(1), { face: "strong", size: 28, color: ink.strong });
	const many = setLine(en.reviews(count), { face: "text", size: 25, color: ink.soft });
	return {
		width: 36 + figure.width + 10 + many.width,
		at: (x, middle) =>
			`<path transform="translate(${x} ${middle - 14}) scale(${SHAPE / 24})" fill="${ink.goldLeaf}" stroke="${ink.gold}" stroke-width="1" stroke-linejoin="round" d="M12 1.500l3.2 6.8 7.4.9-5.5 5.1 1.5 7.400L12 18l-6.6 3.7 1.5-7.400L1.4 9.200l7.4-.9z"/>` +
			figure.at(x + 36, middle + 10) +
			many.at(x + 36 + figure.width + 10, middle + 9),
	};
}

/** Renders a badge with text only. */
export function textMark(text: string): Mark {
	const line = setLine(text, { face: "text", size: 25, color: ink.soft });
	return { width: line.width, foreign: line.foreign, at: (x, middle) => line.at(x, middle + 9) };
}
