import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { signIn, watchForErrors } from "../support/hub.ts";
import {
	fillReview,
	notice,
	openReviews,
	ownId,
	reviews,
	scrollToReviews,
	storedReviews,
	storedVotes,
	writeRows,
} from "../support/reviews.ts";
import { storedRows } from "../support/stored-rows.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });

test("a vote counts immediately, can be changed and withdrawn, and is stored", { tag: "@soak" }, async ({ page }) => {
	const errors = watchForErrors(page);
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	const scriptId = await openReviews(page, "Show Passwords");
	const review = reviews(page).getByRole("article").first();
	const helpful = review.getByRole("button", { name: /^Helpful/ });
	const notHelpful = review.getByRole("button", { name: /^Not helpful/ });
	const votes = () => storedVotes(page, scriptId, me);
	const before = Number(await helpful.locator("data").getAttribute("value"));

	await helpful.click();
	await expect(helpful).toHaveAccessibleName(`Helpful ${before + 1} votes`);
	await expect.poll(votes).toEqual([true]);
	await page.reload();
	await scrollToReviews(page);
	await expect(helpful).toHaveAttribute("aria-pressed", "true");
	await expect(helpful).toHaveAccessibleName(`Helpful ${before + 1} votes`);

	await notHelpful.click();
	await expect(notHelpful).toHaveAttribute("aria-pressed", "true");
	await expect(helpful).toHaveAccessibleName(`Helpful ${before} votes`);
	await expect.poll(votes).toEqual([false]);
	await notHelpful.click();
	await expect(notHelpful).toHaveAttribute("aria-pressed", "false");
	await expect.poll(votes).toEqual([]);
	expect(errors).toEqual([]);
});

test("a visitor reads reviews, and signs in to write one: the dialog is open afterwards", { tag: "@soak" }, async ({
	page,
}) => {
	const scriptId = await openReviews(page, "Find Several Words");
	await expect(reviews(page).getByRole("article")).toHaveCount(2);
	const forged = { bookmarklet_id: scriptId, rating: 1, comment: "Written by nobody at all." };
	expect((await writeRows(page, "bookmarklet_reviews", { method: "POST", data: forged })).status()).toBe(401);
	await button(page, "Write a review").click();
	await expect(notice(page, "Please sign in to submit a review")).toBeVisible();
	await page.waitForURL(/\/auth$/);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	await expect(dialog(page).getByRole("heading", { name: "Write a Review" })).toBeVisible();
	expect(new URL(page.url()).pathname).toBe(`/bookmarklet/${scriptId}`);
	await fillReview(page, { comment: "Worth the way through the sign-in." });
	await button(page, "Submit Review").click();
	await expect(notice(page, "Review submitted successfully!")).toBeVisible();
	expect(await storedReviews(page, scriptId, await ownId(page))).toHaveLength(1);
});

test("a visitor's vote requires a sign-in, and is counted afterwards", { tag: "@soak" }, async ({ page }) => {
	const scriptId = await openReviews(page, "Copy as Markdown Link");
	const [review] = await storedRows<{ id: string }>(page, "bookmarklet_reviews", { select: "id", limit: "1" });
	const forged = { review_id: review?.id, user_id: crypto.randomUUID(), is_helpful: true };
	expect((await writeRows(page, "review_votes", { method: "POST", data: forged })).status()).toBe(401);
	const notHelpful = reviews(page)
		.getByRole("article")
		.first()
		.getByRole("button", { name: /^Not helpful/ });
	await notHelpful.click();
	await expect(notice(page, "Please sign in to submit a review")).toBeVisible();
	await page.waitForURL(/\/auth$/);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: /Arthur Author/ }).click();
	await scrollToReviews(page);
	await expect(notHelpful).toHaveAttribute("aria-pressed", "true");
	expect(await storedVotes(page, scriptId, await ownId(page))).toEqual([false]);
});

test("the owner of a script may not review it; only its author may change a review", { tag: "@soak" }, async ({
	page,
}) => {
	await signIn(page, "Arthur Author");
	const me = await ownId(page);
	const saved = await writeRows(page, "rpc/save_script", {
		method: "POST",
		data: {
			p_title: "Never reviewed by its owner",
			p_description: "Says hello to whoever presses it.",
			p_code: "alert('hello')",
			p_category: "utility",
			p_tags: [],
		},
	});
	expect(saved.status()).toBe(200);
	const scriptId = await openReviews(page, "Never reviewed by its owner");
	await expect(reviews(page).getByText("No reviews yet")).toBeVisible();
	await expect(reviews(page).getByText(/^You cannot review your own script\./)).toBeVisible();
	await expectNoViolations(page, "no reviews");
	await expect(button(page, "Report")).toHaveCount(0);
	await expect(button(page, "Write a review")).toHaveCount(0);
	const forged = { bookmarklet_id: scriptId, user_id: me, rating: 5, comment: "I wrote it, and I like it." };
	const refused = await writeRows(page, "bookmarklet_reviews", { method: "POST", data: forged });
	expect(refused.status()).toBe(403);
	expect(await refused.json()).toMatchObject({ code: "42501", message: "You cannot review your own script." });
	expect(await storedReviews(page, scriptId, me)).toEqual([]);

	const foreignScript = await openReviews(page, "JSON Viewer");
	const foreign = reviews(page).getByRole("article").first();
	await foreign.getByRole("button", { name: /^Options for/ }).click();
	await expect(page.getByRole("menuitem", { name: "Report Review" })).toBeVisible();
	await expect(page.getByRole("menuitem", { name: "Delete Review" })).toHaveCount(0);
	// Only of this script, as other journeys insert and delete rows.
	const all = { select: "id", user_id: `neq.${me}`, bookmarklet_id: `eq.${foreignScript}` };
	const before = await storedRows<{ id: string }>(page, "bookmarklet_reviews", all);
	const params = { id: `eq.${before[0]?.id}` };
	const changed = await writeRows(page, "bookmarklet_reviews", { method: "PATCH", params, data: { rating: 1 } });
	expect(await changed.json()).toEqual([]);
	expect(await (await writeRows(page, "bookmarklet_reviews", { method: "DELETE", params })).json()).toEqual([]);
	expect(await storedRows(page, "bookmarklet_reviews", params)).toHaveLength(1);
	await writeRows(page, "rpc/delete_script", { method: "POST", data: { p_id: scriptId } });
});
