import { expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { test, userscript } from "./extension-fixture.ts";

test("extension: its pages have no accessibility violations, light and dark", { tag: "@soak" }, async ({
	fixture: { hub },
	browserWithExtension: { context, pageUrl, allowUserScripts },
}) => {
	test.setTimeout(240_000);
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
	await check("confirmation", confirm("/all.user.js"), shows("Full code"));
	await check("installed, with the guide", confirm("/all.user.js"), async (page) => {
		await page.getByRole("button", { name: /^Install/ }).click();
		await expect(page.getByRole("heading", { name: "Everything is installed" })).toBeVisible();
	});
	hub.serve("/all.user.js", userscript(["version 2", ...lines, "grant GM_setValue"], "run(2);"), "text/javascript");
	await check("confirmation of an update", confirm("/all.user.js"), shows("What changes"));
	const site = await context.newPage();
	await site.goto(`${hub.strangerOrigin}/plain`);
	const builder = await context.newPage();
	await builder.goto(hub.origin);
	const asking = context.waitForEvent("page");
	const run = { name: "Order tea", code: "document.title = 'x';", sites: ["https://pay.test"] };
	await builder.evaluate(`window.link.execution().then((runs) => runs.start(${JSON.stringify(run)}))`);
	await check("test run", (await asking).url(), shows("May continue on https://pay.test"));
	for (const [purpose, text] of [
		["outline", "Share the outline of a page?"],
		["element", "Choose an element of a page?"],
	] as const) {
		const opened = context.waitForEvent("page");
		const answered = builder.evaluate(
			`window.link.outline.request(new AbortController().signal, ${JSON.stringify(purpose)})`,
		);
		const asked = await opened;
		await asked.waitForURL(/share-outline/);
		await check(`share, ${purpose}`, asked.url(), async (page) => {
			await expect(page.getByRole("heading", { name: text })).toBeVisible();
			await page.getByRole("radio", { name: /Plain page/ }).check();
			await expect(page.getByRole("region", { name: "Exactly this would be shared" })).toBeVisible();
		});
		await asked.close();
		// The next question is refused as long as this one is open.
		expect(await answered).toMatchObject({ ok: false });
	}
	await allowUserScripts();
	await check("options", pageUrl("options.html"), async (page) => {
		await page.getByRole("button", { name: "Check for update: Everything" }).click();
		await expect(page.getByText("Version 2 is available")).toBeVisible();
	});
	await check("update", pageUrl("options.html"), async (page) => {
		await page.getByRole("link", { name: "See what changes" }).click();
		await expect(page.getByText("Now asks for GM_setValue")).toBeVisible();
		await expect(page.getByRole("region", { name: "Changed lines" }).getByRole("table")).toBeVisible();
	});
	await check("script", pageUrl("options.html"), async (page) => {
		await page.getByRole("link", { name: "Everything", exact: true }).click();
		await expect(page.getByRole("textbox", { name: "Code of Everything" })).toBeVisible();
	});
	await check("script's facts", pageUrl("options.html"), async (page) => {
		await page.getByRole("link", { name: "Everything", exact: true }).click();
		await page.getByRole("tab", { name: "About" }).click();
	});
	await check("new script", `${pageUrl("options.html")}#/new`, async (page) => {
		await expect(page.getByRole("textbox", { name: "Code of the new script" })).toBeVisible();
	});
	await check("trash", pageUrl("options.html"), async (page) => {
		await page.getByRole("button", { name: "Remove Everything" }).click();
		await page.getByRole("link", { name: "Trash" }).click();
		await page.getByRole("button", { name: "Empty the trash" }).click();
		await page.getByRole("button", { name: "Cancel" }).click();
		await page.getByRole("button", { name: "Delete permanently: Everything" }).click();
	});
	await check("settings", `${pageUrl("options.html")}#/settings`, shows("Appearance"));
	await check("popup", pageUrl("popup.html"), shows("Manage scripts"));
});
