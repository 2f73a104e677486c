import { expect, test } from "vitest";
import { renderOpening } from "./render-opening.ts";

test("words are text, whatever somebody called a category", () => {
	const html = renderOpening({ shape: "page", heading: `<img src=x onerror="a()">\u202e & more` });
	expect(html).toContain(`<p class="opening-heading">&lt;img src=x onerror=&quot;a()&quot;&gt; &amp; more</p>`);
	expect(html).not.toContain("opening-lead");
	expect(html.match(/<img /g)).toHaveLength(1);
	expect(html.startsWith(renderOpening(undefined))).toBe(true);
});

test("what somebody wrote of a script keeps its lines, and is text", () => {
	const lead = "One \u202eline.\r\n</p><script>a()</script>";
	const html = renderOpening({ shape: "script", badges: ["Userscript", "Featured"], heading: "A script", lead });
	expect(html).toContain('<span class="opening-badge">Userscript</span><span class="opening-badge">Featured</span>');
	expect(html).toContain('<p class="opening-lead">One line.\n&lt;/p&gt;&lt;script&gt;a()&lt;/script&gt;</p>');
});

test("a person without a username has a name only", () => {
	const html = renderOpening({ shape: "person", heading: "Ada" });
	expect(html).toContain('<div class="opening-names"><p class="opening-heading">Ada</p></div>');
});
