// @vitest-environment happy-dom
import { expect, it } from "vitest";
import { findAll } from "./find-all.ts";
import { generateSelectors } from "./generate-selectors.ts";
import { indexPage } from "./page-index.ts";

function selectorsOf(html: string, css: string) {
	document.body.innerHTML = html;
	const element = document.querySelector(css);
	if (element === null) throw new Error(`Nothing is ${css}`);
	return { element, selectors: generateSelectors(element, indexPage(document)) };
}

it("ranks names written by people before generated ones and leaves hashes out", () => {
	const { selectors } = selectorsOf(
		'<div id="app"><button data-testid="save" id="save-button" class="css-1a2b3c4">Save</button><button>Cancel</button></div>',
		"#save-button",
	);
	expect(selectors.map(({ kind, chain }) => [kind, ...chain])).toEqual([
		["test", '[data-testid="save"]'],
		["role", 'aria/Save[role="button"]'],
		["id", "#save-button"],
		["text", "text/Save"],
		["xpath", 'xpath///*[@id="save-button"]'],
	]);
});

it("each selector matches its element only", () => {
	const html = `<main><ul>${["Ada", "Bo", "Cy"].map((name) => `<li><b>${name}</b><a href="/x">Edit</a><input placeholder="Note"></li>`).join("")}</ul></main>`;
	document.body.innerHTML = html;
	const page = indexPage(document);
	for (const element of document.querySelectorAll("body *")) {
		const selectors = generateSelectors(element, page);
		expect(selectors.length).toBeGreaterThan(0);
		for (const { kind, chain } of selectors) {
			// happy-dom has no XPath; the bench looks at these in Chromium.
			if (kind === "row" || kind === "xpath") continue;
			expect(findAll(chain, document), chain.join(" ")).toEqual([element]);
		}
	}
});

it("leads through shadow roots, host by host", () => {
	document.body.innerHTML = '<x-app id="app"></x-app>';
	const root = document.querySelector("x-app")?.attachShadow({ mode: "open" });
	if (root) root.innerHTML = "<form><button>Pay</button></form>";
	const button = root?.querySelector("button");
	if (!button) throw new Error("No button");
	const selectors = generateSelectors(button, indexPage(document));
	expect(selectors[0]).toEqual({ kind: "role", chain: ["#app", 'aria/Pay[role="button"]'] });
	for (const { chain } of selectors) expect(findAll(chain, document)).toEqual([button]);
});

it("gives no selector for a name that two elements share", () => {
	const { selectors } = selectorsOf('<p id="a">Same</p><p id="a">Same</p>', "p");
	expect(selectors.map(({ kind }) => kind)).toEqual(["css", "xpath"]);
});

it("knows a password field by its type", () => {
	const { selectors } = selectorsOf(
		'<label>Name <input></label><label>Password <input type="password"></label>',
		"[type]",
	);
	expect(selectors[0]).toEqual({ kind: "attribute", chain: ['input[type="password"]'] });
});

it.each(["toString", "constructor", "__proto__"])("the role and the type %s are none", (word) => {
	const { selectors } = selectorsOf(`<input type="${word}"><div role="${word}">Menu</div>`, "div");
	expect(selectors.length).toBeGreaterThan(0);
	expect(
		generateSelectors(document.querySelector("input") ?? document.body, indexPage(document)).length,
	).toBeGreaterThan(0);
});

it("gives no text that adjacent texts make up, as the days of a calendar, or that a longer one contains", () => {
	const days = selectorsOf("<p><b>1</b><b>2</b><b>3</b></p><i>23</i>", "i");
	expect(days.selectors.map(({ kind }) => kind)).not.toContain("text");
	const long = selectorsOf(`<p>${"of the house ".repeat(40)}</p><i>house</i>`, "i");
	expect(long.selectors.map(({ kind }) => kind)).not.toContain("text");
});
