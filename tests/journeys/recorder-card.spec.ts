import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { openBuilder as openPage } from "../support/builder-page.ts";
import { openExtensionBrowser } from "../support/extension.ts";
import { startFixtureServer } from "../support/fixture-server.ts";
import { extensionFolder, hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { agreeToRecord } from "../support/recording.ts";
import { storedRows } from "../support/stored-rows.ts";

const root = fileURLToPath(new URL("../fixtures/recorder-card", import.meta.url));

/** A browser with the hub's extension, and a site to record on. */
const test = base.extend<{ extensionContext: BrowserContext; site: string }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
	site: async ({}, provide) => {
		const server = await startFixtureServer({ root });
		await provide(server.url("tea.html"));
		await server.stop();
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
	extensionContext: async ({}, provide) => {
		const browser = await openExtensionBrowser({ extension: extensionFolder() });
		await provide(browser.context);
		await browser.close();
	},
});

const rows = (page: Page) => page.getByRole("list", { name: "Recorded actions" }).getByRole("listitem");
const steps = (page: Page) => page.getByRole("tree", { name: /^Steps of the flow/ }).getByRole("treeitem");
const button = (page: Page, name: string | RegExp) => page.getByRole("button", { name, exact: true });

async function importRecording(builder: Page, name: string, text: string): Promise<void> {
	const input = builder.getByLabel("Import recording", { exact: true }).and(builder.locator("input"));
	await input.setInputFiles({ name, mimeType: "application/json", buffer: Buffer.from(text) });
}

async function openBuilder(context: BrowserContext): Promise<Page> {
	const page = await context.newPage();
	await page.goto(`${hubOrigin()}/builder`);
	await expect(page.getByText(/^Extension \d/)).toBeVisible();
	return page;
}

/** Orders tea on the site with real input while the builder records: six actions, the first is the navigation. */
async function recordOrder(builder: Page, context: BrowserContext, site: string): Promise<void> {
	const tea = await context.newPage();
	await tea.goto(site);
	await builder.bringToFront();
	await agreeToRecord(context, async () => {
		await button(builder, "Start Recording").click();
		await expect(builder.getByText("Recording started. Perform actions in your browser.")).toBeVisible();
	});
	await tea.bringToFront();
	await tea.getByLabel("Name").click();
	await tea.keyboard.type("Ada");
	await tea.getByLabel("Password").click();
	await tea.keyboard.type("hunter2-of-ada");
	await tea.getByRole("button", { name: "Order" }).click();
	await builder.bringToFront();
	await expect(rows(builder)).toHaveCount(6);
	await button(builder, "Stop").click();
	await expect(builder.getByText(/^Recording completed: 6 actions in \d+s$/)).toBeVisible();
	await tea.close();
}

test("without the extension the builder explains how to get it", { tag: "@soak" }, async ({ page }) => {
	const errors = watchForErrors(page);
	await openPage(page);
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Visual Script Builder Beta");
	await page.getByRole("heading", { name: "Action Recorder" }).scrollIntoViewIfNeeded();
	await expect(page.getByText("The browser extension is required")).toBeVisible();
	await expect(page.getByText(/^Extension not detected\. Please install and enable the Scriptorium/)).toBeVisible();
	await expect(page.getByText("Sign in to save your creations and access advanced features.")).toBeVisible();
	await expect(button(page, "Start Recording")).toHaveCount(0);
	await button(page, "Try to Connect").click();
	await expect(page.getByText("The browser extension is required")).toBeVisible();
	await button(page, "Convert to Flow").click();
	await expect(page.getByText("No actions recorded", { exact: true })).toBeVisible();
	await expectNoViolations(page, "the builder without the extension");
	expect(errors).toEqual([]);
});

