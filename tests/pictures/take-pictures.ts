import { writeFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { type BrowserContext, test as base, expect, type Page } from "@playwright/test";
import { PICTURE_WIDTH, picturePath } from "../../hub-shell/src/features/static-pages/pictures.ts";
import { openExtensionBrowser } from "../support/extension.ts";
import { startFixtureServer } from "../support/fixture-server.ts";
import { extensionFolder, hubOrigin, scriptLinks } from "../support/hub.ts";
import { agreeToRecord } from "../support/recording.ts";

const VIEWPORT = { width: 1280, height: 800 };
const recordedSite = fileURLToPath(new URL("../fixtures/recorder-card", import.meta.url));

const test = base.extend<{ extensionContext: BrowserContext }>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
	extensionContext: async ({}, provide) => {
		const browser = await openExtensionBrowser({ extension: extensionFolder() });
		await browser.allowUserScripts();
		await provide(browser.context);
		await browser.close();
	},
});

/** Writes `docs/pictures/<name>.png`, in the light theme and without anything that moves. */
async function take(page: Page, name: string): Promise<void> {
	await page.setViewportSize(VIEWPORT);
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
	await page.evaluate(async () => {
		await document.fonts.ready;
		scrollTo(0, 0);
	});
	await page.screenshot({
		path: fileURLToPath(new URL(`../../docs/pictures/${name}.png`, import.meta.url)),
		animations: "disabled",
		caret: "hide",
	});
}

/** Writes what the window shows in the size of the tutorials' pictures. */
async function takeForTutorial(page: Page, name: string): Promise<void> {
	const devTools = await page.context().newCDPSession(page);
	const { data } = await devTools.send("Page.captureScreenshot", {
		format: "jpeg",
		quality: 72,
		clip: { x: 0, y: 0, ...VIEWPORT, scale: PICTURE_WIDTH / VIEWPORT.width },
	});
	const file = fileURLToPath(new URL(`../../hub-shell/public${picturePath(name)}`, import.meta.url));
	await writeFile(file, Buffer.from(data, "base64"));
}

test("page of a script", async ({ page }) => {
	await page.setViewportSize(VIEWPORT);
	await page.goto(`${hubOrigin()}/explore?search=Table+to+CSV`);
	await page.getByRole("link", { name: "Table to CSV" }).first().click();
	await expect(
		page.getByRole("region", { name: "Security Analysis" }).getByText("Low Risk", { exact: true }),
	).toBeVisible({ timeout: 90_000 });
	await take(page, "script");
});

test("builder with a recording", async ({ extensionContext }) => {
	const server = await startFixtureServer({ root: recordedSite });
	const site = await extensionContext.newPage();
	await site.goto(server.url("tea.html"));
	const builder = await extensionContext.newPage();
	await builder.setViewportSize(VIEWPORT);
	await builder.goto(`${hubOrigin()}/builder`);
	// The extension has connected: before, Record leads to the recorder.
	await expect(builder.getByRole("button", { name: "Start Recording" })).toBeVisible();
	await agreeToRecord(extensionContext, async () => {
		await builder.getByRole("button", { name: "Record", exact: true }).click();
		await expect(builder.getByText("Recording started. Perform actions in your browser.")).toBeVisible();
	});
	await site.bringToFront();
	await site.getByLabel("Name").click();
	await site.keyboard.type("Ada");
	await site.getByLabel("Password").click();
	await site.keyboard.type("never recorded");
	await site.getByRole("button", { name: "Order" }).click();
	await builder.bringToFront();
	await expect(builder.getByRole("list", { name: "Recorded actions" }).getByRole("listitem")).toHaveCount(6);
	await builder.getByRole("button", { name: "Stop recording" }).click();
	await builder.getByRole("button", { name: "Convert the recording" }).click();
	await expect(
		builder
			.getByRole("tree", { name: /^Steps of the flow/ })
			.getByRole("treeitem")
			.first(),
	).toBeVisible();
	const notices = builder.locator("[data-sonner-toaster]");
	await notices.evaluateAll((lists) => {
		for (const list of lists) list.toggleAttribute("hidden", true);
	});
	await take(builder, "builder");
	await takeForTutorial(builder, "builder-recording");
	await server.stop();
});

test("extension asking before an install", async ({ extensionContext, request }) => {
	const found: unknown = await (await request.get(`${hubOrigin()}/api/v1/scripts?kind=userscript&limit=1`)).json();
	const { items } = found as { items: { html_url: string }[] };
	const page = await extensionContext.newPage();
	await page.setViewportSize(VIEWPORT);
	await page.goto(items[0]?.html_url ?? "");
	const opened = extensionContext.waitForEvent("page");
	await page
		.getByRole("button", { name: /^Install/ })
		.first()
		.click();
	const confirmation = await opened;
	await expect(confirmation.getByRole("heading", { level: 1, name: "Install this script?" })).toBeVisible();
	// An editor, or a plain block for very long code.
	await expect(confirmation.getByLabel(/^Code of /).first()).toBeVisible();
	await expect(confirmation.getByText(/^Score \d+ out of 100$/)).toBeVisible();
	await take(confirmation, "extension");
});

// The last one: by now the hub has rated its scripts, whose emblems show it.
test("home", async ({ page }) => {
	await page.setViewportSize(VIEWPORT);
	await page.goto(hubOrigin());
	await expect(scriptLinks(page, "Featured Bookmarklets")).not.toHaveCount(0);
	await expect(page.getByText(/^\d+ scripts$/)).toHaveCount(6);
	await take(page, "home");
});
