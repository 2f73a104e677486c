import { expect, it } from "vitest";
import { chooseSamplePage, type DescribedScript } from "./choose-sample-page.ts";

const describe = (script: Partial<DescribedScript>): DescribedScript => ({
	category: "utility",
	tags: [],
	sites: [],
	code: "",
	...script,
});

it.each<[string, Partial<DescribedScript>, string]>([
	["nothing known", {}, "article"],
	["a category that nobody knows", { category: "gardening" }, "article"],
	["data", { category: "data" }, "table"],
	["shopping", { category: "shopping" }, "shop"],
	["media", { category: "media" }, "video"],
	["social", { category: "social" }, "feed"],
	["security", { category: "security" }, "form"],
	["tags against the category", { category: "download", tags: ["Table", "csv"] }, "table"],
	["a site against the category", { category: "productivity", sites: ["https://*.youtube.com/*"] }, "video"],
	["x.com", { sites: ["*://x.com/*"] }, "feed"],
	["a bare host", { sites: ["www.youtube.co.uk"] }, "video"],
	["a host that only ends like one", { sites: ["https://mynetflix.org/*", "*://*.relax.com/*"] }, "article"],
	["every site", { sites: ["*://*/*"], category: "data" }, "table"],
	["reads rows", { code: "for (const row of document.querySelector('table').rows) row.cells[0];" }, "table"],
	["speed of videos", { code: "document.querySelectorAll('video').forEach((v) => { v.playbackRate = 2; });" }, "video"],
	[
		"passwords",
		{ code: "document.querySelectorAll('input[type=password]').forEach((i) => { i.type = 'text'; });" },
		"form",
	],
	["allows pasting", { code: "addEventListener('paste', (e) => e.stopImmediatePropagation(), true);" }, "form"],
	["prices", { code: "document.querySelectorAll('.price').forEach((p) => p.remove());" }, "shop"],
	["promoted posts", { code: "document.querySelectorAll('[data-promoted]').forEach((p) => p.remove());" }, "feed"],
	["headings", { code: "document.querySelectorAll('h2, h3')" }, "article"],
	["one name against the category", { category: "shopping", code: "document.querySelectorAll('video')" }, "shop"],
])("%s", (_what, script, page) => {
	expect(chooseSamplePage(describe(script))).toBe(page);
});