test("record on a site, pause, resume, stop, convert; everything persists over a reload", async ({
	extensionContext: context,
	site,
}) => {
	const builder = await openBuilder(context);
	const errors = watchForErrors(builder);
	const tea = await context.newPage();
	await tea.goto(site);
	await builder.bringToFront();
	// Refused first: the page of the extension is closed.
	const [asking] = await Promise.all([context.waitForEvent("page"), button(builder, "Start Recording").click()]);
	await expect(builder.getByText("Waiting for the extension")).toBeVisible();
	await asking.close();
	await expect(builder.getByText("Failed to start recording")).toBeVisible();
	await agreeToRecord(context, async () => {
		await button(builder, "Start Recording").click();
		await expect(builder.getByText("Recording", { exact: true })).toBeVisible();
	});
	await tea.bringToFront();
	await tea.getByRole("button", { name: "Order" }).click();
	await builder.bringToFront();
	await expect(rows(builder)).toHaveCount(2);
	await expect(rows(builder).first()).toContainText("tea.html");
	await expect(rows(builder).last()).toContainText("Order");
	await button(builder, "Pause").click();
	await expect(builder.getByText("Paused", { exact: true })).toBeVisible();
	await tea.bringToFront();
	await tea.getByRole("button", { name: "Order" }).click();
	await builder.bringToFront();
	await button(builder, "Resume").click();
	await expect(builder.getByText("Recording", { exact: true })).toBeVisible();
	await tea.bringToFront();
	await tea.getByLabel("Name").click();
	await builder.bringToFront();
	await expect(rows(builder)).toHaveCount(3);
	await builder.reload();
	await expect(rows(builder)).toHaveCount(3);
	await button(builder, "Stop").click();
	await expect(builder.getByText(/^Recording completed: 3 actions in \d+s$/)).toBeVisible();
	await button(builder, "Convert to Flow").click();
	await expect(builder.getByText("Flow generated from recording")).toBeVisible();
	await expect(steps(builder)).toHaveCount(3);
	await expectNoViolations(builder, "the builder with a flow");
	await builder.reload();
	await expect(steps(builder)).toHaveCount(3);
	await expect(rows(builder)).toHaveCount(3);
	await button(builder, "Clear recorded actions").click();
	await builder.getByRole("alertdialog").getByRole("button", { name: "Clear" }).click();
	await expect(builder.getByText("Recording cleared")).toBeVisible();
	await expect(builder.getByText("No actions recorded yet")).toBeVisible();
	expect(errors).toEqual([]);
});

test("save to the cloud with a sign-in in between; find, change, open and delete it", { tag: "@soak" }, async ({
	extensionContext: context,
	site,
}) => {
	test.setTimeout(120_000);
	const builder = await openBuilder(context);
	await recordOrder(builder, context, site);
	await button(builder, "Save to Cloud").click();
	const dialog = builder.getByRole("dialog", { name: "Save to Cloud" });
	await button(builder, "Save Recording").click();
	await expect(dialog.getByText("Please enter a title for the recording")).toBeVisible();
	await dialog.getByLabel("Title").fill("Order some tea");
	await dialog.getByLabel("Tags").fill("tea, , shop");
	await button(builder, "Save Recording").click();
	await expect(builder.getByText("Please sign in to save recordings to the cloud")).toBeVisible();
	await button(builder, /google/i).click();
	await button(builder, /Rita Reader/).click();
	await builder.waitForURL(`${hubOrigin()}/builder`);
	await expect(dialog.getByLabel("Title")).toHaveValue("Order some tea");
	await expect(dialog.getByText(/^6 actions/)).toBeVisible();
	await button(builder, "Save Recording").click();
	await expect(builder.getByText("Recording saved to cloud successfully!")).toBeVisible();
	const [stored] = await storedRows<{ tags: string[]; is_public: boolean; recording_data: string }>(
		builder,
		"action_recordings",
		{ select: "tags,is_public,actions_count,url,recording_data", title: "eq.Order some tea" },
	);
	expect(stored).toMatchObject({ tags: ["tea", "shop"], is_public: false, actions_count: 6, url: site });

	await builder.getByRole("tab", { name: "Recordings" }).click();
	const list = builder.getByRole("list", { name: "Recordings" });
	await builder.getByRole("searchbox", { name: "Search your recordings" }).fill("SOME t");
	await expect(list.getByRole("listitem")).toHaveCount(1);
	await button(builder, "Change Order some tea").click();
	await builder.getByRole("menuitem", { name: "Edit" }).click();
	const edit = builder.getByRole("dialog", { name: "Edit recording" });
	await edit.getByLabel("Description").fill("From the shop around the corner");
	await edit.getByRole("switch", { name: "Public" }).click();
	await edit.getByRole("button", { name: "Save" }).click();
	await expect(builder.getByText("Recording saved", { exact: true })).toBeVisible();
	await expectNoViolations(builder, "the list of recordings");

	const visitor = await context.browser()?.newContext();
	const other = await (visitor ?? context).newPage();
	await openPage(other);
	await other.getByRole("tab", { name: "Recordings" }).click();
	await expect(other.getByText("Sign in to keep recordings")).toBeVisible();
	await button(other, "Public").click();
	await expect(other.getByText("From the shop around the corner")).toBeVisible();
	await button(other, "Open Order some tea").click();
	await expect(rows(other)).toHaveCount(6);
	await expect(rows(other).nth(4)).toContainText("hidden value");
	await expect(other.getByText("hunter2-of-ada")).toHaveCount(0);
	await button(other, "Convert to Flow").click();
	await expect(other.getByText("Converted recording to flow")).toBeVisible();
	await expect(steps(other)).toHaveCount(6);
	await other.close();

	await button(builder, "Change Order some tea").click();
	await builder.getByRole("menuitem", { name: "Delete" }).click();
	await builder.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
	await expect(builder.getByText("Recording deleted")).toBeVisible();
	expect(await storedRows(builder, "action_recordings", { title: "eq.Order some tea" })).toEqual([]);
});

