import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import {
	fillReview,
	notice,
	openScript,
	ownId,
	reviews,
	reviewWith,
	storedReviews,
	writeRows,
} from "../support/reviews.ts";
import { storedRows } from "../support/stored-rows.ts";

const dialog = (page: Page) => page.getByRole("dialog");
const button = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const options = (page: Page, text: string) => reviewWith(page, text).getByRole("button", { name: /^Options for/ });
/** How many reviews the head of the page says there are. */
const countInHead = async (page: Page) => {
	const words = await page
		.getByRole("main")
		.getByRole("img", { name: /out of 5, \d+ reviews?$/ })
		.first()
		.getAttribute("aria-label");
	return Number(/(\d+) reviews?/.exec(words ?? "")?.[1]);
};

test("a review is written, changed and deleted; page and database follow", async ({ page }) => {
	test.setTimeout(120_000);
	const errors = watchForErrors(page);
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	const scriptId = await openScript(page, "Clean Links");
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

test("what is wrong is said at the field, the first one has the focus, and nothing is sent", async ({ page }) => {
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	const scriptId = await openScript(page, "Contrast Check");
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

test("a second review of the same person is refused, and what was typed becomes a change", async ({ page }) => {
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	const scriptId = await openScript(page, "Page Outline");
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

test("what fails says so, changes nothing and loses nothing", async ({ page }) => {
	const down = { status: 503, json: { message: "down" } };
	const failing = (method: string, table: string) =>
		page.route(`**/rest/v1/${table}*`, (route) =>
			route.request().method() === method ? route.fulfill(down) : route.fallback(),
		);
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	const scriptId = await openScript(page, "Quote with Source");
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

test("a vote counts at once, can be changed and taken back, and stays", async ({ page }) => {
	const errors = watchForErrors(page);
	await signIn(page, "Rita Reader");
	const me = await ownId(page);
	await openScript(page, "Show Passwords");
	const review = reviews(page).getByRole("article").first();
	const helpful = review.getByRole("button", { name: /^Helpful/ });
	const notHelpful = review.getByRole("button", { name: /^Not helpful/ });
	const votes = () => storedRows(page, "review_votes", { select: "is_helpful", user_id: `eq.${me}` });
	const before = Number(await helpful.locator("data").getAttribute("value"));

	await helpful.click();
	await expect(helpful).toHaveAccessibleName(`Helpful ${before + 1} votes`);
	await expect.poll(votes).toEqual([{ is_helpful: true }]);
	await page.reload();
	await expect(helpful).toHaveAttribute("aria-pressed", "true");
	await expect(helpful).toHaveAccessibleName(`Helpful ${before + 1} votes`);

	await notHelpful.click();
	await expect(notHelpful).toHaveAttribute("aria-pressed", "true");
	await expect(helpful).toHaveAccessibleName(`Helpful ${before} votes`);
	await expect.poll(votes).toEqual([{ is_helpful: false }]);
	await notHelpful.click();
	await expect(notHelpful).toHaveAttribute("aria-pressed", "false");
	await expect.poll(votes).toEqual([]);
	expect(errors).toEqual([]);
});

test("a visitor reads reviews, and signs in to write one: the dialog is there on return", async ({ page }) => {
	const scriptId = await openScript(page, "Find Several Words");
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

test("a visitor's vote is sent to the sign-in, and counted on return", async ({ page }) => {
	await openScript(page, "Copy as Markdown Link");
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
	await expect(notHelpful).toHaveAttribute("aria-pressed", "true");
	const own = { select: "is_helpful", user_id: `eq.${await ownId(page)}` };
	expect(await storedRows(page, "review_votes", own)).toEqual([{ is_helpful: false }]);
});

test("the owner of a script may review and vote; a review is its author's alone to change", async ({ page }) => {
	await signIn(page, "Arthur Author");
	const me = await ownId(page);
	const saved = await writeRows(page, "rpc/save_script", {
		method: "POST",
		data: {
			p_title: "Reviewed by its owner",
			p_description: "Says hello to whoever presses it.",
			p_code: "alert('hello')",
			p_category: "utility",
			p_tags: [],
		},
	});
	expect(saved.status()).toBe(200);
	const scriptId = await openScript(page, "Reviewed by its owner");
	await expect(reviews(page).getByText("No reviews yet")).toBeVisible();
	await expectNoViolations(page, "no reviews");
	await expect(button(page, "Report")).toHaveCount(0);
	await button(page, "Write a review").click();
	await fillReview(page, { comment: "I wrote it, and I like it.", stars: 3 });
	await button(page, "Submit Review").click();
	await expect(notice(page, "Review submitted successfully!")).toBeVisible();
	await reviewWith(page, "I wrote it")
		.getByRole("button", { name: /^Helpful/ })
		.click();
	await expect
		.poll(async () => (await storedReviews(page, scriptId, me))[0])
		.toMatchObject({ rating: 3, helpful_count: 1 });

	await openScript(page, "JSON Viewer");
	const foreign = reviews(page).getByRole("article").first();
	await foreign.getByRole("button", { name: /^Options for/ }).click();
	await expect(page.getByRole("menuitem", { name: "Report Review" })).toBeVisible();
	await expect(page.getByRole("menuitem", { name: "Delete Review" })).toHaveCount(0);
	const all = { select: "id,comment,rating", user_id: `neq.${me}`, order: "id" };
	const before = await storedRows<{ id: string }>(page, "bookmarklet_reviews", all);
	const params = { id: `eq.${before[0]?.id}` };
	const changed = await writeRows(page, "bookmarklet_reviews", { method: "PATCH", params, data: { rating: 1 } });
	expect(await changed.json()).toEqual([]);
	expect(await (await writeRows(page, "bookmarklet_reviews", { method: "DELETE", params })).json()).toEqual([]);
	expect(await storedRows(page, "bookmarklet_reviews", params)).toHaveLength(1);
	await writeRows(page, "rpc/delete_script", { method: "POST", data: { p_id: scriptId } });
});

test("what is typed survives closing and a reload, and can be discarded", async ({ page }) => {
	await signIn(page, "Ada Admin");
	await openScript(page, "Reading Mode");
	await button(page, "Write a review").click();
	await fillReview(page, { stars: 2, comment: "Half a thought", title: "Unfinished" });
	await page.reload();
	await button(page, "Write a review").click();
	await expect(dialog(page).getByText("This is what you typed before.")).toBeVisible();
	await expect(dialog(page).getByLabel("Comment")).toHaveValue("Half a thought");
	await expect(dialog(page).getByLabel("Title (optional)")).toHaveValue("Unfinished");
	await expect(dialog(page).getByRole("radio", { name: /^2 stars/ })).toBeChecked();
	await page.keyboard.press("Escape");
	await expect(button(page, "Write a review")).toBeFocused();
	await button(page, "Write a review").click();
	await dialog(page).getByRole("button", { name: "Discard it" }).click();
	await expect(dialog(page).getByLabel("Comment")).toHaveValue("");
	await page.keyboard.press("Escape");
	await button(page, "Write a review").click();
	await expect(dialog(page).getByText("This is what you typed before.")).toHaveCount(0);
});

test("five orders, kept in the address, as the database has them; a review says which version it is about", async ({
	page,
}) => {
	const scriptId = await openScript(page, "Table to CSV");
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
	await expect(sort).toHaveValue("lowest_rated");
	await expect(reviews(page).getByRole("article").first()).toContainText("for 1.0.0 (not the newest version)");
	await expect(reviews(page).getByRole("article").last()).toContainText("for 1.1.0");
	await expect(reviews(page).getByRole("article").last()).not.toContainText("not the newest");
	await expect(reviews(page).getByText("3 reviews", { exact: true })).toBeVisible();
	await expect(reviews(page).getByText("5 stars: 1 review")).toBeAttached();
	await sort.selectOption("most_helpful");
	await expect(page).not.toHaveURL(/reviews=/);
});

test("a review and a script are reported with a reason, once", async ({ page }) => {
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

test("reviews, their menu and their dialog have no accessibility violations", async ({ page }) => {
	test.setTimeout(120_000);
	await signIn(page, "Rita Reader");
	await openScript(page, "Direct Result Links");
	await reviews(page)
		.getByRole("button", { name: /^Options for/ })
		.first()
		.click();
	await expectNoViolations(page, "menu of a review");
	await page.keyboard.press("Escape");
	await button(page, "Write a review").click();
	await expectNoViolations(page, "review dialog");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoViolations(page, "review dialog at 390 px");
});

test("reviews that cannot be read say so, and can be asked for again", async ({ page }) => {
	await page.goto(hubOrigin());
	const asked = /\/rest\/v1\/(bookmarklet_reviews|rpc\/get_review_summary)/;
	await page.route(asked, (route) => route.fulfill({ status: 500, json: { message: "down" } }));
	await openScript(page, "Direct Result Links");
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
