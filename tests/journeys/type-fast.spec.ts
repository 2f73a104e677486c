import { expect, type Locator, type Page, test } from "@playwright/test";
import { openCodeTab } from "../support/code-tab.ts";
import { hubOrigin, signIn, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { openReviews } from "../support/reviews.ts";

/** 150 keys: React gives up after 50 updates that follow one another. */
const TEXT = Array.from({ length: 25 }, (_, at) => `word${at % 10}`).join(" ");

/**
 * Keys that come faster than a slow machine works them off, as from a text expander, a password manager or dictation:
 * all of them wait at the page's door at once.
 */
async function typeAtOnce(page: Page, field: Locator, text: string): Promise<void> {
	await field.click();
	const devtools = await page.context().newCDPSession(page);
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
	await Promise.all([...text].map((key) => devtools.send("Input.dispatchKeyEvent", { type: "char", text: key })));
	await devtools.send("Emulation.setCPUThrottlingRate", { rate: 1 });
	await devtools.detach();
}

test("no character of a script is lost when it is typed fast", { tag: "@soak" }, async ({ page }) => {
	const errors = watchForErrors(page);
	await openCodeTab(page);
	const code = page.getByRole("textbox", { name: "Bookmarklet Code" });
	await typeAtOnce(page, code, TEXT);
	await expect(code).toHaveText(TEXT);
	for (const name of ["Title", "Description", "Tags"]) {
		const field = page.getByLabel(name);
		await typeAtOnce(page, field, TEXT);
		const most = Number((await field.getAttribute("maxlength")) ?? TEXT.length);
		await expect(field, name).toHaveValue(TEXT.slice(0, most));
	}
	// What the form holds is what the editor shows: it comes back from the draft.
	await page.goto(`${hubOrigin()}/`);
	await page.goto(`${hubOrigin()}/create`);
	await untilLive(page);
	await page.getByRole("button", { name: "Restore" }).click();
	await expect(code).toHaveText(TEXT);
	expect(errors).toEqual([]);
});

test("search, commands and reviews receive all keys when they are typed fast", { tag: "@soak" }, async ({ page }) => {
	const errors = watchForErrors(page);
	await signIn(page, "Rita Reader", "/explore");
	const fields = {
		header: page.getByRole("banner").getByRole("combobox"),
		explore: page.getByRole("main").getByRole("combobox", { name: "Search bookmarklets" }),
		palette: page.getByRole("dialog").getByRole("combobox"),
		comment: page.getByRole("dialog").getByLabel("Comment"),
	};
	await typeAtOnce(page, fields.header, TEXT);
	await expect(fields.header).toHaveValue(TEXT);
	await typeAtOnce(page, fields.explore, TEXT);
	await expect(fields.explore).toHaveValue(TEXT);
	await page.keyboard.press("Control+k");
	await typeAtOnce(page, fields.palette, TEXT);
	await expect(fields.palette).toHaveValue(TEXT);
	await openReviews(page, "Clean Links");
	await page.getByRole("button", { name: "Write a review", exact: true }).click();
	await typeAtOnce(page, fields.comment, TEXT);
	await expect(fields.comment).toHaveValue(TEXT);
	expect(errors).toEqual([]);
});
