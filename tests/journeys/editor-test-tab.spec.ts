import { expect, type Page, test } from "@playwright/test";
import { openExtensionBrowser } from "../support/extension.ts";
import { extensionFolder, hubOrigin } from "../support/hub.ts";
import { page as html, openHubStandIn } from "../support/hub-stand-in.ts";
import { untilLive } from "../support/live-page.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const tab = (page: Page, name: string) => page.getByRole("tab", { name, exact: true });
const notice = (page: Page, text: string) => page.locator("[data-sonner-toast]").filter({ hasText: text });
const panel = (page: Page) => page.getByRole("region", { name: "Test run" });

test("the editor tests in a new tab beside the hub, asked once for the site; what a tab cannot tell is 'not measured'", {
	tag: "@soak",
}, async () => {
	const shop = await openHubStandIn();
	shop.serve("/tea", html("Tea shop", "<h1>Tea</h1><label>Note <input value='a'></label>"));
	const browser = await openExtensionBrowser({ extension: extensionFolder() });
	await browser.allowUserScripts();
	const hub = await browser.context.newPage();
	await hub.goto(`${hubOrigin()}/create`);
	await untilLive(hub);
	await tab(hub, "Code").click();
	const code = hub.getByRole("textbox", { name: /^(Bookmarklet|Userscript) Code$/ });
	const write = async (text: string) => {
		await tab(hub, "Editor").click();
		await code.click();
		await hub.keyboard.press("Control+a");
		await hub.keyboard.insertText(text);
		await tab(hub, "Testing").click();
	};
	await write(
		"document.querySelector('h1').textContent = 'Tested'; localStorage.setItem('seen', '1'); console.log('done');",
	);
	await expect(hub.getByRole("radio", { name: /In a tab of this browser/ })).toBeChecked();
	await hub.getByRole("textbox", { name: "Test URL" }).fill(`${shop.origin}/tea`);

	const asks = browser.context.waitForEvent("page");
	await button(hub, "Run Test").click();
	const asking = await asks;
	await expect(asking.getByRole("region", { name: "Security rating" })).toContainText("Low Risk", { timeout: 120_000 });
	const opens = browser.context.waitForEvent("page");
	await button(asking, "Run").click();
	const opened = await opens;
	await expect(notice(hub, "Test completed successfully")).toBeAttached({ timeout: 60_000 });
	await expect(opened.getByRole("heading", { name: "Tested" })).toBeVisible();
	await hub.bringToFront();
	await expect(panel(hub)).toContainText(`Ran in the tab “Tea shop” (${shop.origin}`);
	await expect(panel(hub)).toContainText(/Load time\s*not measured/);
	await tab(hub, "Console Logs").click();
	await expect(hub.getByRole("list", { name: "Console Logs" })).toContainText("done");
	await tab(hub, "Effects").click();
	const effects = hub.getByRole("region", { name: "What the script changed" });
	await expect(effects).toContainText("“seen” set in local storage");
	await expect(effects).toContainText("Tested");

	// The second test asks nothing, and uses the same tab.
	await write("document.querySelector('h1').textContent = 'Again';");
	await button(hub, "Run Test").click();
	await expect(opened.getByRole("heading", { name: "Again" })).toBeVisible({ timeout: 30_000 });
	expect(browser.context.pages().filter((page) => page.url().startsWith(shop.origin))).toHaveLength(1);
	await browser.close();
	shop.close();
});
