import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { signIn, watchForErrors } from "../support/hub.ts";
import {
	fillReview,
	notice,
	openReviews,
	ownId,
	reviewWith,
	scrollToReviews,
	storedReviews,
	writeRows,
} from "../support/reviews.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const options = (page: Page, text: string) => reviewWith(page, text).getByRole("button", { name: /^Options for/ });
/** Number of reviews in the head of the page. */
const countInHead = async (page: Page) => {
	const words = await page
		.getByRole("main")
		.getByRole("img", { name: /out of 5, \d+ reviews?$/ })
		.first()
		.getAttribute("aria-label");
	return Number(/(\d+) reviews?/.exec(words ?? "")?.[1]);
};

test("a review is written, changed and deleted, on the page and in the database", async ({ page }) => {
	test.setTimeout(120_000);
	const errors = watchForErrors(page);
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	const scriptId = await openReviews(page, "Clean Links");
	const before = await countInHead(page);
	await button(page, "Write a review").click();
	await expect(dialog(page).getByRole("heading", { name: "Write a Review" })).toBeVisible();
	await expect(dialog(page).getByRole("radio", { name: /^5 stars/ })).toBeChecked();

	const words = {
		1: "Poor - Major issues",
		2: "Fair - Needs improvement",
		3: "Good - Works as expected",
		4: "Very Good - Exceeds expectations",
		5: "Excellent - Outstanding!",
	};
	for (const [stars, label] of Object.entries(words)) {
		const star = dialog(page).getByRole("radio", { name: `${stars} star${stars === "1" ? "" : "s"}, ${label}` });
		await star.hover();
		await expect(dialog(page).getByText(label, { exact: true })).toBeVisible();
	}
	await fillReview(page, { stars: 4, title: "Short links", comment: "  It cleans what I copy. ", version: "1.1.0" });
	await expect(dialog(page).getByText("22 / 1000")).toBeVisible();
	await button(page, "Submit Review").click();
	await expect(notice(page, "Review submitted successfully!")).toBeVisible();
	await expect(dialog(page)).toBeHidden();
	await expect(reviewWith(page, "It cleans what I copy.")).toContainText("for 1.1.0");
	await expect(reviewWith(page, "It cleans what I copy.")).toContainText("Your review");
	await expect.poll(() => countInHead(page)).toBe(before + 1);
	expect(await storedReviews(page, scriptId, me)).toMatchObject([
		{ rating: 4, title: "Short links", comment: "It cleans what I copy.", works_on_version: "1.1.0" },
	]);

	await page.reload();
	await scrollToReviews(page);
	await button(page, "Edit your review").click();
	await expect(dialog(page).getByRole("heading", { name: "Edit Your Review" })).toBeVisible();
	await expect(dialog(page).getByLabel("Title (optional)")).toHaveValue("Short links");
	await expect(dialog(page).getByRole("radio", { name: /^4 stars/ })).toBeChecked();
	await fillReview(page, { stars: 2, title: "", comment: "It stopped cleaning one of my sites.", version: "" });
	await button(page, "Update Review").click();
	await expect(notice(page, "Review updated successfully!")).toBeVisible();
	await expect(reviewWith(page, "It stopped cleaning one of my sites.")).toContainText("edited");
	expect(await storedReviews(page, scriptId, me)).toMatchObject([
		{ rating: 2, title: null, comment: "It stopped cleaning one of my sites.", works_on_version: null },
	]);

	await options(page, "It stopped cleaning").click();
	await page.getByRole("menuitem", { name: "Delete Review" }).click();
	const question = page.getByRole("alertdialog");
	await expect(question.getByText("Are you sure you want to delete this review?")).toBeVisible();
	await question.getByRole("button", { name: "Cancel" }).click();
	expect(await storedReviews(page, scriptId, me)).toHaveLength(1);
	await options(page, "It stopped cleaning").click();
	await page.getByRole("menuitem", { name: "Delete Review" }).click();
	await question.getByRole("button", { name: "Delete", exact: true }).click();
	await expect(notice(page, "Review deleted successfully!")).toBeVisible();
	await expect(reviewWith(page, "It stopped cleaning")).toHaveCount(0);
	await expect(page.getByRole("heading", { name: "Reviews" })).toBeFocused();
	await expect.poll(() => countInHead(page)).toBe(before);
	expect(await storedReviews(page, scriptId, me)).toEqual([]);
	expect(errors).toEqual([]);
});

test("errors are shown at their fields, the first one has the focus, and nothing is sent", { tag: "@soak" }, async ({
	page,
}) => {
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	const scriptId = await openReviews(page, "Contrast Check");
	await button(page, "Write a review").click();
	const submit = button(page, "Submit Review");
	const comment = dialog(page).getByLabel("Comment");
	const refused: [string, string][] = [
		["", "Please write a review comment"],
		["          \n   ", "Please write a review comment"],
		["too short", "Review must be at least 10 characters long"],
		["   too short   ", "Review must be at least 10 characters long"],
		["x".repeat(1001), "Review must be at most 1000 characters long"],
	];
	for (const [typed, text] of refused) {
		await comment.fill(typed);
		await submit.click();
		await expect(comment).toHaveAccessibleDescription(text);
		await expect(comment).toBeFocused();
	}
	await expect(dialog(page).getByText("1001 / 1000")).toBeVisible();
	await fillReview(page, { comment: "x".repeat(1000), title: "x".repeat(101), version: "x".repeat(21) });
	await submit.click();
	await expect(dialog(page).getByText("Title must be at most 100 characters long")).toBeVisible();
	await expect(dialog(page).getByText("Version must be at most 20 characters long")).toBeVisible();
	await expect(dialog(page).getByLabel("Title (optional)")).toBeFocused();
	await expectNoViolations(page, "the dialog with mistakes");
	expect(await storedReviews(page, scriptId, me)).toEqual([]);

	await fillReview(page, { comment: "x".repeat(1000), title: "x".repeat(100), version: "x".repeat(20) });
	await submit.click();
	await expect(notice(page, "Review submitted successfully!")).toBeVisible();
	expect(await storedReviews(page, scriptId, me)).toMatchObject([
		{ rating: 5, title: "x".repeat(100), comment: "x".repeat(1000), works_on_version: "x".repeat(20) },
	]);
});

