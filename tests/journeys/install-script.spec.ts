import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { openExtensionBrowser } from "../support/extension.ts";
import { startFixtureServer } from "../support/fixture-server.ts";
import { extensionFolder, hubOrigin, scriptLinks } from "../support/hub.ts";
import { storedRows } from "../support/stored-rows.ts";

/** End to end: hub, bridge, extension, userscript registry, a third-party page. */
test("a visitor installs a seeded userscript from the hub, and it runs on a page it matches", async () => {
	const fixtures = await startFixtureServer({ root: fileURLToPath(new URL("../fixtures/seeds/", import.meta.url)) });
	const browser = await openExtensionBrowser({ extension: extensionFolder() });
	try {
		await browser.allowUserScripts();
		const hub = await browser.context.newPage();
		await hub.goto(hubOrigin());
		await expect(hub.getByRole("button", { name: /extension connected/i })).toBeVisible();
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
		await expect(confirmation.getByRole("region", { name: /^Code of JSON Viewer/ })).toContainText("JSON");
		// Viewing the script is not counted as an install.
		expect(await countInstalls()).toBe(installsBefore);
		await confirmation.getByRole("button", { name: "Install", exact: true }).click();
		await expect(confirmation.getByRole("heading", { name: "JSON Viewer is installed" })).toBeVisible();

		const elsewhere = await browser.context.newPage();
		await elsewhere.goto(fixtures.url("json-viewer.json"));
		await expect(elsewhere.getByRole("main").getByRole("button", { name: "Expand all" })).toBeVisible();
		await expect(elsewhere.getByRole("main")).toContainText("id 12345678901234567890");
		await expect.poll(countInstalls).toBe(installsBefore + 1);
	} finally {
		await browser.close();
		await fixtures.stop();
	}
});
