// @vitest-environment happy-dom
// @vitest-environment-options { "url": "https://site.test/" }
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "acorn";
import { describe, expect, it } from "vitest";
import { measureFacts } from "./measure-facts.ts";
import { pagesFolder, readPageIndex } from "./page-index.ts";

const index = readPageIndex();
const files = readdirSync(pagesFolder);
const sourceOf = (file: string) => readFileSync(join(pagesFolder, file), "utf8");
const parseHtml = (source: string) => new DOMParser().parseFromString(source, "text/html");

/** Features that many templates need: each of their tests wants twenty pages. */
const COMMON = [
	..."ads animations article audio autoplay blank-links broken-links checkboxes code-blocks collapsed comments".split(
		" ",
	),
	..."cookie-banner counts date-fields dates emails external-links feed-link forms frames headings images".split(" "),
	..."lazy-images long-text pagination passwords pdf-links phone-numbers popup prices relative-dates".split(" "),
	..."select-block selects sidebar sticky table textarea tracking-links video".split(" "),
];
/** Names of XML and metadata vocabularies, which a browser never requests. */
const VOCABULARIES = ["www.w3.org", "schema.org"];
/** Attributes with an address that a browser, or the lazy loader of a page, requests. */
const LOADING =
	/^(?:src|srcset|poster|data|background|action-src|data-(?:src|lazy|lazy-src|original|image|srcset-src|zoom-image))$/;
/** Media files in the folder of the pages; they are too large to be inlined into each page. */
const MEDIA = ["clip.webm", "tone.ogg"];

/** Addresses that the elements, styles and frames of a page request, without inline data. */
function listRequests(page: Document): string[] {
	const elements = [...page.querySelectorAll("*")];
	const loading = elements.flatMap((element) =>
		element
			.getAttributeNames()
			.filter((name) => LOADING.test(name))
			.map((name) => element.getAttribute(name) ?? ""),
	);
	const sheets = [...page.querySelectorAll("link:not([rel=alternate])")].map((link) => link.getAttribute("href") ?? "");
	const css = [...page.querySelectorAll("style")].map((style) => style.textContent ?? "").join("\n");
	const styled = [...css.matchAll(/@import[^;]*|url\(([^)]*)\)/g)].map(([whole, address]) => address ?? whole);
	const framed = [...page.querySelectorAll("iframe[srcdoc]")].flatMap((frame) =>
		listRequests(parseHtml(frame.getAttribute("srcdoc") ?? "")),
	);
	return [...loading, ...sheets, ...styled, ...framed].filter((address) => !/^["']?data:/.test(address));
}

describe("the index", () => {
	it("names every page and every file of media once", () => {
		const named = index.map(({ file }) => file);
		expect(named.toSorted()).toEqual(files.filter((file) => file.endsWith(".html")).toSorted());
		expect(files.filter((file) => !file.endsWith(".html")).toSorted()).toEqual(
			["README.md", "index.json", ...MEDIA].toSorted(),
		);
	});

	it("has a different address for each page, under a reserved name", () => {
		expect(new Set(index.map(({ address }) => address)).size).toBe(index.length);
		expect(index.filter(({ address }) => !new URL(address).hostname.endsWith(".example"))).toEqual([]);
	});

	it("has at least 48 pages, four of each kind, in six languages", () => {
		expect(index.length).toBeGreaterThanOrEqual(48);
		const kinds = Map.groupBy(index, ({ kind }) => kind);
		expect(kinds.size).toBe(16);
		expect([...kinds].filter(([, pages]) => pages.length < 4).map(([kind]) => kind)).toEqual([]);
		expect(new Set(index.map(({ language }) => language)).size).toBeGreaterThanOrEqual(6);
	});

	it.each(COMMON)("has twenty pages with %s", (feature) => {
		expect(index.filter(({ features }) => features.includes(feature)).length).toBeGreaterThanOrEqual(20);
	});

	it("lists as features of a page those that it has facts of", () => {
		expect(index.filter(({ features, facts }) => features.join() !== Object.keys(facts).join())).toEqual([]);
	});

	it("explains every feature in the README", () => {
		const readme = sourceOf("README.md");
		const features = new Set(index.flatMap(({ features }) => features));
		expect([...features].filter((feature) => !readme.includes(`| \`${feature}\``))).toEqual([]);
	});
});

describe.each(index)("$file", ({ file, title, language, address, facts }) => {
	const source = sourceOf(file);
	const page = parseHtml(source);

	it("is a complete document with the title and language of the index", () => {
		expect(source).toMatch(/^<!doctype html>\n<html /);
		expect(page.title).toBe(title);
		expect(page.documentElement.lang).toBe(language);
		expect(page.body.childElementCount).toBeGreaterThan(0);
	});

	it("has inline scripts that parse", () => {
		for (const script of page.querySelectorAll("script")) {
			expect(() => parse(script.textContent ?? "", { ecmaVersion: "latest" }), script.textContent ?? "").not.toThrow();
		}
	});

	it("has the features and facts of the index, and no other", () => {
		const measured = measureFacts(page, facts, address);
		// Without the features that the page lacks.
		expect(JSON.parse(JSON.stringify(measured))).toEqual(facts);
	});

	it("requests nothing but the media beside it", () => {
		expect(listRequests(page).filter((one) => !MEDIA.includes(one))).toEqual([]);
		for (const script of page.querySelectorAll("script")) {
			expect(script.textContent).not.toMatch(/\b(?:fetch|XMLHttpRequest|WebSocket|EventSource|import|sendBeacon)\(/);
		}
	});

	it("names no host outside of the reserved names", () => {
		const hosts = [...source.matchAll(/(?:https?:)?\/\/([a-z0-9.-]+\.[a-z]{2,})(?=[/"'?:&<\s]|$)/gi)].map(
			([, host]) => host ?? "",
		);
		expect(hosts.filter((host) => !host.endsWith(".example") && !VOCABULARIES.includes(host))).toEqual([]);
	});
});
