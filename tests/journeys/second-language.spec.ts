import { expect, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin } from "../support/hub.ts";

test.describe("a browser that prefers German", () => {
	test.use({ locale: "de-AT" });

	test("gets shell, home and explore in German from the first words on, and the rest in English", {
		tag: "@soak",
	}, async ({ page }) => {
		const html = await (
			await page.request.get(hubOrigin(), { headers: { "accept-language": "de-AT,de;q=0.9" } })
		).text();
		expect(html).toContain('<html lang="de">');
		expect(html).toContain("Kleine Skripte, von Hand gemacht");
		const errors: string[] = [];
		page.on("pageerror", (error) => errors.push(error.message));
		await page.goto(hubOrigin());
		await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Kleine Skripte/);
		await expect(page.getByRole("heading", { name: "Neu hinzugekommen" })).toBeVisible();
		await expect(page.locator("html")).toHaveAttribute("lang", "de");
		await expect(page.getByRole("main")).toHaveAttribute("lang", "de");
		await expectNoViolations(page, "home in German");
		await page.getByRole("banner").getByRole("link", { name: "Entdecken" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Bookmarklets entdecken" })).toBeVisible();
		await expect(page.getByText(/^\d+ Skripte$/).first()).toBeVisible();
		await page.getByRole("contentinfo").getByRole("link", { name: "Neueste" }).click();
		await expect(page.getByRole("heading", { level: 1, name: "Latest Bookmarklets" })).toBeVisible();
		await expect(page.getByRole("main")).toHaveAttribute("lang", "en");
		await expect(page.getByRole("main").getByText(/Risiko|Sterne/)).toHaveCount(0);
		expect(errors).toEqual([]);
	});
});

test("the footer switches the language, and later visits keep it", { tag: "@soak" }, async ({ page }) => {
	await page.goto(`${hubOrigin()}/explore?category=productivity`);
	await expect(page.getByRole("heading", { level: 1, name: "Explore Bookmarklets" })).toBeVisible();
	await page.getByRole("group", { name: "Language" }).getByRole("button", { name: "Deutsch" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Bookmarklets entdecken" })).toBeVisible();
	await expect(page).toHaveURL(/\/explore\?category=productivity$/);
	await page.goto(hubOrigin());
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Kleine Skripte/);
	await page.getByRole("group", { name: "Sprache" }).getByRole("button", { name: "English" }).click();
	await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^Small scripts/);
});
