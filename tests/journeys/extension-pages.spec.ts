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
	await check("script's rules", pageUrl("options.html"), async (page) => {
		await page.getByRole("link", { name: "Everything", exact: true }).click();
		await page.getByRole("tab", { name: "Rules" }).click();
		await page.getByLabel("Add a page or site").fill("example.com/*");
		await page.getByLabel("Add a page or site").press("Enter");
		await expect(page.getByText(/^Saved\./)).toBeVisible();
		await page.getByLabel("Add an exception").fill("nowhere");
		await page.getByLabel("Add an exception").press("Enter");
		await expect(page.getByText(/This matches no page/)).toBeVisible();
	});
	hub.serve("/library.js", "var library = document.cookie;", "text/javascript");
	await check("other libraries", pageUrl("options.html"), async (page) => {
		await page.getByRole("link", { name: "Everything", exact: true }).click();
		await page.getByRole("tab", { name: "About" }).click();
		await page.getByRole("button", { name: "Reload libraries" }).click();
		await expect(page.getByRole("region", { name: "What changed" }).getByRole("table")).toBeVisible();
	});
	const elsewhere = await context.newPage();
	const write = async (page: Page, text: string) => {
		await page.getByRole("link", { name: "Everything", exact: true }).click();
		await page.getByRole("textbox", { name: "Code of Everything" }).click();
		await page.keyboard.press("Control+End");
		await page.keyboard.insertText(text);
	};
	await elsewhere.goto(pageUrl("options.html"));
	await write(elsewhere, "// elsewhere\n");
	await check("a conflict of two editors", pageUrl("options.html"), async (page) => {
		await write(page, "// here\n");
		await elsewhere.bringToFront();
		await elsewhere.getByRole("button", { name: "Save", exact: true }).click();
		await expect(elsewhere.getByText(/^Saved\. The version before/)).toBeVisible();
		await elsewhere.close();
		await page.bringToFront();
		await page.getByRole("button", { name: "Save", exact: true }).click();
		const conflict = page.getByRole("region", { name: "The script was changed elsewhere since you opened it here" });
		await conflict.getByRole("button", { name: "Compare" }).click();
		await expect(conflict.getByRole("table")).toBeVisible();
	});
	hub.serve("/early.user.js", `early();\n${userscript(["name Early", "match *://*/*"], "run();")}`, "text/javascript");
	await check("confirmation with a warning", confirm("/early.user.js"), (page) =>
		expect(page.getByRole("region", { name: "Script managers may read this text differently" })).toBeVisible(),
	);
	await site.reload();
	await check("log", `${pageUrl("options.html")}#/log`, async (page) => {
		await expect(async () => {
			await page.getByRole("button", { name: "Load again" }).click();
			await expect(page.getByRole("listitem").first()).toBeVisible({ timeout: 1000 });
		}).toPass();
	});
	await check("all scripts off, one selected", pageUrl("options.html"), async (page) => {
		await page.getByRole("checkbox", { name: "Select Everything" }).check();
		await page.getByRole("switch", { name: "Run scripts" }).click();
		await expect(page.getByText(/^All scripts are off/)).toBeVisible();
	});
	await check("popup, all scripts off", pageUrl("popup.html"), shows("All scripts are off"));
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