test("a second review of the same person is refused, and the input becomes an edit", { tag: "@soak" }, async ({
	page,
}) => {
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	const scriptId = await openReviews(page, "Page Outline");
	await button(page, "Write a review").click();
	await fillReview(page, { comment: "Typed in the second tab." });
	const elsewhere = { bookmarklet_id: scriptId, user_id: me, rating: 3, comment: "Sent from the first tab." };
	expect((await writeRows(page, "bookmarklet_reviews", { method: "POST", data: elsewhere })).status()).toBe(201);
	await button(page, "Submit Review").click();
	await expect(notice(page, "You have already reviewed this bookmarklet")).toBeVisible();
	await expect(dialog(page).getByRole("heading", { name: "Edit Your Review" })).toBeVisible();
	await expect(dialog(page).getByLabel("Comment")).toHaveValue("Typed in the second tab.");
	await button(page, "Update Review").click();
	await expect(notice(page, "Review updated successfully!")).toBeVisible();
	expect(await storedReviews(page, scriptId, me)).toMatchObject([{ rating: 5, comment: "Typed in the second tab." }]);
});

test("a failure is shown, changes nothing and keeps the input", { tag: "@soak" }, async ({ page }) => {
	const down = { status: 503, json: { message: "down" } };
	const failing = (method: string, table: string) =>
		page.route(`**/rest/v1/${table}*`, (route) =>
			route.request().method() === method ? route.fulfill(down) : route.fallback(),
		);
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	const scriptId = await openReviews(page, "Quote with Source");
	await button(page, "Write a review").click();
	await fillReview(page, { comment: "Quotes with everything that belongs to them." });
	await failing("POST", "bookmarklet_reviews");
	await button(page, "Submit Review").click();
	await expect(notice(page, "Failed to submit review")).toBeVisible();
	await expect(dialog(page).getByLabel("Comment")).toHaveValue("Quotes with everything that belongs to them.");
	expect(await storedReviews(page, scriptId, me)).toEqual([]);
	await page.unrouteAll();
	await button(page, "Submit Review").click();
	await expect(notice(page, "Review submitted successfully!")).toBeVisible();

	await failing("PATCH", "bookmarklet_reviews");
	await button(page, "Edit your review").click();
	await fillReview(page, { comment: "This change does not arrive." });
	await button(page, "Update Review").click();
	await expect(notice(page, "Failed to update review")).toBeVisible();
	await page.keyboard.press("Escape");
	await failing("DELETE", "bookmarklet_reviews");
	await options(page, "Quotes with everything").click();
	await page.getByRole("menuitem", { name: "Delete Review" }).click();
	await page.getByRole("alertdialog").getByRole("button", { name: "Delete", exact: true }).click();
	await expect(notice(page, "Failed to delete review")).toBeVisible();
	await page.getByRole("alertdialog").getByRole("button", { name: "Cancel" }).click();
	expect(await storedReviews(page, scriptId, me)).toMatchObject([
		{ comment: "Quotes with everything that belongs to them." },
	]);

	await failing("PATCH", "review_votes");
	const helpful = reviewWith(page, "Quotes with everything").getByRole("button", { name: /^Helpful/ });
	await helpful.click();
	await expect(notice(page, "Failed to submit vote")).toBeVisible();
	await expect(helpful).toHaveAttribute("aria-pressed", "false");
	await expect(helpful).toHaveAccessibleName("Helpful 0 votes");
});

test("input persists over closing and a reload, and can be discarded", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Ada Admin");
	await openReviews(page, "Reading Mode");
	await button(page, "Write a review").click();
	await fillReview(page, { stars: 2, comment: "Half a thought", title: "Unfinished" });
	await page.reload();
	await scrollToReviews(page);
	await button(page, "Write a review").click();
	await expect(dialog(page).getByText("This is what you typed before.")).toBeVisible();
	await expect(dialog(page).getByLabel("Comment")).toHaveValue("Half a thought");
	await expect(dialog(page).getByLabel("Title (optional)")).toHaveValue("Unfinished");
	await expect(dialog(page).getByRole("radio", { name: /^2 stars/ })).toBeChecked();
	await page.keyboard.press("Escape");
	await expect(button(page, "Write a review")).toBeFocused();
	await button(page, "Write a review").click();
	await dialog(page).getByRole("button", { name: "Discard" }).click();
	await expect(dialog(page).getByLabel("Comment")).toHaveValue("");
	await page.keyboard.press("Escape");
	await button(page, "Write a review").click();
	await expect(dialog(page).getByText("This is what you typed before.")).toHaveCount(0);
});
