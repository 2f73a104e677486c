import { expect, test } from "@playwright/test";
import { hubOrigin, signIn } from "../support/hub.ts";

test("a visitor of the admin panel is asked to sign in", async ({ page }) => {
	await page.goto(`${hubOrigin()}/admin`);
	await expect(page.getByText("Please sign in to access the admin panel")).toBeVisible();
	await expect(page).toHaveURL(/\/auth$/);
});

test("a reader is redirected from the admin panel to the home page", async ({ page }) => {
	await signIn(page, "Rita Reader", "/admin");
	await expect(page.getByText("You do not have permission to access the admin panel")).toBeVisible();
	await expect(page).toHaveURL(`${hubOrigin()}/`);
});

test("the administrator enters the panel and sees the facts of the debug page", async ({ page }) => {
	await signIn(page, "Ada Admin", "/admin");
	await expect(page.getByRole("heading", { level: 1, name: "Admin Panel" })).toBeVisible();
	await page.goto(`${hubOrigin()}/admin-debug`);
	const main = page.getByRole("main");
	await expect(main).toContainText("admin@scriptorium.local");
	await expect(main).toContainText(/[0-9a-f]{8}-[0-9a-f]{4}/);
	await expect(main).toContainText(/Admin role\s*admin/i);
});
