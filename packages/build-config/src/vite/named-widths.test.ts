import postcss from "postcss";
import { expect, it } from "vitest";
import { namedWidths } from "./named-widths.ts";

const resolved = async (css: string) => (await postcss(namedWidths()).process(css, { from: undefined })).css;

it("replaces names by widths, also within layers, and leaves no definition behind", async () => {
	expect(await resolved("@layer kit { @media (--from-md) and (--below-lg) { a { color: red } } }")).toBe(
		"@layer kit { @media (width >= 48rem) and (width < 64rem) { a { color: red } } }",
	);
});

it("leaves other sheets as they are", async () => {
	const css = "a { color: var(--from-md) }\n@media (pointer: coarse) { a { color: red } }";
	expect(await resolved(css)).toBe(css);
});
