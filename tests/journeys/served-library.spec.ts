import { fileURLToPath } from "node:url";
import { expect, test } from "@playwright/test";
import { servedLibraries, servedPath } from "@scriptorium/shared-protocol/served-libraries";
import { openExtensionBrowser } from "../support/extension.ts";
import { startFixtureServer } from "../support/fixture-server.ts";
import { extensionFolder, hubOrigin } from "../support/hub.ts";

const STRICT_PAGE = "seeds/foreign/strict-article.html";
const POLICY = "default-src 'none'; script-src 'none'; style-src 'self'; require-trusted-types-for 'script'";

test("a userscript gets its library from the hub, is rated as on the hub, and audits a page with a strict policy", {
	tag: "@soak",
}, async () => {
	const fixtures = await startFixtureServer({
		root: fileURLToPath(new URL("../fixtures/", import.meta.url)),
		headers: { [STRICT_PAGE]: { "content-security-policy": POLICY } },
	});
	const browser = await openExtensionBrowser({ extension: extensionFolder() });
	try {
		await browser.allowUserScripts();
		const hub = await browser.context.newPage();
		await hub.goto(`${hubOrigin()}/aiko_morita/accessibility-audit`);
		await expect(hub.getByRole("link", { name: /extension connected/i })).toBeVisible();
		const opened = browser.context.waitForEvent("page");
		await hub
			.getByRole("button", { name: /^install/i })
			.first()
			.click();
		const confirmation = await opened;
		const score = await hub
			.getByText(/^Score \d+ out of 100$/)
			.first()
			.textContent();
		await expect(confirmation.getByRole("region", { name: "Security rating" })).toContainText(`Low Risk${score}`);
		const [library] = servedLibraries;
		if (!library) throw new Error("There is no served library");
		await expect(confirmation.getByText(`${hubOrigin()}/${servedPath(library)}`).first()).toBeVisible();
		await confirmation.getByRole("button", { name: "Install", exact: true }).click();
		await expect(confirmation.getByRole("heading", { name: "Accessibility Audit is installed" })).toBeVisible();

		const page = await browser.context.newPage();
		await page.goto(fixtures.url(STRICT_PAGE));
		await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
		// The popup is opened as a tab: it requests the state of the active tab.
		const popup = await browser.context.newPage();
		await page.bringToFront();
		await popup.goto(browser.pageUrl("popup.html"));
		await popup.getByRole("button", { name: /Check this page/ }).click();
		await page.bringToFront();
		const panel = page.getByRole("region", { name: "Accessibility Audit" });
		await expect(panel.getByRole("status")).toHaveText(/^Score \d+ of 100: \d+ issues?, \d+ of them critical\.$/);
		// The library is beside the page, not in it.
		expect(await page.evaluate(() => "axe" in globalThis)).toBe(false);
		await page.keyboard.press("Escape");
		await expect(panel).toHaveCount(0);
	} finally {
		await browser.close();
		await fixtures.stop();
	}
});
