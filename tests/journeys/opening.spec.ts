import { expect, type Locator, type Page, test } from "@playwright/test";
import { hubOrigin } from "../support/hub.ts";

const SCRIPT = "/samuel-oyelaran/table-to-csv";
const PERSON = "/samuel-oyelaran";
const PAGES = ["/", "/explore", "/latest", "/categories", "/category/media", "/category/accessibility", SCRIPT, PERSON];
const WIDTHS = [390, 768, 1280];

/** Opens the page as the server rendered it: only style sheets, fonts and pictures are loaded. */
async function withoutScripts(page: Page): Promise<void> {
	await page.route("**/*", (route) => (route.request().resourceType() === "script" ? route.abort() : route.fallback()));
}

async function placeOf(words: Locator) {
	await words.page().evaluate(() => document.fonts.ready);
	const { x, y, height } = (await words.boundingBox()) ?? { x: 0, y: 0, height: 0 };
	return { text: await words.textContent(), x: Math.round(x), y: Math.round(y), height: Math.round(height) };
}

for (const path of PAGES) {
	test(`the words of ${path} are there before any script, where the screen has them`, { tag: "@soak" }, async ({
		page,
		context,
	}) => {
		const early = await context.newPage();
		await withoutScripts(early);
		await early.goto(hubOrigin() + path);
		await page.goto(hubOrigin() + path);
		const heading = page.getByRole("heading", { level: 1 });
		await expect(heading).toBeVisible();
		for (const width of WIDTHS) {
			await early.setViewportSize({ width, height: 900 });
			await page.setViewportSize({ width, height: 900 });
			const expected = await placeOf(heading);
			await expect.poll(() => placeOf(early.locator(".opening-heading"))).toEqual(expected);
			const lead = early.locator(".opening-lead");
			if ((await lead.count()) > 0) {
				const wanted = await placeOf(page.getByText((await lead.textContent()) ?? "", { exact: true }));
				expect(await placeOf(lead)).toEqual(wanted);
			}
		}
	});
}

test("the server's text stays while the screen's code is loading, and is replaced by the screen", async ({ page }) => {
	const { promise: held, resolve: release } = Promise.withResolvers<void>();
	await page.route(/\/remotes\/catalogue\/.*\.js$/, async (route) => {
		await held;
		await route.fallback();
	});
	await page.goto(`${hubOrigin()}/explore`, { waitUntil: "commit" });
	// The header is the shell's: its scripts have run.
	await expect(page.getByRole("banner").getByRole("link", { name: "Explore" })).toBeVisible();
	await expect(page.getByRole("main").getByText("Explore Bookmarklets")).toBeVisible();
	await expect(page.getByRole("heading", { level: 1 })).toHaveCount(0);
	release();
	await expect(page.getByRole("heading", { level: 1, name: "Explore Bookmarklets" })).toBeVisible();
	await expect(page.locator(".opening-words")).toHaveCount(0);
});

test("a later screen of the page shows only a loading state", { tag: "@soak" }, async ({ page }) => {
	await page.goto(`${hubOrigin()}/security`);
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(page.locator(".opening-words")).toHaveCount(0);
	await page.getByRole("banner").getByRole("link", { name: "Explore" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Explore Bookmarklets" })).toBeVisible();
	await expect(page.locator(".opening-words")).toHaveCount(0);
});
