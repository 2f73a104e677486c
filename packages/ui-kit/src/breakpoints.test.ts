import { expect, it } from "vitest";
import { breakpoints, contentWidths, fromWidth, namedMediaQueries } from "./breakpoints.ts";

it("has the widths of the specification", () => {
	expect(breakpoints).toEqual({ xs: 0, sm: 640, md: 768, lg: 1024, xl: 1280, "2xl": 1536 });
});

it("has no other width twice", () => {
	const all = [...Object.values(breakpoints), ...Object.values(contentWidths)];
	expect(new Set(all).size).toBe(all.length);
});

it("writes queries that follow the reader's font size", () => {
	expect(fromWidth("md")).toBe("(min-width: 48rem)");
	expect(fromWidth("full-header")).toBe("(min-width: 56.25rem)");
});

it("writes two custom media queries for each width, which leave no width out and have none in common", () => {
	expect(namedMediaQueries()).toMatchObject({
		"--from-2xl": "(width >= 96rem)",
		"--below-2xl": "(width < 96rem)",
		"--below-wide-phone": "(width < 30rem)",
	});
});
