import { expect, it } from "vitest";
import { sampleActions, target } from "../recording/sample-actions.test-support.ts";
import { exportPlaywright } from "./export-playwright.ts";
import { playwrightLocator } from "./playwright-locator.ts";

it("is a test that does the same", () => {
	const { document, notes } = exportPlaywright('Order "now"', sampleActions);
	expect(document.split("\n")).toEqual([
		'import { test } from "@playwright/test";',
		"",
		'test("Order \\"now\\"", async ({ page }) => {',
		'	await page.setViewportSize({"width":1280,"height":720});',
		'	await page.goto("https://shop.example/cart");',
		'	await page.locator("#add").click();',
		'	await page.locator("#name").fill("Ada");',
		'	await page.locator("#password").fill(process.env.SECRET ?? "");',
		"	await page.evaluate(() => window.scrollTo(0, 900));",
		'	await page.locator("#size").selectOption(["m","l"]);',
		'	await page.locator("#menu").hover();',
		'	await page.locator("#card").dragTo(page.locator("#done"));',
		'	await page.keyboard.press("Control+Enter");',
		"	await new Promise((resolve) => setTimeout(resolve, 1000));",
		'	await page.locator("#result").waitFor({"state":"visible","timeout":5000});',
		'	await page.locator("#terms").setChecked(true);',
		'	page.once("dialog", (dialog) => dialog.accept("Ada"));',
		'	await page.locator("#file").setInputFiles(["invoice.pdf"]);',
		'	const page1Promise = page.waitForEvent("popup");',
		"	const page1 = await page1Promise;",
		"	await page.goBack();",
		'	await page.waitForURL("https://shop.example/done");',
		"	await page.reload();",
		"});",
		"",
	]);
	expect(notes).toEqual([
		{ actionId: "a3", code: "secret-value" },
		{ actionId: "a12", code: "file-needed" },
	]);
});

it.each([
	['aria/Save "all"[role="button"]', 'page.getByRole("button", { name: "Save \\"all\\"", exact: true })'],
	['aria/[name="a[b]"][role="link"]', 'page.getByRole("link", { name: "a[b]", exact: true })'],
	["aria/Name", 'page.getByLabel("Name", { exact: true })'],
	["text/Two words", 'page.getByText("Two words")'],
	["xpath//html/body", 'page.locator("xpath=/html/body")'],
	["#host >>> button", 'page.locator("#host").locator("button")'],
	['#host >>> aria/Pay[role="button"]', 'page.locator("#host").getByRole("button", { name: "Pay", exact: true })'],
])("%s is %s", (selector, locator) => {
	expect(playwrightLocator("page", target(selector))).toBe(locator);
});

it("leads into frames", () => {
	expect(playwrightLocator("page1", target("#pay"), [target("iframe#shop"), target("iframe")])).toBe(
		'page1.locator("iframe#shop").contentFrame().locator("iframe").contentFrame().locator("#pay")',
	);
});

it("opens a tab by hand where nothing led to it", () => {
	const tab = { ...{ id: "t", timestamp: 1, url: "https://a.test/", tab: 1 }, type: "tab", change: "opened" } as const;
	const go = {
		...{ id: "n", timestamp: 1, url: "https://a.test/", tab: 1 },
		type: "navigate",
		waitForLoad: true,
	} as const;
	const there = { ...go, targetUrl: "https://a.test/", cause: "load" } as const;
	const [first, click] = sampleActions;
	if (first === undefined || click === undefined) throw new Error("no sample");
	const lines = (...then: Parameters<typeof exportPlaywright>[1]) =>
		exportPlaywright("Tabs", [first, click, ...then])
			.document.split("\n")
			.slice(4, -2);
	expect(lines(tab, there)).toEqual([
		'	await page.locator("#add").click();',
		"	const page1 = await page.context().newPage();",
		'	await page1.goto("https://a.test/");',
	]);
	expect(lines(tab, { ...there, causedBy: click.id })).toEqual([
		'	const page1Promise = page.waitForEvent("popup");',
		'	await page.locator("#add").click();',
		"	const page1 = await page1Promise;",
		'	await page1.waitForURL("https://a.test/");',
	]);
});
