import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, type StandInAccount, signIn } from "../support/hub.ts";
import { notice } from "../support/reviews.ts";
import { saveScriptAs } from "../support/save-script.ts";
import { storeRow } from "../support/stored-rows.ts";

async function openAs(browser: Browser, account: StandInAccount): Promise<Page> {
	const page = await (await browser.newContext()).newPage();
	await signIn(page, account);
	return page;
}

async function fileReport(page: Page, scriptId: string, reason: string): Promise<void> {
	await storeRow(page, "moderation_reports", {
		bookmarklet_id: scriptId,
		reason,
		description: "It sends what is typed to another site.",
	});
}

const row = (page: Page, title: string) =>
	page.getByRole("list", { name: "Reports" }).getByRole("button", { name: new RegExp(`^${title} (?!too)`) });
const paneTitle = (page: Page, title: string) => page.getByRole("heading", { level: 2, name: title, exact: true });

test("a report goes from filing to a decision, an appeal and the restored script", async ({ browser }) => {
	const author = await openAs(browser, "Arthur Author");
	const title = `Reported ${Date.now() % 1e6}`;
	const script = await saveScriptAs(author, { title, code: "javascript:void fetch('https://a.example/')" });
	const other = await saveScriptAs(author, { title: `${title} too`, code: "javascript:void 2" });

	const reader = await openAs(browser, "Rita Reader");
	await fileReport(reader, other.id, "spam");
	await fileReport(reader, script.id, "malicious");

	const moderator = await openAs(browser, "Mona Moderator");
	// From the header: the menu says how many wait, and leads there.
	await moderator.getByRole("button", { name: /^Account of Mona Moderator/ }).click();
	await moderator.getByRole("menuitem", { name: /^Moderation (99\+|\d+) reports? waits?$/ }).click();
	await expect(moderator.getByRole("heading", { level: 1, name: "Content Moderation" })).toBeVisible();
	await expect(moderator.getByRole("tab")).toHaveCount(0);
	await row(moderator, title).click();
	await expect(paneTitle(moderator, title)).toBeVisible();
	await expect(moderator.getByText("It sends what is typed to another site.").first()).toBeVisible();
	await expect(moderator.getByRole("region", { name: "Code of version 1.0.0" })).toContainText("a.example");
	await expectNoViolations(moderator, "moderation with a report");

	// By keyboard: down, back up, dismiss, undo, and remove with a note.
	await moderator.keyboard.press("j");
	await expect(paneTitle(moderator, `${title} too`)).toBeVisible();
	await moderator.keyboard.press("d");
	await expect(notice(moderator, "Report dismissed successfully")).toBeVisible();
	await expect(row(moderator, `${title} too`)).toHaveCount(0);
	await moderator.keyboard.press("u");
	await expect(notice(moderator, "Decision undone")).toBeVisible();
	await expect(row(moderator, `${title} too`)).toBeVisible();
	await row(moderator, title).click();
	await expect(paneTitle(moderator, title)).toBeVisible();
	await moderator.keyboard.press("m");
	await expect(notice(moderator, "Report marked as reviewing")).toBeVisible();
	await moderator.getByRole("button", { name: /^Reviewing/ }).click();
	await row(moderator, title).click();
	await expect(paneTitle(moderator, title)).toBeVisible();
	await moderator.keyboard.press("r");
	await moderator.keyboard.type("Sends input to a.example");
	await moderator.getByRole("button", { name: "Submit Decision" }).click();
	await expect(notice(moderator, "Report resolved successfully")).toBeVisible();
	const gone = await reader.request.get(`${hubOrigin()}/bookmarklet/${script.id}`);
	expect(gone.status()).toBe(410);
	await author.goto(`${hubOrigin()}/bookmarklet/${script.id}`);
	const removed = author.getByRole("complementary", { name: "Removed by a moderator" });
	await expect(removed).toContainText("you can appeal once");
	await expect(removed.getByRole("link", { name: "Open my notifications" })).toHaveAttribute("href", "/notifications");

	// Bulk: what is selected is decided together.
	await moderator.getByRole("button", { name: /^Pending/ }).click();
	await moderator.getByRole("checkbox", { name: `Select the report about ${title} too` }).check();
	await expect(moderator.getByText("1 report selected")).toBeVisible();
	await moderator.getByRole("radio", { name: /^Approve/ }).check();
	await moderator.getByRole("button", { name: "Submit Decision" }).click();
	await expect(notice(moderator, "Report resolved successfully").first()).toBeVisible();

	await author.goto(hubOrigin());
	await author.getByRole("button", { name: /Arthur Author, unread notifications/ }).click();
	await author.getByRole("menuitem", { name: /^Notifications/ }).click();
	const told = author.getByRole("listitem").filter({ hasText: `“${title}” was removed by a moderator` });
	await expect(told).toContainText("Sends input to a.example");
	await expectNoViolations(author, "notifications");
	await told.getByRole("button", { name: "Appeal" }).click();
	await author.getByLabel("Message to the moderators").fill("The address is only an example in a comment.");
	await author.getByRole("button", { name: "Send Appeal" }).click();
	await expect(told).toContainText("Your appeal is waiting for a decision.");
	await expect(told.getByRole("button", { name: "Appeal" })).toHaveCount(0);

	// Who removed it does not decide the appeal; the administrator does.
	await moderator.getByRole("button", { name: /^Appeals/ }).click();
	await row(moderator, title).click();
	await expect(moderator.getByText("The address is only an example in a comment.")).toBeVisible();
	await expect(moderator.getByRole("heading", { name: "Waiting for another moderator" })).toBeVisible();
	await expect(moderator.getByRole("button", { name: "Grant Appeal" })).toHaveCount(0);
	await expectNoViolations(moderator, "an appeal that another moderator decides");

	const second = await openAs(browser, "Ada Admin");
	await second.setViewportSize({ width: 390, height: 844 });
	await second.getByRole("button", { name: "Open menu" }).click();
	await second
		.getByRole("dialog")
		.getByRole("link", { name: /^Moderation \d/ })
		.click();
	await expect(second.getByRole("tab", { name: "Content Moderation" })).toHaveAttribute("aria-selected", "true");
	await second.getByRole("button", { name: /^Appeals/ }).click();
	await row(second, title).click();
	await second.getByRole("button", { name: "Grant Appeal" }).click();
	await expect(notice(second, "Appeal decided")).toBeVisible();
	await author.reload();
	await expect(author.getByText(`Your appeal about “${title}” was granted`)).toBeVisible();
	const back = await reader.request.get(`${hubOrigin()}/bookmarklet/${script.id}`);
	expect(back.status()).toBe(200);
});

test("the administrator has cards that count, features a script and takes it back", { tag: "@soak" }, async ({
	browser,
}) => {
	const admin = await openAs(browser, "Ada Admin");
	await admin.goto(`${hubOrigin()}/admin?tab=featured`);
	const card = (name: string) => admin.locator(`[data-card="${name}"] data`);
	const before = Number(await card("featured").getAttribute("value"));
	await admin.getByRole("combobox", { name: "Show" }).selectOption("all");
	const off = admin.getByRole("switch", { checked: false, disabled: false }).first();
	const name = (await off.getAttribute("id")) ?? "";
	await off.click();
	await expect(notice(admin, "Bookmarklet added to featured")).toBeVisible();
	await expect(card("featured")).toHaveAttribute("value", String(before + 1));
	await admin.locator(`[id="${name}"]`).click();
	await expect(notice(admin, "Bookmarklet removed from featured")).toBeVisible();
	await expect(card("featured")).toHaveAttribute("value", String(before));
	await expect(admin.getByRole("tab", { name: "Content Moderation" })).toBeVisible();
});
