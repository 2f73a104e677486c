import { describe, expect, it } from "vitest";
import { NARROW_BELOW_PX } from "../../hub-shell/src/features/site-header/use-is-narrow.ts";
import { breakpoints, contentWidths, namedMediaQueries } from "../../packages/ui-kit/src/breakpoints.ts";
import { projectFiles, readLines } from "./tracked-files.ts";

const APPLICATIONS = /^(?:hub-shell|mfe-\w+|extension|packages\/ui-kit)\/src\//;
const PIXELS = new Set<number>([...Object.values(breakpoints), ...Object.values(contentWidths)]);
const NAMES = new Set(Object.keys(namedMediaQueries()));
/** How far the end of one range is written from the beginning of the next one, as in 47.99rem, in pixels. */
const MAX_GAP_PX = 0.2;

/**
 * The widths in a media query that are none of ui-kit's, by name or by number.
 * @param query condition of a media query
 * @returns the widths as they are written
 */
function foreignWidths(query: string): string[] {
	const names = [...query.matchAll(/\((--[\w-]+)\)/g)].map(([, name = ""]) => name).filter((name) => !NAMES.has(name));
	const numbers = [...query.matchAll(/\((?=[^)]*width)[^)]*?([\d.]+)(rem|em|px)[^)]*\)/g)].flatMap(
		([whole, number, unit]) => {
			const px = Number(number) * (unit === "px" ? 1 : 16);
			return [...PIXELS].some((known) => known - px >= 0 && known - px <= MAX_GAP_PX) ? [] : [whole];
		},
	);
	return [...names, ...numbers];
}

const files = projectFiles().filter((file) => APPLICATIONS.test(file));

describe("widths at which layouts change are those of ui-kit", () => {
	it("finds others, and accepts names and numbers", () => {
		expect(foreignWidths("(--from-md) and (--below-lg)")).toEqual([]);
		expect(foreignWidths("(min-width: 48rem) and (max-width: 63.99rem)")).toEqual([]);
		expect(foreignWidths("(--from-tablet)")).toEqual(["--from-tablet"]);
		expect(foreignWidths("(min-width: 50rem) and (width < 700px)")).toEqual(["(min-width: 50rem)", "(width < 700px)"]);
	});

	it("in style sheets", () => {
		const sheets = files.filter((file) => file.endsWith(".css"));
		expect(sheets.length).toBeGreaterThan(100);
		const foreign = sheets.flatMap((file) =>
			[
				...readLines(file)
					.join("\n")
					.matchAll(/@media([^{]*)\{/g),
			].flatMap(([, query = ""]) => foreignWidths(query).map((width) => `${file}: ${width}`)),
		);
		expect(foreign).toEqual([]);
	});

	it("in scripts, which write no widths themselves", () => {
		const written = files
			.filter(
				(file) =>
					/\.tsx?$/.test(file) &&
					!file.endsWith("ui-kit/src/breakpoints.ts") &&
					!/\.test(?:-support)?\.tsx?$/.test(file),
			)
			.filter((file) => /["'`(]\((?:min|max)-width/.test(readLines(file).join("\n")));
		expect(written).toEqual([]);
	});

	// Loaded with every page, which a file of ui-kit more would delay.
	it("in the header, which keeps a number of its own", () => {
		expect(NARROW_BELOW_PX).toBe(breakpoints.md);
	});
});
