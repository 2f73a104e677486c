import { expect, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

async function open({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	return page;
}
const COUNT = 300;

/** Stores scripts as the extension does; the next start of its worker finds them. */
async function store(browser: ExtensionBrowser, scripts: readonly { readonly id: string; readonly code: string }[]) {
	const at = "2026-01-01T00:00:00.000Z";
	const entries = scripts.map(({ id, code }, index) => [
		`script:${id}`,
		{
			format: 1,
			id,
			code,
			requires: [],
			resources: [],
			sourceUrl: "",
			enabled: true,
			secret: `a secret of ${id} and more`,
			installedAt: new Date(Date.parse(at) + index * 1000).toISOString(),
			updatedAt: at,
			offSites: [],
			rating: null,
			edited: false,
			history: [],
		},
	]);
	const worker = await browser.worker();
	await worker.evaluate(`chrome.storage.local.set(${JSON.stringify(Object.fromEntries(entries))})`);
	await browser.stopWorker();
}
const registered = async (browser: ExtensionBrowser): Promise<number> =>
	(await browser.worker()).evaluate("chrome.userScripts.getScripts().then((scripts) => scripts.length)");

test("extension: 300 scripts are found, moved by key and pointer, and switched off at once", { tag: "@soak" }, async ({
	browserWithExtension: browser,
}) => {
	test.setTimeout(120_000);
	const scripts = Array.from({ length: COUNT }, (_, index) => ({
		id: `script-${index}`,
		code: userscript([`name Number ${index}`, "version 1", `match https://site${index}.test/*`], "run();".repeat(2000)),
	}));
	await browser.allowUserScripts();
	await store(browser, scripts);
	const page = await open(browser, browser.pageUrl("options.html"));
	const rows = page.getByRole("listitem");
	const row = (name: string) => rows.filter({ has: page.getByRole("link", { name, exact: true }) });
	await expect(row("Number 0")).toHaveAttribute("aria-setsize", String(COUNT));
	await expect(row("Number 0")).toHaveAttribute("aria-posinset", "1");
	await expect.poll(async () => await registered(browser)).toBeGreaterThanOrEqual(COUNT);

	await test.step("only rows near the visible part are in the page, and they are compact", async () => {
		expect(await rows.count()).toBeLessThan(60);
		const height = await page.evaluate(() => document.documentElement.scrollHeight);
		expect(height / COUNT).toBeLessThan(90);
	});

	await test.step("search while one types", async () => {
		const box = page.getByRole("searchbox");
		await box.pressSequentially("number 29");
		await expect(page.getByText(`13 of ${COUNT} scripts`)).toBeVisible();
		await expect(rows).toHaveCount(13);
		await box.fill("");
		await expect(row("Number 0")).toBeVisible();
	});

	await test.step("a script is moved by key, keeps the focus, and its place in the next worker", async () => {
		const grip = page.getByRole("button", { name: /^Move Number 2: drag/ });
		await grip.focus();
		await page.keyboard.press("Alt+ArrowUp");
		await page.keyboard.press("Alt+ArrowUp");
		await expect(page.getByText(`Number 2 is now at place 1 of ${COUNT}`)).toHaveCount(1);
		await expect(row("Number 2")).toHaveAttribute("aria-posinset", "1");
		await expect(grip).toBeFocused();
		await page.keyboard.press("Alt+End");
		await expect(page.getByText(`Number 2 is now at place ${COUNT} of ${COUNT}`)).toHaveCount(1);
		// The list shows a move before it is stored.
		const last = async () =>
			(await browser.worker()).evaluate("chrome.storage.local.get('order').then((all) => all.order?.at(-1))");
		await expect.poll(last).toBe("script-2");
		await browser.stopWorker();
		await page.reload();
		await expect(row("Number 1")).toHaveAttribute("aria-posinset", "2");
		await page.getByRole("searchbox").fill("Number 2");
		await page.getByRole("searchbox").fill("");
		await row("Number 0").focus();
		await page.keyboard.press("End");
		await expect(row("Number 2")).toHaveAttribute("aria-posinset", String(COUNT));
		await page.keyboard.press("Home");
		await expect(row("Number 0")).toBeFocused();
	});

	await test.step("a script is dragged by pointer", async () => {
		const from = await page.getByRole("button", { name: /^Move Number 0: drag/ }).boundingBox();
		// Not close to the edge of the window, where dragging scrolls the page.
		const to = await row("Number 3").boundingBox();
		if (from === null || to === null) throw new Error("the rows are not shown");
		await page.mouse.move(from.x + from.width / 2, from.y + from.height / 2);
		await page.mouse.down();
		await page.mouse.move(from.x + from.width / 2, to.y + to.height - 6, { steps: 8 });
		await page.mouse.up();
		await expect(row("Number 0")).toHaveAttribute("aria-posinset", "3");
		await expect(row("Number 1")).toHaveAttribute("aria-posinset", "1");
	});

	await test.step("all are switched off, removed and restored at once", async () => {
		await page.getByRole("checkbox", { name: "Select all shown scripts" }).check();
		await expect(page.getByText(`${COUNT} selected`)).toBeVisible();
		await page.getByRole("button", { name: "Switch off", exact: true }).click();
		await expect(page.getByRole("switch", { name: "Run Number 1", exact: true })).not.toBeChecked();
		await expect.poll(async () => await registered(browser)).toBe(0);
		await page.getByRole("button", { name: "Switch on", exact: true }).click();
		await expect.poll(async () => await registered(browser)).toBeGreaterThanOrEqual(COUNT);
		await page.getByRole("button", { name: "Remove", exact: true }).click();
		await expect(page.getByText(`${COUNT} scripts were removed.`)).toBeVisible();
		await expect.poll(async () => await registered(browser)).toBe(0);
		await page.getByRole("button", { name: "Undo" }).click();
		await expect(row("Number 1")).toHaveAttribute("aria-setsize", String(COUNT));
	});
});

test("extension: the browser's context menu has scripts and their commands, also on a host beyond ASCII", {
	tag: "@soak",
}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
	const { port } = new URL(hub.origin);
	hub.serve(encodeURI("/übung"), htmlPage("Übung", "<p>page</p>"));
	const match = "match *://müller.localhost/ü*";
	await browser.allowUserScripts();
	await store(browser, [
		{
			id: "whole",
			code: userscript(["name Whole", match, "run-at context-menu"], "document.title = 'whole';"),
		},
		{
			id: "command",
			code: userscript(
				["name Commands", match, "grant GM_registerMenuCommand", "grant GM_getValue"],
				"setTimeout(() => GM_registerMenuCommand('Say 100 %s & more', () => { document.title = 'said'; }));",
			),
		},
	]);
	const options = await open(browser, browser.pageUrl("options.html"));
	await expect(options.getByRole("switch", { name: "Run Whole" })).toBeVisible();
	await expect.poll(async () => await registered(browser)).toBeGreaterThanOrEqual(1);
	const target = await open(browser, `http://müller.localhost:${port}/übung`);
	await target.bringToFront();
	const worker = await browser.worker();
	const tabId = await worker.evaluate<number>("chrome.tabs.query({ active: true }).then(([tab]) => tab.id)");
	const entry = (scriptId: string, commandId: string) => JSON.stringify([tabId, scriptId, 0, commandId]);
	// An update of an entry that is not there is an error.
	const has = (id: string) =>
		worker.evaluate<boolean>(
			`new Promise((resolve) => chrome.contextMenus.update(${JSON.stringify(id)}, { enabled: true }, () => resolve(chrome.runtime.lastError === undefined)))`,
		);
	const choose = (id: string, tab: number) =>
		worker.evaluate(`chrome.contextMenus.onClicked.dispatch({ menuItemId: ${JSON.stringify(id)} }, { id: ${tab} })`);
	const whole = entry("whole", "the-whole-script-because-of-@run-at-context-menu");
	await expect.poll(() => has(whole)).toBe(true);
	await expect.poll(() => has(entry("command", "1"))).toBe(true);
	await choose(entry("command", "1"), tabId + 1);
	await choose(entry("command", "1"), tabId);
	await expect(target).toHaveTitle("said");
	await choose(whole, tabId);
	await expect(target).toHaveTitle("whole");

	const popup = await browser.context.newPage();
	await target.bringToFront();
	await popup.goto(browser.pageUrl("popup.html"));
	await expect(popup.getByRole("switch", { name: "Commands", exact: true })).toBeVisible();
	await expect(popup.getByRole("button", { name: /Say 100/ })).toBeVisible();
	await options.bringToFront();
	await expect.poll(() => has(whole)).toBe(false);
});
