import { expect, it } from "vitest";
import { printOf, sampleActions, target } from "../../recording/sample-actions.test-support.ts";
import { exportPlaywright } from "../export-as.test-support.ts";
import { playwrightLocator } from "./playwright-locator.ts";

it("is a test that does the same", () => {
	const { document, notes } = exportPlaywright('Order "now"', sampleActions);
	expect(document.split("\n")).toEqual([
		"// Reads secret values from the environment: SECRET_PASSWORD.",
		'import { test } from "@playwright/test";',
		"",
		"test.use({ viewport: { width: 1280, height: 720 } });",
		"",
		`test('Order "now"', async ({ page }) => {`,
		'	await page.goto("https://shop.example/cart");',
		'	await page.locator("#add").click();',
		'	await page.locator("#name").fill("Ada");',
		'	await page.locator("#password").fill(process.env.SECRET_PASSWORD ?? "");',
		"	await page.evaluate(() => window.scrollTo(0, 900));",
		'	await page.locator("#size").selectOption(["m", "l"]);',
		'	await page.locator("#menu").hover();',
		'	await page.locator("#card").dragTo(page.locator("#done"));',
		'	await page.keyboard.press("ControlOrMeta+Enter");',
		"	await new Promise((resolve) => setTimeout(resolve, 1000));",
		'	await page.locator("#result").waitFor({ state: "visible", timeout: 5000 });',
		'	await page.locator("#terms").check();',
		'	page.once("dialog", (dialog) => dialog.accept("Ada"));',
		'	const page1Promise = page.waitForEvent("popup");',
		'	await page.locator("#file").setInputFiles("invoice.pdf");',
		"	const page1 = await page1Promise;",
		"	await page.goBack();",
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
	// What has only a name can be a button; Playwright would look for a field of that label.
	["aria/Name", 'page.locator("xpath=/*[@id=\\"aria/Name\\"]")'],
	["text/Two words", 'page.getByText("Two words")'],
	["xpath//html/body", 'page.locator("xpath=/html/body")'],
	["#host >>> button", 'page.locator("#host").locator("button")'],
	['[data-testid="pay-now"]', 'page.getByTestId("pay-now")'],
	["[data-testid=pay] >>> [data-testid='b']", 'page.getByTestId("pay").getByTestId("b")'],
	['[data-testid="pay"] b', 'page.locator("[data-testid=\\"pay\\"] b")'],
	['[data-test-id="pay"]', 'page.locator("[data-test-id=\\"pay\\"]")'],
	['#host >>> aria/Pay[role="button"]', 'page.locator("#host").getByRole("button", { name: "Pay", exact: true })'],
])("%s is %s", (selector, locator) => {
	expect(playwrightLocator("page", target(selector))).toBe(locator);
});

it("uses a name without a role when there is nothing else", () => {
	const onlyNamed = { ...target("aria/Name"), fallbacks: [] };
	expect(playwrightLocator("page", onlyNamed)).toBe('page.getByLabel("Name", { exact: true })');
});

const linesOf = (...actions: Parameters<typeof exportPlaywright>[1]) =>
	exportPlaywright("Some", actions).document.split("\n").slice(3, -2);
const common = { id: "c", timestamp: 1, url: "https://a.test/" };
const none = { ctrl: false, alt: false, shift: false, meta: false };

it("answers one dialog after the other, before what opens them", () => {
	const click = {
		...({ ...common, type: "click", selector: target("#ask"), position: { x: 1, y: 1 } } as const),
		...({ button: "left", clickCount: 1 } as const),
	} as const;
	const dialog = { ...common, id: "d", type: "dialog", dialog: "confirm", message: "", accepted: true } as const;
	expect(linesOf(click, dialog, { ...dialog, id: "e", dialog: "prompt", answer: "Ada" })).toEqual([
		'	page.once("dialog", (dialog) => { page.once("dialog", (dialog) => dialog.accept("Ada")); return dialog.accept(); });',
		'	await page.locator("#ask").click();',
	]);
});

it("clicks on a place only where places count", () => {
	const selector = { ...target("#map"), attributes: { type: "range" } };
	const click = {
		...common,
		type: "click",
		selector,
		position: { x: 3, y: 4 },
		button: "left",
		clickCount: 1,
	} as const;
	expect(linesOf(click)).toEqual(['	await page.locator("#map").click({ position: { x: 3, y: 4 } });']);
});

it("writes what no key of its keyboard writes, and scrolls the frame that was scrolled", () => {
	const frame = [target("#inner")];
	expect(
		linesOf(
			{ ...common, type: "keypress", key: "é", modifiers: none },
			{ ...common, type: "keypress", key: "é", modifiers: none, selector: target("#q") },
			{ ...common, type: "scroll", position: { x: 0, y: 9 }, smooth: false, frame },
		),
	).toEqual([
		'	await page.keyboard.type("é");',
		'	await page.locator("#q").pressSequentially("é");',
		'	await page.locator("#inner").contentFrame().locator(":root").evaluate(() => window.scrollTo(0, 9));',
	]);
});

it("leads into frames", () => {
	expect(playwrightLocator("page1", target("#pay"), [target("iframe#shop"), target("iframe")])).toBe(
		'page1.locator("iframe#shop").contentFrame().locator("iframe").contentFrame().locator("#pay")',
	);
});

it("opens a tab that has no trigger", () => {
	const tab = { id: "t", timestamp: 1, url: "https://a.test/", tab: 1, type: "tab", change: "opened" } as const;
	const go = {
		id: "n",
		timestamp: 1,
		url: "https://a.test/",
		tab: 1,
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

it("waits for the path only where secrets were removed from the address", () => {
	const [, click] = sampleActions;
	if (click === undefined) throw new Error("no sample");
	const led = (targetUrl: string) =>
		exportPlaywright("In", [
			click,
			{
				id: "n",
				timestamp: 1,
				url: targetUrl,
				type: "navigate",
				targetUrl,
				cause: "load",
				waitForLoad: true,
				causedBy: click.id,
			},
		])
			.document.split("\n")
			.at(-3);
	expect(led("https://a.test/in?token=&page=2#top")).toBe(
		'	await page.waitForURL(({ origin, pathname }) => origin + pathname === "https://a.test/in");',
	);
	expect(led("https://a.test/in?page=2")).toBe('	await page.waitForURL("https://a.test/in?page=2");');
});

it("does not wait for a popup where a person opens a link in a new tab", () => {
	const click = {
		...common,
		type: "click",
		selector: target("#link"),
		position: { x: 1, y: 1 },
		button: "left",
		clickCount: 1,
		modifiers: { ...none, ctrl: true },
	} as const;
	const lines = linesOf(click, { ...common, id: "t", type: "tab", change: "opened", tab: 1 });
	expect(lines[0]).toBe('	const page1Promise = page.context().waitForEvent("page");');
});

it("does not use a name to which a style sheet adds text", () => {
	const named = { ...target('aria/Save[role="button"]'), hasCssText: true };
	const by = (...fallbacks: string[]) => playwrightLocator("page", { ...named, fallbacks });
	expect(by("#save")).toBe('page.locator("#save")');
	// A place on the page is less lasting than a part of the name.
	expect(by("main > button:nth-child(2)")).toBe('page.getByRole("button", { name: "Save" })');
});

it("finds one of several alike elements by role, name and place where only a path of tags is left", () => {
	const alike = { role: "button", name: "Buy", nth: 2 };
	const path = { ...target("main > div:nth-of-type(3) > button"), fallbacks: [], alike };
	expect(playwrightLocator("page", path)).toBe('page.getByRole("button", { name: "Buy", exact: true }).nth(2)');
	expect(playwrightLocator("page", { ...path, fallbacks: ["xpath//html/body/button[3]"] })).toContain(".nth(2)");
	// What names the element is better, and style sheets change what Playwright counts.
	expect(playwrightLocator("page", { ...path, primary: "#buy-7" })).toBe('page.locator("#buy-7")');
	expect(playwrightLocator("page", { ...path, hasCssText: true })).toBe(
		'page.locator("main > div:nth-of-type(3) > button")',
	);
});

it("finds a summary by its tag, and one of several alike elements by its row", () => {
	const more = { ...target('aria/Read (more)[role="button"]'), fallbacks: [], fingerprint: printOf("summary") };
	expect(playwrightLocator("page", more)).toBe(
		'page.locator("summary").filter({ hasText: new RegExp("^\\\\s*Read\\\\s+\\\\(more\\\\)\\\\s*$") })',
	);
	const row = 'xpath///tr[.//text()[normalize-space()="Ada"]]//button[normalize-space()="Delete"]';
	const own = [{ source: "text", kind: "text", value: "Delete", bits: 1 } as const];
	const alike = { ...target(row), fallbacks: [], fingerprint: { ...printOf("button"), role: "button", own } };
	expect(playwrightLocator("page", alike)).toBe(
		'page.locator("tr").filter({ has: page.getByText("Ada", { exact: true }) }).getByRole("button", { name: "Delete", exact: true })',
	);
});
