/** Widths of the window, in CSS pixels, at which layouts change (spec 03 § 9). */
export const breakpoints = { xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 } as const;

/** Widths between them, each for one kind of content that none of them fits. */
export const contentWidths = {
	/** A phone held upright is narrower: its cards and rows keep less distance, so that more of them are visible at once. */
	"wide-phone": 480,
	/** The links of the header and the placeholder of its search fit beside each other. */
	"full-header": 900,
	/** Running text fits beside a column of 16 to 20rem: a window of half a desktop screen is not as wide as `lg`. */
	"text-and-column": 960,
} as const;

export type WidthName = keyof typeof breakpoints | keyof typeof contentWidths;

const widths: Readonly<Record<WidthName, number>> = { ...breakpoints, ...contentWidths };
/** Of browsers that nobody has changed. In em or rem, a layout follows the reader's own font size. */
const DEFAULT_FONT_PX = 16;

/**
 * Writes the media query of windows from a width on.
 * @param name name of the width
 * @returns the query, for `matchMedia`
 */
export const fromWidth = (name: WidthName): string => `(min-width: ${widths[name] / DEFAULT_FONT_PX}rem)`;

/**
 * Writes the custom media queries by which style sheets name the widths: `--from-md` and `--below-md`.
 * @returns conditions by name
 */
export function namedMediaQueries(): Readonly<Record<string, string>> {
	return Object.fromEntries(
		Object.entries(widths).flatMap(([name, px]) => [
			[`--from-${name}`, `(width >= ${px / DEFAULT_FONT_PX}rem)`],
			[`--below-${name}`, `(width < ${px / DEFAULT_FONT_PX}rem)`],
		]),
	);
}
