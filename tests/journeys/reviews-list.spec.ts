import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations, expectNoViolationsIn } from "../support/axe.ts";
import { hubOrigin, signIn } from "../support/hub.ts";
import { openReviews, reviews, scrollToReviews } from "../support/reviews.ts";
import { storedRows } from "../support/stored-rows.ts";

const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("five orders, stored in the address, equal those of the database; a review names its version", {
	tag: "@soak",
}, async ({ page }) => {
	const scriptId = await openReviews(page, "Table to CSV");
	const orders = {
		most_helpful: "helpful_rank.desc,created_at.desc",
		newest: "created_at.desc",
		oldest: "created_at.asc",
		highest_rated: "rating.desc",
		lowest_rated: "rating.asc",
	};
	const sort = reviews(page).getByLabel("Sort by");
	await expect(sort).toHaveValue("most_helpful");
	for (const [name, order] of Object.entries(orders)) {
		await sort.selectOption(name);
		const rows = await storedRows<{ comment: string }>(page, "bookmarklet_reviews", {
			select: "comment",
			bookmarklet_id: `eq.${scriptId}`,
			order,
		});
		expect(rows).toHaveLength(3);
		await expect(reviews(page).getByRole("article")).toContainText(rows.map(({ comment }) => comment));
	}
	await expect(page).toHaveURL(/\?reviews=lowest_rated$/);
	await page.reload();
	await scrollToReviews(page);
	await expect(sort).toHaveValue("lowest_rated");
	await expect(reviews(page).getByRole("article").first()).toContainText("for 1.0.0 (not the newest version)");
	await expect(reviews(page).getByRole("article").last()).toContainText("for 1.1.0");
	await expect(reviews(page).getByRole("article").last()).not.toContainText("not the newest");
	await expect(reviews(page).getByText("3 reviews", { exact: true })).toBeVisible();
	await expect(reviews(page).getByText("5 stars: 1 review")).toBeAttached();
	await sort.selectOption("most_helpful");
	await expect(page).not.toHaveURL(/reviews=/);
});

test("reviews, their menu and their dialog have no accessibility violations", { tag: "@soak" }, async ({ page }) => {
	test.setTimeout(240_000);
	await signIn(page, "Rita Reader");
	await openReviews(page, "Direct Result Links");
	const options = reviews(page)
		.getByRole("button", { name: /^Options for/ })
		.first();
	await expect(options).toBeVisible();
	await expectNoViolations(page, "reviews");
	await options.click();
	await expect(page.getByRole("menu")).toBeVisible();
	await expectNoViolationsIn(page, "[role=menu]", "menu of a review");
	await page.keyboard.press("Escape");
	await button(page, "Write a review").click();
	await expectNoViolations(page, "review dialog");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoViolations(page, "review dialog at 390 px");
});

test("reviews that cannot be read show an error, and can be requested again", { tag: "@soak" }, async ({ page }) => {
	await page.goto(hubOrigin());
	const asked = /\/rest\/v1\/(bookmarklet_reviews|rpc\/get_review_summary)/;
	await page.route(asked, (route) => route.fulfill({ status: 500, json: { message: "down" } }));
	await openReviews(page, "Direct Result Links");
	await expect(reviews(page).getByText("Failed to load reviews")).toBeVisible({ timeout: 30_000 });
	await expect(reviews(page).getByText("The rating could not be read")).toBeVisible({ timeout: 30_000 });
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoViolations(page, "reviews that could not be read, at 390 px");
	await page.unrouteAll();
	await reviews(page).getByRole("button", { name: "Try Again" }).last().click();
	await reviews(page).getByRole("button", { name: "Try Again" }).first().click();
	await expect(reviews(page).getByText("The rating could not be read")).toHaveCount(0);
	await expect(reviews(page).getByRole("article").first()).toBeVisible();
});