/** A recording of the DevTools Recorder as a file. */
const FILE_B = {
	title: "Recording B",
	steps: [
		{ type: "navigate", url: "https://b.example/start" },
		{ type: "click", selectors: ["#only-in-b"], offsetX: 1, offsetY: 1 },
	],
};

interface StoredRow {
	readonly title: string;
	readonly url: string;
	readonly actions_count: number;
	readonly user_id: string;
}

test("after a sign-in the recording on the screen is saved, not the one in the extension", { tag: "@soak" }, async ({
	extensionContext: context,
	site,
}) => {
	test.setTimeout(120_000);
	const builder = await openBuilder(context);
	await recordOrder(builder, context, site);
	await importRecording(builder, "b.json", JSON.stringify(FILE_B));
	await expect(builder.getByText("Opened: Recording B")).toBeVisible();
	await expect(rows(builder)).toHaveCount(2);
	await button(builder, "Save to Cloud").click();
	const dialog = builder.getByRole("dialog", { name: "Save to Cloud" });
	const title = `Recording B of ${Date.now()}`;
	await dialog.getByLabel("Title").fill(title);
	await button(builder, "Save Recording").click();
	await button(builder, /google/i).click();
	await button(builder, /Rita Reader/).click();
	await builder.waitForURL(`${hubOrigin()}/builder`);
	await expect(dialog.getByLabel("Title")).toHaveValue(title);
	await expect(dialog.getByText(/^2 actions/)).toBeVisible();
	const stored = () => storedRows<StoredRow>(builder, "action_recordings", { title: `eq.${title}` });

	// Without a network it shows an error, keeps everything, and saves on the next attempt.
	await context.setOffline(true);
	await button(builder, "Save Recording").click();
	await expect(dialog.getByText(/^You are offline\./)).toBeVisible();
	await expect(dialog.getByLabel("Title")).toHaveValue(title);
	await context.setOffline(false);
	expect(await stored()).toEqual([]);
	await dialog.getByRole("button", { name: "Try Again" }).click();
	await expect(builder.getByText("Recording saved to cloud successfully!")).toBeVisible();
	expect(await stored()).toMatchObject([{ actions_count: 2, url: "https://b.example/start" }]);

	// B stays open, and A is unchanged.
	await expect(builder.getByText("Opened: Recording B")).toBeVisible();
	await expect(rows(builder)).toHaveCount(2);
	await button(builder, "Clear recorded actions").click();
	await expect(rows(builder)).toHaveCount(6);
	await expect(rows(builder).first()).toContainText("tea.html");
});

test("export in every format, and import what the DevTools Recorder and we export", { tag: "@soak" }, async ({
	extensionContext: context,
	site,
}) => {
	const builder = await openBuilder(context);
	await signIn(builder, "Rita Reader", "/builder");
	await recordOrder(builder, context, site);
	const texts = new Map<string, string>();
	for (const format of [
		"DevTools Recorder (JSON)",
		"Puppeteer script",
		"Playwright test",
		"Selenium IDE project",
		"Scriptorium recording (JSON)",
	]) {
		await button(builder, "Export recording").click();
		const downloading = builder.waitForEvent("download");
		await builder.getByRole("menuitem", { name: format }).click();
		const download = await downloading;
		texts.set(download.suggestedFilename(), await readFile(await download.path(), "utf8"));
		// The password was never recorded, and the export says so.
		if (!format.startsWith("Scriptorium"))
			await expect(builder.getByText(/^Action 5: the value was never/)).toBeVisible();
	}
	expect([...texts.keys()]).toEqual([
		"Recording.json",
		"Recording.mjs",
		"Recording.spec.ts",
		"Recording.side",
		"Recording.scriptorium.json",
	]);
	expect([...texts.values()].filter((text) => text.includes("hunter2-of-ada"))).toEqual([]);
	for (const name of ["Recording.json", "Recording.side", "Recording.scriptorium.json"]) {
		await importRecording(builder, name, texts.get(name) ?? "");
		await expect(builder.getByText("Opened: Recording")).toBeVisible();
		await expect(rows(builder).last()).toContainText("click");
		await button(builder, "Clear recorded actions").click();
	}
	await importRecording(builder, "x.json", "<html>");
	await expect(builder.getByText("The file could not be imported")).toBeVisible();
});
