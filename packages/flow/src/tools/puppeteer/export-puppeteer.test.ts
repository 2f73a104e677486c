import { expect, it } from "vitest";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { printOf, sampleActions, target } from "../../recording/sample-actions.test-support.ts";
import { exportPuppeteer } from "../export-as.test-support.ts";

const plain = (primary: string) => ({ ...target(primary), fallbacks: [] });
const common = (id: string) => ({ id, timestamp: 1, url: "https://a.test/" });
const none = { ctrl: false, alt: false, shift: false, meta: false };
const click = (id: string, more: object = {}): RecordedAction => ({
	...common(id),
	type: "click",
	selector: plain("#a"),
	position: { x: 3, y: 4 },
	button: "left",
	clickCount: 1,
	...more,
});
const scriptOf = (...actions: RecordedAction[]) => exportPuppeteer("Some", actions).document;
/** What stands between `try {` and `} finally {`. */
const linesOf = (...actions: RecordedAction[]) => {
	const lines = scriptOf(...actions).split("\n");
	return lines.slice(lines.indexOf("try {") + 1, lines.indexOf("} finally {")).map((line) => line.slice(1));
};

it("is a script that does the same", () => {
	const { document, notes } = exportPuppeteer('Order "now"\nplease', sampleActions);
	expect(document.split("\n").slice(0, 10)).toEqual([
		'// Order "now"',
		"// please",
		"// Needs Node 22 and `npm install puppeteer`. PUPPETEER_EXECUTABLE_PATH names another browser.",
		"// Reads secret values from the environment: SECRET_PASSWORD.",
		'import puppeteer from "puppeteer";',
		"",
		"const browser = await puppeteer.launch({ defaultViewport: { width: 1280, height: 720 } });",
		"const page = await browser.newPage();",
		"try {",
		'	await page.goto("https://shop.example/cart");',
	]);
	expect(notes).toEqual([
		{ actionId: "a3", code: "secret-value" },
		{ actionId: "a12", code: "file-needed" },
	]);
	const withOne = sampleActions.map((action): RecordedAction => {
		if ("selector" in action && action.selector) return { ...action, selector: { ...action.selector, fallbacks: [] } };
		return action.type === "drag" ? { ...action, source: plain("#card"), target: plain("#done") } : action;
	});
	expect(linesOf(...withOne)).toEqual([
		'await page.goto("https://shop.example/cart");',
		'await page.locator("#add").click();',
		'await page.locator("#name").fill("Ada");',
		'await page.locator("#password").fill(process.env.SECRET_PASSWORD ?? "");',
		"await page.evaluate(() => window.scrollTo(0, 900));",
		'await page.locator("#size").waitHandle().then((element) => element.select("m", "l"));',
		'await page.locator("#menu").hover();',
		'await drag(page, page.locator("#card"), page.locator("#done"));',
		'await holding(page, ["Control"], () => page.keyboard.press("Enter"));',
		"await new Promise((resolve) => setTimeout(resolve, 1000));",
		'await appears(page, { visible: true, timeout: 5000 }, "#result");',
		'await page.locator("#terms").fill(true);',
		'page.once("dialog", (dialog) => dialog.accept("Ada"));',
		"const [page1] = await Promise.all([",
		"	nextTab(),",
		'	page.locator("#file").waitHandle().then((element) => element.uploadFile("invoice.pdf")),',
		"]);",
		"await page.goBack();",
		"await page.reload();",
	]);
});

it("has the functions that it calls, and no others", () => {
	const functionsOf = (script: string) => [...script.matchAll(/^async function (\w+)/gm)].map(([, name]) => name);
	expect(functionsOf(scriptOf(click("1")))).toEqual([]);
	expect(functionsOf(scriptOf(click("1", { selector: target("#a") })))).toEqual(["find"]);
	const type = { ...common("2"), type: "type", selector: plain("#a"), value: "", clear: true } as const;
	expect(functionsOf(scriptOf(type))).toEqual(["clear"]);
	expect(functionsOf(exportPuppeteer("All", sampleActions).document)).toEqual([
		"find",
		"nextTab",
		"holding",
		"drag",
		"atRest",
		"appears",
	]);
});

it("gives every alternative selector, one below the other when they are many", () => {
	expect(linesOf(click("1", { selector: target("aria/Pay") }))).toEqual([
		`await find(page, "::-p-aria(Pay)", '::-p-xpath(/*[@id="aria/Pay"])').then((element) => element.click());`,
	]);
	const long = `#${"a".repeat(80)}`;
	expect(linesOf(click("1", { selector: { ...plain(long), fallbacks: ["text/It's"] } }))).toEqual([
		"await find(",
		"	page,",
		`	"${long}",`,
		`	\`::-p-text("It's")\`,`,
		").then((element) => element.click());",
	]);
});

