import { CLOSE_IF_OPEN, COPY_TEXT, CREATE, PANEL } from "../code-parts/panel.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const pageMetadata: ScriptTemplate = {
	id: "page-metadata",
	title: "Show the page's metadata",
	description:
		"Shows what the page says about itself to search engines and social networks: title, description, canonical address, robots, languages, Open Graph tags and kinds of linked data.",
	category: "development",
	tags: ["seo", "meta", "open-graph"],
	kind: "bookmarklet",
	phrasings: [
		"show meta tags",
		"view page metadata",
		"seo check of the page",
		"open graph tags viewer",
		"what description does this page have",
		"display title, description and canonical",
		"list the meta information",
		"check og:image",
		"inspect metadata for social sharing",
		"is this page noindex",
		"show canonical url and hreflang",
		"see structured data of a page",
		"meta tag inspector",
		"twitter card tags",
		"json-ld types on this page",
		"seo bookmarklet",
		"I want to look at the head tags",
		"page info for seo",
		"which keywords does this site use",
		"please show me robots and description meta",
		"metadata",
		"preview og data",
	],
	slots: [],
	effects: ["content", "clipboard"],
	sites: "any",
	write() {
		return {
			grants: [],
			body: String.raw`const HOST_ID = "scriptorium-page-metadata";
${CLOSE_IF_OPEN}${CREATE}${PANEL}${COPY_TEXT}
const facts = [["Title", document.title], ["Language", document.documentElement.lang], ["Canonical address", document.querySelector("link[rel='canonical' i]")?.href ?? ""]];
for (const meta of document.querySelectorAll("meta[content]")) {
  const name = meta.getAttribute("name") ?? meta.getAttribute("property") ?? meta.getAttribute("http-equiv") ?? meta.getAttribute("itemprop");
  if (name && !/token|csrf|nonce|verification/i.test(name)) facts.push([name, meta.content]);
}
for (const link of document.querySelectorAll("link[rel='alternate' i][hreflang]")) facts.push(["Language " + link.hreflang, link.href]);
for (const link of document.querySelectorAll("link[rel='alternate' i][type*='rss' i], link[rel='alternate' i][type*='atom' i]")) facts.push(["Feed", link.href]);
const kinds = [...document.querySelectorAll("script[type='application/ld+json' i]")].flatMap((script) => [...script.textContent.matchAll(/"@type"\s*:\s*"([^"]+)"/g)].map(([, kind]) => kind));
facts.push(["Linked data", [...new Set(kinds)].join(", ")]);
const stated = facts.map(([name, text]) => [name, text.trim()]).filter(([, text]) => text);
const rows = stated.map(([name, text]) => create("li", {}, create("strong", { textContent: name + ": " }), create("bdi", { textContent: text })));
const all = stated.map(([name, text]) => name + ": " + text).join("\n");
const panel = openPanel("Metadata", [
  create("ul", {}, ...rows),
  create("button", { type: "button", textContent: "Copy", onclick: () => copyText(all, panel.status, "Copied") }),
]);
panel.status.textContent = stated.length + " entries";
`,
		};
	},
};
