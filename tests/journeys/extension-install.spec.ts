import { expect, type Page } from "@playwright/test";
import { toUserscript } from "@scriptorium/userscript/to-userscript";
import type { ExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as htmlPage } from "../support/hub-stand-in.ts";
import { pressToClose } from "../support/press-to-close.ts";
import { test, userscript } from "./extension-fixture.ts";

const JAVASCRIPT = "text/javascript; charset=utf-8";

/** Presses Install on the hub and returns the confirmation page that opens. */
async function askToInstall(hub: HubStandIn, { context }: ExtensionBrowser, path: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(hub.origin);
	await expect(page.locator("#state")).toHaveText(/^connected/);
	const opened = context.waitForEvent("page");
	const url = JSON.stringify(`${hub.origin}${path}`);
	const answer = await page.evaluate(`window.link.requestInstall(${url})`);
	expect(answer).toEqual({ ok: true });
	const confirmation = await opened;
	await confirmation.waitForURL(/confirm-install\.html/);
	return confirmation;
}

async function install(hub: HubStandIn, browser: ExtensionBrowser, path: string, button = "Install"): Promise<void> {
	const confirmation = await askToInstall(hub, browser, path);
	await confirmation.getByRole("button", { name: button, exact: true }).click();
	await expect(confirmation.getByRole("heading", { level: 1 })).toContainText("is installed");
	await confirmation.close();
}

