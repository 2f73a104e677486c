import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { drawCover } from "./cover-drawing.ts";
import { pigments } from "./cover-motifs.ts";

const css = readFileSync(new URL("./script-cover.module.css", import.meta.url), "utf8");

test("the style sheet has the pigment of each category, and every shift of the hue", () => {
	for (const [category, [hue, chroma]] of Object.entries(pigments)) {
		const of = category === "other" ? ".cover,\n.emblem" : `.emblem[data-category="${category}"]`;
		expect(css).toContain(`${of} {\n\t--pigment: ${hue};\n\t--chroma: ${chroma};\n`);
	}
	const shifts = new Set(Array.from({ length: 500 }, (_, seed) => drawCover(String(seed), "Title", "web").hueShift));
	expect(shifts.size).toBe(13);
	for (const shift of shifts) {
		if (shift !== 0) expect(css).toContain(`[data-hue-shift="${shift}"] {\n\t--hue-shift: ${shift};\n`);
	}
});
