import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { notice, openScript, reviews, scrollToReviews } from "../support/reviews.ts";
import { storedRows } from "../support/stored-rows.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a review and a script are reported with a reason, once", { tag: "@soak" }, async ({ page }) => {
	await openScript(page, "Video Speed Keys");
	await button(page, "Report").click();
	await expect(notice(page, "Please sign in to report")).toBeVisible();
	await page.waitForURL(/\/auth$/);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	await expect(dialog(page).getByRole("heading", { name: "Report this script" })).toBeVisible();
	const scriptId = new URL(page.url()).pathname.split("/").at(-1) ?? "";
	await button(page, "Send Report").click();
	await expect(dialog(page).getByText("Please choose a reason")).toBeVisible();
	await expectNoViolations(page, "the report dialog");
	await expect(dialog(page).getByRole("radio")).toHaveCount(6);
	await dialog(page)
		.getByRole("radio", { name: /^Broken/ })
		.check();
	await dialog(page).getByLabel("Details (optional)").fill("The keys do nothing here.");
	await button(page, "Send Report").click();
	await expect(notice(page, "Report sent")).toBeVisible();

	await scrollToReviews(page);
	const reported = reviews(page).getByRole("article").first();
	await reported.getByRole("button", { name: /^Options for/ }).click();
	await page.getByRole("menuitem", { name: "Report Review" }).click();
	await expect(dialog(page).getByRole("heading", { name: "Report this review" })).toBeVisible();
	await dialog(page).getByRole("radio", { name: /^Spam/ }).check();
	await button(page, "Send Report").click();
	await expect(dialog(page)).toBeHidden();
	const own = { select: "reason,description,review_id,status", bookmarklet_id: `eq.${scriptId}`, order: "reason" };
	expect(await storedRows(page, "moderation_reports", own)).toEqual([
		{ reason: "broken", description: "The keys do nothing here.", review_id: null, status: "pending" },
		{ reason: "spam", description: null, review_id: expect.stringMatching(/^[0-9a-f-]{36}$/), status: "pending" },
	]);

	await button(page, "Report").click();
	await dialog(page)
		.getByRole("radio", { name: /^Malicious/ })
		.check();
	await button(page, "Send Report").click();
	await expect(notice(page, "You have already reported this")).toBeVisible();
	expect(await storedRows(page, "moderation_reports", own)).toHaveLength(2);
});
