import { expect, type Locator, type Page } from "@playwright/test";
import { openExtensionBrowser } from "../support/extension.ts";
import { extensionFolder, hubOrigin, signIn } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { agreeToRecord, expectRecorderStarted } from "../support/recording.ts";
import { chooseByKey, pressByKey, tabTo } from "../support/tab-to.ts";
import { test } from "./extension-fixture.ts";
import { byMouse, choose, confirmInstall, expectEnd, type Press, SITE, serveSite } from "./flow-userscripts-fixture.ts";

/** Moves the focus to a field with Tab, selects its content and types. */
async function typeByKey(field: Locator, text: string): Promise<void> {
	await tabTo(field);
	await field.page().keyboard.press("Control+A");
	await field.page().keyboard.type(text);
}

/** Presses Continue, the first button of the bar that a run shows on another page. Its shadow root is closed. */
async function continueByKey(page: Page): Promise<void> {
	const bar = page.locator("html > div");
	await expect(bar).toHaveCount(1);
	await expect(async () => {
		await page.keyboard.press("Tab");
		expect(await bar.evaluate((element) => document.activeElement === element)).toBe(true);
	}).toPass({ intervals: [0] });
	await page.keyboard.press("Enter");
}

for (const isByKeyboard of [false, true]) {
	const way = isByKeyboard ? "by keyboard alone" : "by mouse";
	// The parts of the way are tried by keyboard in other journeys of a short run.
	const options = isByKeyboard ? { tag: "@soak" } : {};
	test(`a recording becomes a userscript of the hub that goes on over two page loads, ${way}`, options, async () => {
		test.setTimeout(240_000);
		const press: Press = isByKeyboard ? pressByKey : byMouse;
		const write = isByKeyboard ? typeByKey : (field: Locator, text: string) => field.fill(text);
		const browser = await openExtensionBrowser({ extension: extensionFolder() });
		await browser.allowUserScripts();
		await serveSite(browser.context);
		const title = `Tea details ${Date.now().toString(36)}`;
		const builder = await browser.context.newPage();
		const button = (name: string) => builder.getByRole("button", { name, exact: true });
		const notice = (text: string) => builder.locator("[data-sonner-toast]").filter({ hasText: text });
		await signIn(builder, "Arthur Author");
		await builder.goto(`${hubOrigin()}/builder`);
		await untilLive(builder);
		await expect(builder.getByText(/^Extension \d/)).toBeVisible();

		const site = await browser.context.newPage();
		await site.goto(`${SITE}/list`);
		await builder.bringToFront();
		await agreeToRecord(browser.context, async () => {
			await press(button("Start Recording"));
			await expect(builder.getByText("Recording started. Perform actions in your browser.")).toBeVisible();
		});
		await site.bringToFront();
		// The badge tells a person that the page is recorded.
		const isRecorded = async (path: string): Promise<void> => {
			await site.waitForURL(`**/${path}`);
			await expectRecorderStarted(site);
		};
		await isRecorded("list");
		await press(site.getByRole("link", { name: "Green tea" }));
		await isRecorded("green");
		await press(site.getByRole("link", { name: "Details" }));
		await isRecorded("details");
		await press(site.getByRole("button", { name: "Note" }));
		await builder.bringToFront();
		const rows = builder.getByRole("list", { name: "Recorded actions" }).getByRole("listitem");
		await expect(rows.last()).toContainText("Note");
		await press(button("Stop"));
		await press(button("Convert to Flow"));
		await expect(builder.getByText("Flow generated from recording")).toBeVisible();

		await press(builder.locator("summary", { hasText: "Settings" }));
		await write(builder.getByRole("textbox", { name: "Name" }), title);
		const about = "Opens the details of the first tea, and notes them.";
		await write(builder.getByRole("textbox", { name: "Description" }), about);
		await write(builder.getByRole("textbox", { name: "Target URL Pattern" }), "tea.test");
		await press(button("Generate Code"));
		const target = builder.getByLabel("Write the code as");
		if (isByKeyboard) await chooseByKey(target, "userscript");
		else await target.selectOption("userscript");
		await expect(builder.getByLabel("Code", { exact: true })).toContainText("==UserScript==");
		await press(button("Save"));
		await expect(notice("Bookmarklet saved successfully!")).toBeVisible();

		await press(builder.getByRole("link", { name: title, exact: true }));
		await expect(builder.getByRole("heading", { level: 1 })).toContainText(title);
		const opened = browser.context.waitForEvent("page");
		await press(builder.getByRole("button", { name: /^install/i }).first());
		await confirmInstall(await opened, title, press);

		await site.goto(`${SITE}/list`);
		await site.evaluate(() => localStorage.clear());
		await choose(browser, site, title, press);
		// A flow that presses keys asks on each page.
		for (const path of isByKeyboard ? ["green", "details"] : []) {
			await site.waitForURL(`**/${path}`);
			await continueByKey(site);
		}
		await expectEnd(site, ["details"]);
		await browser.close();
	});
}
