import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { PICTURE_HEIGHT, PICTURE_WIDTH, picturePath } from "../../hub-shell/src/features/static-pages/pictures.ts";
import { canvas, openBuilder } from "../support/builder-page.ts";
import { showCodeTab } from "../support/code-tab.ts";
import { hubOrigin } from "../support/hub.ts";

/** The pictures show the layout of a wide window, in fewer pixels. */
const SCALE = 0.75;
test.use({
	viewport: { width: PICTURE_WIDTH / SCALE, height: PICTURE_HEIGHT / SCALE },
	deviceScaleFactor: SCALE,
	colorScheme: "light",
});

/** Writes a picture of the tutorials: what is in the window, in the light theme and without anything that moves. */
async function take(page: Page, name: string): Promise<void> {
	await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
	await page.evaluate(() => document.fonts.ready);
	await page.screenshot({
		path: fileURLToPath(new URL(`../../hub-shell/public${picturePath(name)}`, import.meta.url)),
		type: "jpeg",
		quality: 72,
		animations: "disabled",
		caret: "hide",
	});
}

async function open(page: Page, path: string): Promise<void> {
	await page.goto(hubOrigin() + path);
	await expect(page.getByRole("heading", { level: 1 }).first()).toBeVisible();
}

test("pictures of the catalog", async ({ page }) => {
	await open(page, "/explore?search=table");
	await expect(page.getByRole("link", { name: "Table to CSV" }).first()).toBeVisible();
	await take(page, "explore-search");
	await page.getByRole("link", { name: "Table to CSV" }).first().click();
	const security = page.getByRole("region", { name: "Security Analysis" });
	await expect(security.getByText("Low Risk", { exact: true })).toBeVisible();
	await security.evaluate((element) => element.scrollIntoView());
	await page.mouse.wheel(0, -90);
	await take(page, "script-security");
	await page
		.getByRole("heading", { name: "Instructions" })
		.first()
		.evaluate((element) => element.scrollIntoView({ block: "center" }));
	await take(page, "script-install");
	await open(page, "/explore?search=kind%3Auserscript");
	const userscript = page.getByRole("main").getByRole("heading", { level: 2 }).getByRole("link").first();
	await expect(userscript).toBeVisible();
	await take(page, "explore-userscripts");
	await userscript.click();
	await expect(
		page
			.getByRole("button", { name: /^Install/ })
			.or(page.getByRole("link", { name: /^Install/ }))
			.first(),
	).toBeVisible();
	await take(page, "script-userscript");
});

test("pictures of the shell's pages", async ({ page }) => {
	for (const [path, name] of [
		["/extension", "get-extension"],
		["/security", "security-levels"],
		["/security/scorecard", "scorecard"],
	] as const) {
		await open(page, path);
		await take(page, name);
	}
});

test("pictures of the editor", async ({ page }) => {
	await open(page, "/create");
	await showCodeTab(page);
	await expect(page.getByLabel("Bookmarklet Code").first()).toBeVisible();
	await take(page, "create-empty");
	await page.getByLabel("Title", { exact: true }).fill("Count the words");
	await page.getByLabel("Description", { exact: true }).fill("Says how many words the page has.");
	await page.getByLabel("Bookmarklet Code").first().click();
	await page.keyboard.insertText(
		"javascript:(() => {\n  const words = document.body.innerText.trim().split(/\\s+/).length;\n  alert(words + ' words');\n})();",
	);
	const check = page.getByText("Low Risk", { exact: true }).first();
	await expect(check).toBeVisible();
	await check.evaluate((element) => element.scrollIntoView({ block: "center" }));
	await take(page, "create-checked");
});

test("pictures of the builder", async ({ page }) => {
	await openBuilder(page);
	await take(page, "builder-empty");
	await page.getByRole("tab", { name: "Templates" }).click();
	await page.getByRole("button", { name: /^Shopping Price Tracker/ }).click();
	await expect(page.getByText("Valid", { exact: true })).toBeVisible();
	await expect(canvas(page).locator(".react-flow__node").first()).toBeInViewport();
	// The notice covers the list of templates.
	await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
	await take(page, "builder-template");
});
