import { CREATE } from "../code-parts/panel.ts";
import { quote } from "../code-parts/quote.ts";
import type { ScriptTemplate } from "../script-template.ts";

export const articleAge: ScriptTemplate = {
	id: "article-age",
	title: "Warn about old articles",
	description:
		"Says at the top of an article how old it is when it is older than a number of months. The date is the one that the page itself states.",
	category: "education",
	tags: ["date", "article", "news", "notice"],
	kind: "userscript",
	phrasings: [
		"how old is this article",
		"warn me about old articles",
		"show the age of a news article",
		"notice when a page is older than {months} months",
		"tell me when a post is outdated",
		"old content warning",
		"display publication date at the top",
		"when was this page published",
		"I keep reading tutorials from ten years ago, warn me",
		"flag articles older than {months} months",
		"age of article banner",
		"mark stale pages",
		"is this news old",
		"show date of publication clearly",
		"outdated answer warning on stackoverflow",
		"banner for old blog posts",
		"last updated date of the page",
		"alert if article is not recent",
		"article date checker",
		"please say how many years old this text is",
		"old news detector",
		"published more than {months} months ago notice",
	],
	slots: [
		{
			name: "months",
			type: "number",
			question: "From how many months on is an article old?",
			required: false,
			fallback: 12,
		},
	],
	effects: ["content"],
	sites: "any",
	write(values) {
		return {
			grants: [],
			body: String.raw`const MONTHS = ${quote(values.months)};
const MONTH_MS = 30.44 * 24 * 60 * 60 * 1000;
const DATES = [
  ["meta[property='article:modified_time']", "content"], ["meta[property='article:published_time']", "content"], ["meta[name='date' i]", "content"],
  ["meta[itemprop='dateModified']", "content"], ["meta[itemprop='datePublished']", "content"], ["meta[name^='citation_publication_date']", "content"],
  ["article time[datetime]", "datetime"], ["[itemprop='datePublished'][datetime]", "datetime"], ["main time[datetime]", "datetime"],
];
const CSS = [
  ":host { all: initial !important; display: block !important; position: relative !important; z-index: 2147483646 !important; }",
  "div { display: flex; gap: 12px; align-items: center; justify-content: center; padding: 4px 12px; background: #ffe08a; color: #1f1a00; font: 15px/1.4 system-ui, sans-serif; }",
  "p { margin: 0; }",
  "button { min-height: 44px; padding: 0 12px; border: 1px solid #1f1a00; border-radius: 8px; background: none; color: inherit; font: inherit; cursor: pointer; }",
  "@media print { :host { display: none !important; } }",
].join("\n");
${CREATE}
const linkedData = () => {
  const texts = [...document.querySelectorAll("script[type='application/ld+json']")].map((script) => script.textContent);
  return texts.flatMap((text) => [...text.matchAll(/"date(?:Modified|Published)"\s*:\s*"([^"]+)"/g)].map(([, date]) => date));
};
const stated = DATES.flatMap(([selector, name]) => [...document.querySelectorAll(selector)].slice(0, 1).map((element) => element.getAttribute(name) ?? ""));
/* The last of the dates that the page states: an article that was renewed is as old as its renewal. */
const times = [...stated, ...linkedData()].map((date) => Date.parse(date.trim().replaceAll("/", "-"))).filter((time) => time > 0 && time <= Date.now());
const latest = Math.max(...times);
const age = (Date.now() - latest) / MONTH_MS;
const isArticle = document.querySelector("article, [itemtype*='Article'], [itemtype*='BlogPosting'], meta[property='og:type'][content='article' i]") !== null;
if (times.length > 0 && isArticle && age >= MONTHS) {
  const words = age >= 24 ? Math.floor(age / 12) + " years" : Math.floor(age) + " months";
  const date = new Intl.DateTimeFormat("en", { dateStyle: "long" }).format(latest);
  const host = create("div", { id: "scriptorium-article-age" });
  const root = host.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(CSS);
  root.adoptedStyleSheets = [sheet];
  const note = create("p", { role: "status", textContent: "This article is " + words + " old: " + date + "." });
  root.append(create("div", { lang: "en", dir: "ltr" }, note, create("button", { type: "button", textContent: "Close", onclick: () => host.remove() })));
  document.body.prepend(host);
}
`,
		};
	},
};