async function visit({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	return page;
}

const title = (page: Page) => page.evaluate(() => document.title);

test.describe("extension: install and run a userscript", () => {
	test.beforeEach(({ fixture }) => {
		const { hub } = fixture;
		const match = `match ${hub.origin}/target*`;
		hub.serve("/target", htmlPage("Target", "<p>target</p>"));
		hub.serve(
			"/a.user.js",
			userscript(
				["name Title changer", "version 1.0.0", "author Ann", match, "grant none"],
				"document.title = 'changed by a script';",
			),
			JAVASCRIPT,
		);
	});

	test("Install on the hub, confirm, and it runs on a matching page only", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await browser.allowUserScripts();
		const confirmation = await askToInstall(hub, browser, "/a.user.js");
		await expect(confirmation.getByRole("heading", { level: 1, name: "Install this script?" })).toBeVisible();
		await expect(confirmation.getByText("version 1.0.0 by Ann")).toBeVisible();
		await expect(confirmation.getByRole("textbox", { name: "Code of Title changer" })).toContainText("document.title");
		await expect(confirmation.getByText("choose Manage scripts, then Remove")).toBeVisible();
		await expect(confirmation.getByRole("region", { name: "Security rating" })).toContainText("Low Risk");
		await confirmation.getByRole("button", { name: "Install", exact: true }).click();
		await expect(confirmation.getByRole("heading", { name: "Title changer is installed" })).toBeVisible();

		await expect.poll(async () => title(await visit(browser, `${hub.origin}/target?1`))).toBe("changed by a script");
		expect(await title(await visit(browser, `${hub.origin}/plain`))).toBe("Plain page");

		// The run is counted.
		const options = await visit(browser, browser.pageUrl("options.html"));
		await expect(options.getByText(/^[1-9]\d* runs?$/)).toBeVisible();
	});

	test("Cancel installs nothing", { tag: "@soak" }, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const confirmation = await askToInstall(hub, browser, "/a.user.js");
		await pressToClose(confirmation.getByRole("button", { name: "Cancel" }));
		const options = await visit(browser, browser.pageUrl("options.html"));
		await expect(options.getByText("Nothing installed yet")).toBeVisible();
	});

	test("the guide is shown while the browser's switch is off, and disappears when it is turned on", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const confirmation = await askToInstall(hub, browser, "/a.user.js");
		await confirmation.getByRole("button", { name: "Install", exact: true }).click();
		await expect(confirmation.getByRole("heading", { name: "One more step: allow user scripts" })).toBeVisible();
		expect(await title(await visit(browser, `${hub.origin}/target`))).toBe("Target");

		await browser.allowUserScripts();
		await confirmation.bringToFront();
		await expect(confirmation.getByText("It runs on matching pages from now on")).toBeVisible();
		await expect.poll(async () => title(await visit(browser, `${hub.origin}/target`))).toBe("changed by a script");
	});

	test("broad access, missing functions and further code are shown before the install", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const lines = [
			"name Everywhere",
			"version 2",
			"match *://*/*",
			"grant GM_webRequest",
			"connect api.example",
			"require https://cdn.example/x.js",
			"frobnicate",
		];
		hub.serve("/broad.user.js", userscript(lines, "1;"), JAVASCRIPT);
		const confirmation = await askToInstall(hub, browser, "/broad.user.js");
		await expect(confirmation.getByText("It can read and change every page you open")).toBeVisible();
		await expect(confirmation.getByText("not provided by this version", { exact: true })).toBeVisible();
		await expect(confirmation.getByText("api.example")).not.toHaveCount(0);
		await expect(confirmation.getByText("no checksum: its owner decides what you get")).toBeVisible();
		await expect(confirmation.getByText("Line 8: @frobnicate is not known")).toBeVisible();
	});

	test("an update shows what changes and takes effect", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await browser.allowUserScripts();
		await install(hub, browser, "/a.user.js");
		hub.serve(
			"/a.user.js",
			userscript(
				[
					"name Title changer",
					"version 1.1.0",
					`match ${hub.origin}/target*`,
					"match https://other.example/*",
					"grant GM_addStyle",
				],
				"document.title = 'second version';",
			),
			JAVASCRIPT,
		);

		const options = await visit(browser, browser.pageUrl("options.html"));
		await options.getByRole("button", { name: "Check for update: Title changer" }).click();
		await expect(options.getByText("Version 1.1.0 is available")).toBeVisible();
		await options.getByRole("link", { name: "See what changes" }).click();

		const changes = options.getByRole("region", { name: "What it can do" });
		await expect(options.getByText("From 1.0.0 to 1.1.0")).toBeVisible();
		await expect(changes).toContainText("Now runs on https://other.example/*");
		await expect(changes).toContainText("Now asks for GM_addStyle");
		await expect(options.getByRole("region", { name: "Changed lines" })).toContainText("second version");
		expect(await title(await visit(browser, `${hub.origin}/target`))).toBe("changed by a script");
		await options.getByRole("button", { name: "Update", exact: true }).click();
		await expect(options.getByText("The update was applied.")).toBeVisible();
		await expect.poll(async () => title(await visit(browser, `${hub.origin}/target`))).toBe("second version");
	});

	test("a script that the check cannot read is Not rated, gray, with the reason", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const deep = `${"[".repeat(20_000)}${"]".repeat(20_000)};`;
		hub.serve("/deep.user.js", userscript(["name Deep", "version 1"], deep), JAVASCRIPT);
		const confirmation = await askToInstall(hub, browser, "/deep.user.js");
		const rating = confirmation.getByRole("region", { name: "Security rating" });
		await expect(rating.locator("[data-risk=unrated]")).toHaveText("Not rated");
		await expect(rating).toContainText("Nothing is known about its safety");
		await expect(rating).not.toContainText("out of 100");
		await expect(confirmation.getByRole("button", { name: "Install", exact: true })).toBeEnabled();
	});

	test("a bookmarklet that the hub serves as a userscript runs where its menu command is chosen, and says so", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const about = {
			name: "Count",
			description: "Counts words.",
			version: "1.0.0",
			author: "Ann",
			namespace: hub.origin,
		};
		hub.serve("/count.user.js", toUserscript({ ...about, body: "alert(document.title);" }), JAVASCRIPT);
		const confirmation = await askToInstall(hub, browser, "/count.user.js");
		await expect(confirmation.getByRole("region", { name: "Runs on" })).toContainText(
			"Only the page on which you choose it",
		);
		await expect(confirmation.getByRole("region", { name: "Security rating" })).toContainText("Score 100 out of 100");
	});

	test("anything but a userscript of the hub is refused", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		hub.serve("/page.user.js", htmlPage("No", "no script"));
		hub.serve("/nothing.user.js", "alert(1)", JAVASCRIPT);
		hub.serve("/huge.user.js", "/".repeat(4_200_000), JAVASCRIPT);
		for (const [path, message] of [
			["/page.user.js", "The hub's answer is not JavaScript"],
			["/nothing.user.js", "It is not a userscript: it has no metadata block"],
			["/huge.user.js", "The script is larger than 4 MB"],
			["/absent.user.js", "The hub answered 404"],
		] as const) {
			const confirmation = await askToInstall(hub, browser, path);
			await expect(confirmation.getByRole("alert")).toContainText(message);
			await expect(confirmation.getByRole("button", { name: "Install", exact: true })).toHaveCount(0);
			await confirmation.close();
		}
		const direct = await visit(browser, `${browser.pageUrl("confirm-install.html")}?url=ftp://a.example/a.user.js`);
		await expect(direct.getByRole("alert")).toContainText("This is not the address of a userscript");
	});
});
