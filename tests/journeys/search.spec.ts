import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, watchForErrors } from "../support/hub.ts";

const scripts = (page: Page) => page.getByRole("list", { name: "Scripts" });
const titles = (page: Page) => scripts(page).getByRole("heading", { level: 2 }).allTextContents();
const options = (page: Page) => page.getByRole("listbox", { name: "Suggestions" }).getByRole("option");
const header = (page: Page) => page.getByRole("banner").getByRole("combobox", { name: "Search bookmarklets" });
const box = (page: Page) => page.getByRole("main").getByRole("combobox", { name: "Search bookmarklets" });

test("searches with other words than the title's find the script among the first three", { tag: "@soak" }, async ({
	page,
}) => {
	for (const words of ["export table", "convert table", "html table", "download table as csv"]) {
		await page.goto(`${hubOrigin()}/explore?${new URLSearchParams({ search: words })}`);
		await expect(page.getByLabel("Sort by")).toHaveValue("best_match");
		await expect(scripts(page)).toBeVisible();
		expect((await titles(page)).slice(0, 3), words).toContain("Table to CSV");
		await expect(page.getByText(`all of “${words}”`)).toContainText("have some of the words, or related ones.");
	}
});

test("a typed query has the best match first until another order is chosen, and the address says which", async ({
	page,
}) => {
	await page.goto(`${hubOrigin()}/explore`);
	await expect(page.getByLabel("Sort by")).toHaveValue("popular");
	await box(page).fill("json");
	await expect(page).toHaveURL(/search=json$/);
	await expect(page.getByLabel("Sort by")).toHaveValue("best_match");
	await expect.poll(async () => (await titles(page))[0]).toBe("JSON Viewer");
	await page.getByLabel("Sort by").selectOption("popular");
	await expect(page).toHaveURL(/search=json&sort=popular$/);
	await page.reload();
	await expect(page.getByLabel("Sort by")).toHaveValue("popular");
	await page.getByLabel("Sort by").selectOption("best_match");
	await expect(page).toHaveURL(/search=json$/);
});

test("suggestions open scripts, tags and authors by keyboard and pointer", { tag: "@soak" }, async ({ page }) => {
	const errors = watchForErrors(page);
	await page.goto(`${hubOrigin()}/explore`);
	await expect(scripts(page)).toBeVisible();
	await header(page).fill("csv");
	await expect(options(page).first()).toContainText("Table to CSV");
	await expect(header(page)).toHaveAttribute("aria-expanded", "true");
	await expectNoViolations(page, "suggestions of the header");
	await page.keyboard.press("ArrowDown");
	await expect(options(page).first()).toHaveAttribute("aria-selected", "true");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("Table to CSV");

	await page.setViewportSize({ width: 390, height: 800 });
	await page.getByRole("button", { name: "Open search" }).click();
	const dialog = page.getByRole("dialog");
	await dialog.getByRole("combobox").fill("lena");
	await options(page).filter({ hasText: "Lena Brandt" }).click();
	await expect(page).toHaveURL(/\/lena-brandt$/);
	await expect(dialog).toHaveCount(0);

	await page.goto(`${hubOrigin()}/explore`);
	await box(page).fill("markd");
	await options(page)
		.filter({ hasText: /^markdown/ })
		.click();
	await expect(page).toHaveURL(/category=markdown$/);
	await expect(options(page)).toHaveCount(0);
	await expect(box(page)).toHaveValue("");
	expect(errors).toEqual([]);
});

test("the command palette finds scripts first and remembers what was opened", { tag: "@soak" }, async ({ page }) => {
	await page.goto(hubOrigin());
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await page.keyboard.press("Control+k");
	const palette = page.getByRole("dialog");
	await palette.getByRole("combobox").fill("qr");
	await expect(palette.getByRole("option").first()).toContainText("QR Code");
	await expect(palette.getByRole("option", { selected: true })).toContainText("QR Code");
	await expectNoViolations(page, "scripts in the palette");
	await page.keyboard.press("Enter");
	await expect(page.getByRole("heading", { level: 1 })).toHaveText("QR Code");
	await page.keyboard.press("Control+k");
	await expect(palette.getByRole("option").first()).toContainText("QR Code");
});
