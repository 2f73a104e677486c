import { expect, test } from "vitest";
import { renderOpening } from "./render-opening.ts";

test("words are text, whatever somebody called a category", () => {
	const html = renderOpening({ shape: "page", heading: `<img src=x onerror="a()">\u202e & more` });
	expect(html).toContain(`<p class="opening-heading">&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; more</p>`);
	expect(html).not.toContain("opening-lead");
	expect(html.match(/<img /g)).toHaveLength(1);
	expect(html.startsWith(renderOpening(undefined))).toBe(true);
});
