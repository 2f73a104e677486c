import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

async function open({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	return page;
}

/** Serves a script and installs it through the extension's own confirmation page. */
async function install(
	hub: HubStandIn,
	browser: ExtensionBrowser,
	name: string,
	lines: readonly string[],
	body: string,
): Promise<void> {
	hub.serve(`/${name}.user.js`, userscript([`name ${name}`, "version 1", ...lines], body), "text/javascript");
	const url = encodeURIComponent(`${hub.origin}/${name}.user.js`);
	const confirmation = await open(browser, `${browser.pageUrl("confirm-install.html")}?url=${url}`);
	await confirmation.getByRole("button", { name: "Install", exact: true }).click();
	await expect(confirmation.getByRole("heading", { name: `${name} is installed` })).toBeVisible();
	await confirmation.close();
}

const ran = async (browser: ExtensionBrowser, url: string): Promise<string | null> => {
	const page = await open(browser, url);
	const mark = await page.evaluate(() => document.documentElement.getAttribute("data-ran"));
	await page.close();
	return mark;
};
const MARK = "document.documentElement.setAttribute('data-ran', 'yes');";

test.describe("extension: manage and run", () => {
	test.beforeEach(async ({ fixture, browserWithExtension }) => {
		fixture.hub.serve("/target", htmlPage("Target", "<p>target</p>"));
		fixture.hub.serve("/target/inner", htmlPage("Inner", "<p>inner</p>"));
		await browserWithExtension.allowUserScripts();
	});

	test("switch off, on, remove and undo", async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const target = `${hub.origin}/target`;
		await install(hub, browser, "Marker", [`match ${hub.origin}/target*`, "run-at document-start"], MARK);
		await expect.poll(() => ran(browser, target)).toBe("yes");

		const options = await open(browser, browser.pageUrl("options.html"));
		const toggle = options.getByRole("switch", { name: "Run Marker" });
		await toggle.click();
		await expect(toggle).not.toBeChecked();
		await expect.poll(() => ran(browser, target)).toBeNull();
		await toggle.click();
		await expect(toggle).toBeChecked();
		await expect.poll(() => ran(browser, target)).toBe("yes");

		await options.getByRole("button", { name: "Remove Marker" }).click();
		await expect(options.getByText("Nothing installed yet")).toBeVisible();
		await expect.poll(() => ran(browser, target)).toBeNull();
		await options.getByRole("button", { name: "Undo" }).click();
		await expect(toggle).toBeVisible();
		await expect.poll(() => ran(browser, target)).toBe("yes");
	});

	test("the registry is rebuilt after the browser was closed", { tag: "@soak" }, async ({
		fixture: { hub, extension },
	}) => {
		const profile = await mkdtemp(join(tmpdir(), "scriptorium-profile-"));
		try {
			const first = await openExtensionBrowser({ extension, profile });
			await first.allowUserScripts();
			await install(hub, first, "Lasting", [`match ${hub.origin}/target*`, "run-at document-start"], MARK);
			await expect.poll(() => ran(first, `${hub.origin}/target`)).toBe("yes");
			await first.close();
			const second = await openExtensionBrowser({ extension, profile });
			await expect.poll(() => ran(second, `${hub.origin}/target`)).toBe("yes");
			await second.close();
		} finally {
			await rm(profile, { recursive: true, force: true });
		}
	});

	test("missing and unknown registrations are corrected when the worker starts", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await install(hub, browser, "Marker", [`match ${hub.origin}/target*`, "run-at document-start"], MARK);
		// The worker has processed the request of the confirmation page only when the script runs.
		await expect.poll(() => ran(browser, `${hub.origin}/target`)).toBe("yes");
		const worker = await browser.worker();
		await worker.evaluate(`(async () => {
			await chrome.userScripts.unregister();
			const js = [{ code: "document.title = 'stray'" }];
			await chrome.userScripts.register([{ id: "stray", matches: ["*://*/*"], js }]);
		})()`);
		expect(await ran(browser, `${hub.origin}/target`)).toBeNull();
		await browser.stopWorker();
		await open(browser, browser.pageUrl("options.html")); // wakes it
		await expect.poll(() => ran(browser, `${hub.origin}/target`)).toBe("yes");
		const plain = await open(browser, `${hub.origin}/plain`);
		await expect(plain).toHaveTitle("Plain page");
	});

	test("document-start runs before the page's first script, even under a strict policy", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const body = "window.first = 'script'; document.documentElement?.setAttribute('data-ran', 'yes');";
		await install(hub, browser, "Early", [`match ${hub.origin}/early`, "run-at document-start", "grant none"], body);
		hub.serve(
			"/early",
			`<!doctype html><html><head><script>window.order = window.first ?? 'page';</script><meta http-equiv="content-security-policy" content="script-src 'none'; require-trusted-types-for 'script'"></head><body></body></html>`,
		);
		await expect
			.poll(async () => {
				const page = await open(browser, `${hub.origin}/early`);
				return page.evaluate(() => Reflect.get(globalThis, "order"));
			})
			.toBe("script");
	});

	test("errors are counted, also in code that does not parse", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await install(
			hub,
			browser,
			"Thrower",
			[`match ${hub.origin}/target`, "grant none"],
			"throw new Error('broken on purpose');",
		);
		await install(hub, browser, "Unparsable", [`match ${hub.origin}/target`, "grant GM_log"], "this is not JavaScript");
		await ran(browser, `${hub.origin}/target`);
		const options = await open(browser, browser.pageUrl("options.html"));
		await expect(async () => {
			await options.reload();
			await expect(options.getByText("Last error: broken on purpose")).toBeVisible({ timeout: 1000 });
			await expect(options.getByText("Last error: The script could not be parsed")).toBeVisible({ timeout: 1000 });
		}).toPass();
	});

	test("granted functions work in a world of their own", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const grants = ["GM_getValue", "GM_setValue", "GM_addStyle", "GM_registerMenuCommand", "GM_info"].map(
			(name) => `grant ${name}`,
		);
		await install(
			hub,
			browser,
			"Counter",
			[`match ${hub.origin}/target`, ...grants],
			[
				"const count = GM_getValue('count', 0) + 1; GM_setValue('count', count);",
				"document.documentElement.setAttribute('data-ran', [count, typeof GM_openInTab, GM_info.script.name, typeof window.pageSecret].join());",
				"GM_addStyle('p { color: rgb(1, 2, 3) }');",
				"GM_registerMenuCommand('Say hello', () => { document.title = 'hello from the menu'; });",
			].join("\n"),
		);
		hub.serve("/target", htmlPage("Target", "<script>window.pageSecret = 1</script><p>target</p>"));
		const target = await open(browser, `${hub.origin}/target`);
		await expect(target.locator("html")).toHaveAttribute("data-ran", "1,undefined,Counter,undefined");
		await expect(target.getByText("target")).toHaveCSS("color", "rgb(1, 2, 3)");
		await expect.poll(() => ran(browser, `${hub.origin}/target`)).not.toBe("1,undefined,Counter,undefined");

		// The popup is opened as a tab: it requests the state of the active tab.
		const popup = await browser.context.newPage();
		await target.bringToFront();
		await popup.goto(browser.pageUrl("popup.html"));
		await expect(popup.getByRole("switch", { name: "Counter" })).toBeVisible();
		await popup.getByRole("button", { name: /Say hello/ }).click();
		await expect(target).toHaveTitle("hello from the menu");
	});

	test("many scripts with grants run on one page, each with its own values and commands", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		test.setTimeout(120_000);
		// Chrome gives an extension ten worlds per page: the last ones share one.
		const names = Array.from({ length: 13 }, (_, index) => `Own${index}`);
		const grants = ["GM_getValue", "GM_setValue", "GM_registerMenuCommand", "GM_info"].map((name) => `grant ${name}`);
		for (const name of names) {
			const body = [
				`document.documentElement.setAttribute('data-${name}', [GM_info.script.name, GM_getValue('own', '-')].join());`,
				`GM_setValue('own', '${name}'); GM_registerMenuCommand('Command of ${name}', () => undefined);`,
			];
			await install(hub, browser, name, [`match ${hub.origin}/target`, ...grants], body.join("\n"));
		}
		const target = await open(browser, `${hub.origin}/target`);
		for (const name of names) await expect(target.locator("html")).toHaveAttribute(`data-${name}`, `${name},-`);
		await expect(async () => {
			await target.reload();
			for (const name of names) {
				await expect(target.locator("html")).toHaveAttribute(`data-${name}`, `${name},${name}`, {
					timeout: 1000,
				});
			}
		}).toPass();
		const popup = await browser.context.newPage();
		await target.bringToFront();
		await popup.goto(browser.pageUrl("popup.html"));
		await expect(popup.getByRole("button", { name: /^Command of/ })).toHaveCount(names.length);
	});

	test("includes, excludes and frame rules are respected", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const rules = [`include /\\/target(\\/inner)?$/`, `exclude *secret*`, "run-at document-start", "grant none"];
		await install(hub, browser, "Rules", rules, MARK);
		hub.serve("/secret/target", htmlPage("Secret", ""));
		await expect.poll(() => ran(browser, `${hub.origin}/target`)).toBe("yes");
		expect(await ran(browser, `${hub.origin}/target/inner`)).toBe("yes");
		expect(await ran(browser, `${hub.origin}/plain`)).toBeNull();
		expect(await ran(browser, `${hub.origin}/secret/target`)).toBeNull();
	});

	test("a damaged entry is shown and kept; the others work", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await install(hub, browser, "Healthy", [`match ${hub.origin}/target`, "run-at document-start"], MARK);
		const worker = await browser.worker();
		const broken = { "script:broken": { code: "precious", half: true } };
		await worker.evaluate(`chrome.storage.local.set(${JSON.stringify(broken)})`);
		const options = await open(browser, browser.pageUrl("options.html"));
		await expect(options.getByRole("alert")).toContainText("Entries that cannot be read: 1");
		await expect(options.getByRole("switch", { name: "Run Healthy" })).toBeVisible();
		await expect.poll(() => ran(browser, `${hub.origin}/target`)).toBe("yes");
		const download = options.waitForEvent("download");
		await options.getByRole("button", { name: "Save to a file" }).click();
		expect((await download).suggestedFilename()).toBe("scriptorium-unreadable.json");
		expect(await worker.evaluate("chrome.storage.local.get('script:broken')")).toEqual(broken);
	});
});