it("clicks where only the place tells what is meant, with the button and keys that were held", () => {
	const canvas = { ...plain("#map"), attributes: { type: "range" } };
	expect(
		linesOf(
			click("1", { selector: canvas }),
			click("2", { button: "right", clickCount: 2 }),
			click("3", { modifiers: { ...none, ctrl: true, shift: true } }),
		),
	).toEqual([
		'await page.locator("#map").click({ offset: { x: 3, y: 4 } });',
		"await atRest(page);",
		'await page.locator("#a").click({ button: "right", count: 2 });',
		'await holding(page, ["Control", "Shift"], () => page.locator("#a").click());',
	]);
});

it("waits for a page from before what leads to it on, and for one that another tab opens", () => {
	const there = { type: "navigate", targetUrl: "https://a.test/b", waitForLoad: true, cause: "load" } as const;
	expect(
		linesOf(
			click("1"),
			{ ...common("2"), ...there, causedBy: "1" },
			click("3"),
			{ ...common("4"), tab: 1, type: "tab", change: "opened" },
			{ ...common("5"), tab: 1, ...there, causedBy: "3" },
			click("6", { tab: 1 }),
			{ ...common("7"), tab: 1, type: "tab", change: "closed" },
			{ ...common("8"), type: "tab", change: "activated" },
			{ ...common("9"), tab: 2, type: "tab", change: "opened" },
			{ ...common("10"), tab: 2, ...there },
		),
	).toEqual([
		"await Promise.all([",
		"	page.waitForNavigation(),",
		'	page.locator("#a").click(),',
		"]);",
		"const [page1] = await Promise.all([",
		"	nextTab(),",
		'	page.locator("#a").click(),',
		"]);",
		"await loaded(page1);",
		'await page1.locator("#a").click();',
		"await page1.close();",
		"await page.bringToFront();",
		"const page2 = await browser.newPage();",
		'await page2.goto("https://a.test/b");',
	]);
});

it("looks a frame up once for the actions in it, and again on another page", () => {
	const frame = [plain("#outer"), plain("#inner")];
	expect(
		linesOf(
			click("1", { frame }),
			{ ...common("2"), type: "scroll", position: { x: 0, y: 9 }, smooth: false, frame },
			{ ...common("3"), type: "navigate", targetUrl: "https://a.test/", waitForLoad: true, cause: "reload" },
			click("4", { frame }),
			click("5", { frame: [plain("#outer")] }),
		),
	).toEqual([
		'const frame1 = await frameIn((await frameIn(page.locator("#outer"))).locator("#inner"));',
		'await frame1.locator("#a").click();',
		"await frame1.evaluate(() => window.scrollTo(0, 9));",
		"await page.reload();",
		'const frame2 = await frameIn((await frameIn(page.locator("#outer"))).locator("#inner"));',
		'await frame2.locator("#a").click();',
		'const frame3 = await frameIn(page.locator("#outer"));',
		'await frame3.locator("#a").click();',
	]);
});

it("waits for removal by the first selector only, as fallbacks may match another element", () => {
	const wait = { type: "wait", duration: 0, selector: target("#busy") } as const;
	expect(
		linesOf(
			{ ...common("1"), ...wait, condition: "absent" },
			{ ...common("2"), ...wait, condition: "hidden" },
			{ ...common("3"), ...wait, condition: "present" },
		),
	).toEqual([
		'await disappears(page, 1, "#busy");',
		'await page.waitForSelector("#busy", { hidden: true, timeout: 1 });',
		`await appears(page, { timeout: 1 }, "#busy", '::-p-xpath(/*[@id="#busy"])');`,
	]);
});

it("empties fields, presses keys and writes what no key writes", () => {
	const type = { type: "type", value: "", clear: true } as const;
	const press = { type: "keypress", modifiers: none } as const;
	expect(
		linesOf(
			{ ...common("1"), ...type, selector: plain("#a") },
			{ ...common("2"), ...type, selector: target("#a") },
			{ ...common("3"), ...press, key: " " },
			{ ...common("4"), ...press, key: "é", selector: plain("#a") },
		),
	).toEqual([
		'await clear(page.locator("#a"));',
		`await find(page, "#a", '::-p-xpath(/*[@id="#a"])').then(clear);`,
		'await page.keyboard.press("Space");',
		'await page.locator("#a").waitHandle().then((element) => element.type("é"));',
	]);
});

it("sets a text of several lines at once: typed, its line breaks would be Enter", () => {
	const type = (tag: string, value: string): RecordedAction => ({
		...common("t"),
		type: "type",
		selector: { ...plain("#note"), fingerprint: printOf(tag) },
		value,
		clear: false,
	});
	expect(linesOf(type("textarea", "one\ntwo"))).toContain('await writeLines(page.locator("#note"), "one\\ntwo");');
	expect(linesOf(type("textarea", "one"))).toContain('await page.locator("#note").fill("one");');
	expect(linesOf(type("div", "one\ntwo"))).toContain('await page.locator("#note").fill("one\\ntwo");');
});
