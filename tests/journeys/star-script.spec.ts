import { expect, test } from "@playwright/test";
import { hubOrigin, signIn } from "../support/hub.ts";
import { openScript } from "../support/reviews.ts";

test("a reader stars a script, sees the count after a reload, and takes the star back", { tag: "@soak" }, async ({
	page,
}) => {
	await signIn(page, "Rita Reader");
	await openScript(page, "Show Passwords");
	const star = page.getByRole("button", { name: /^star/i });
	await expect(star).toHaveAttribute("aria-pressed", "false");
	const count = star.getByText(/^\d+ stars?$/);
	const before = Number.parseInt((await count.textContent()) ?? "", 10);
	expect(before).not.toBeNaN();

	await star.click();
	await expect(page.getByText("Bookmarklet added to favorites")).toBeVisible();
	await page.reload();
	await expect(star).toHaveAttribute("aria-pressed", "true");
	await expect(count).toHaveText(new RegExp(`^${before + 1} stars?$`));

	await star.click();
	await expect(page.getByText("Bookmarklet removed from favorites")).toBeVisible();
	await page.reload();
	await expect(star).toHaveAttribute("aria-pressed", "false");
	await expect(count).toHaveText(new RegExp(`^${before} stars?$`));
});

test("signing out leads to the sign-in screen, and the session is gone", async ({ page }) => {
	await signIn(page, "Rita Reader");
	await page
		.getByRole("banner")
		.getByRole("button", { name: /Rita Reader/ })
		.click();
	await page.getByRole("menuitem", { name: "Log out" }).click();
	await page.waitForURL(/\/auth$/);
	await page.goto(hubOrigin());
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
	const left = await page.evaluate(() => Object.keys(localStorage).filter((key) => /auth-token/.test(key)));
	expect(left).toEqual([]);
});
