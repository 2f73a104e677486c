import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { test, userscript } from "./extension-fixture.ts";

test("extension: its pages have no accessibility violations, light and dark", async ({
	fixture: { hub },
	browserWithExtension: { context, pageUrl, allowUserScripts },
}) => {
	test.setTimeout(120_000);
	const lines = [
		"name Everything",
		"match *://*/*",
		"grant GM_xmlhttpRequest",
		`require ${hub.origin}/library.js`,
		"odd",
	];
	hub.serve("/library.js", "var library = 1;", "text/javascript");
	hub.serve("/all.user.js", userscript(["version 1", ...lines], "run();"), "text/javascript");
	const confirm = (path: string) =>
		`${pageUrl("confirm-install.html")}?url=${encodeURIComponent(`${hub.origin}${path}`)}`;
	const check = async (where: string, url: string, ready: (page: Page) => Promise<void>): Promise<void> => {
		const page = await context.newPage();
		await page.goto(url);
		await ready(page);
		await expectNoViolations(page, where);
		await page.close();
	};
	const shows = (text: string) => (page: Page) => expect(page.getByText(text).first()).toBeVisible();

	await check("options, empty, with the guide", pageUrl("options.html"), shows("One more step: allow user scripts"));
	await check("confirmation, failed", confirm("/none.user.js"), shows("This script cannot be installed"));
	await check("confirmation", confirm("/all.user.js"), shows("All of its code"));
	await check("installed, with the guide", confirm("/all.user.js"), async (page) => {
		await page.getByRole("button", { name: /^Install/ }).click();
		await expect(page.getByRole("heading", { name: "Everything is installed" })).toBeVisible();
	});
	hub.serve("/all.user.js", userscript(["version 2", ...lines, "grant GM_setValue"], "run(2);"), "text/javascript");
	await check("confirmation of an update", confirm("/all.user.js"), shows("What changes"));
	await allowUserScripts();
	await check("options", pageUrl("options.html"), async (page) => {
		await page.getByRole("button", { name: "Check for update: Everything" }).click();
		await expect(page.getByText("Version 2 is available")).toBeVisible();
	});
	await check("popup", pageUrl("popup.html"), shows("Manage scripts"));
});
