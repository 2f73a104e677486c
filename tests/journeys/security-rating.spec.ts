import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { scorecard } from "@scriptorium/shared-protocol/scorecard";
import { readSeeds } from "@scriptorium/supabase/seed/read-seeds";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";
import { withoutPageAnswers } from "../support/page-answers.ts";
import { openScript } from "../support/reviews.ts";
import { answerReport, leakReport } from "../support/security-reports.ts";
import { storedRows } from "../support/stored-rows.ts";

const analysis = (page: Page) => page.getByRole("region", { name: "Security Analysis" });
const abilities = (page: Page) => page.getByRole("region", { name: "What it may do" });

async function openJsonViewer(page: Page): Promise<void> {
	await openScript(page, "JSON Viewer");
	await expect(analysis(page).getByText(/^Checked /)).toBeVisible({ timeout: 30_000 });
}

test("every seeded script has a rating of the real analysis, with its score and its rules", { tag: "@soak" }, async ({
	page,
}) => {
	const errors = watchForErrors(page);
	// By name: other journeys publish and delete scripts concurrently.
	const titles = readSeeds().map(({ about }) => about.title);
	expect(titles.length).toBeGreaterThan(5);
	await page.goto(hubOrigin());
	const unrated = async () => {
		const named = `in.(${titles.map((title) => `"${title}"`).join()})`;
		const rows = await storedRows<{ title: string; risk_level: string }>(page, "bookmarklets", {
			select: "title,risk_level",
			title: named,
		});
		expect(rows.length).toBeGreaterThanOrEqual(titles.length);
		return rows.filter(({ risk_level }) => !/^(?:green|amber|red)$/.test(risk_level)).map(({ title }) => title);
	};
	await expect.poll(unrated, { timeout: 30_000 }).toEqual([]);
	for (const title of titles.filter((_, index) => index % 8 === 0)) {
		await openScript(page, title);
		const section = analysis(page);
		await expect(section.getByText(/^Checked .* with the rules \S+\.$/), title).toBeVisible();
		await expect(section.getByText(/^(Low|Medium|High) Risk$/), title).toBeVisible();
		await expect(section.getByText(/^Score \d+ out of 100$/), title).toBeVisible();
	}
	expect(errors).toEqual([]);
});

test("a fact of the card links to its line in the code, also when the address is opened again", {
	tag: "@soak",
}, async ({ page }) => {
	const errors = watchForErrors(page);
	await openJsonViewer(page);
	const link = abilities(page)
		.getByRole("link", { name: /^line \d+$/ })
		.first();
	const line = (await link.textContent())?.replace("line ", "");
	await link.click();
	await expect(page).toHaveURL(new RegExp(`#L${line}$`));
	const code = page.getByRole("textbox", { name: "Code of JSON Viewer" });
	await expect(code.locator("[data-pointed]")).toContainText("@match");
	await expect(code.locator("[data-pointed]")).toBeInViewport();
	await expect(code).toBeFocused();

	await page.reload();
	await expect(code.locator("[data-pointed]")).toContainText("@match");
	await expect(code.locator("[data-pointed]")).toBeInViewport();
	expect(errors).toEqual([]);
});

test("the card shows where a script runs, its permissions, and what its code does not do", { tag: "@soak" }, async ({
	page,
}) => {
	await openJsonViewer(page);
	const card = abilities(page);
	await expect(card.getByText("Every website")).toBeVisible();
	await expect(card.getByText("Nothing beyond the page it runs on")).toBeVisible();
	await expect(card.getByText("Not found in the code")).toBeVisible();
	await expect(card.getByText(/metadata only/)).toHaveCount(0);
});

test("a finding shows its data flow, can be stepped through by keyboard, and can be searched for", async ({ page }) => {
	await withoutPageAnswers(page);
	await page.route(...answerReport(leakReport));
	await openJsonViewer(page);
	await expect(analysis(page).getByText("High Risk")).toBeVisible();
	await expect(analysis(page).getByText("Critical", { exact: true })).toBeVisible();
	await analysis(page).getByRole("link", { name: "line 30" }).click();
	const code = page.getByRole("textbox", { name: "Code of JSON Viewer" });
	await expect(code.locator("[data-pointed]")).toBeInViewport();
	await expect(page.locator("[data-finding='critical']")).toHaveAttribute("title", /^Line 40: Critical: /);

	await page.getByRole("button", { name: "Next finding" }).press("Enter");
	await expect(page).toHaveURL(/#L40$/);
	await expect(page.getByRole("status").filter({ hasText: "Line 40: Critical: " })).toBeVisible();
	await page.getByRole("button", { name: "Next finding" }).press("Enter");
	await expect(page).toHaveURL(/#L8$/);

	await page.getByRole("button", { name: "Search in the code of JSON Viewer" }).click();
	await page.keyboard.type("use strict");
	await page.keyboard.press("Enter");
	await expect(code.locator(".cm-searchMatch-selected")).toHaveText("use strict");
});

test("the scorecard page shows the figures of the scorecard file", { tag: "@soak" }, async ({ page }) => {
	const errors = watchForErrors(page);
	await page.goto(`${hubOrigin()}/security`);
	await page.getByRole("link", { name: "Open the scorecard" }).click();
	await expect(page).toHaveTitle(/^Scorecard of the security rating/);
	const file = fileURLToPath(new URL("../../hub-shell/public/scorecard.json", import.meta.url));
	const card: unknown = JSON.parse(readFileSync(file, "utf8"));
	expect(await (await page.request.get(`${hubOrigin()}/scorecard.json`)).json()).toEqual(card);
	const { rules, detection, rules_version, public_corpus } = scorecard.parse(card);
	const missed = public_corpus?.outcomes.find(
		(row) => row.half === "counted" && row.verdict === "attack" && row.outcome === "green",
	);
	await expect(page.getByText(`and ${missed?.hits} pass as Low Risk`)).toBeVisible();
	const measured = page.getByRole("group").filter({ has: page.getByRole("heading", { name: "What was measured" }) });
	await expect(measured.getByText(rules_version)).toBeHidden();
	await measured.getByRole("heading").click();
	await expect(measured.getByText(rules_version)).toBeVisible();
	await expect(page.getByRole("heading", { name: `The rules (${rules.length})` })).toBeVisible();
	const heldOut = detection.find(
		(row) => row.half === "held-out" && row.group === "red-labeled" && row.found_as === "red",
	);
	await page.getByRole("heading", { name: "What it finds (recall)" }).click();
	const row = page.getByRole("region", { name: "What it finds (recall): Held-out set" }).getByRole("row", {
		name: /Labeled red, rated red/,
	});
	await expect(row).toContainText(`${heldOut?.hits} of ${heldOut?.n}`);
	await page.getByRole("heading", { name: "All figures on public scripts" }).click();
	await expectNoViolations(page, "scorecard with open tables");
	expect(errors).toEqual([]);
});

test("a rated script and its history have no accessibility violations", { tag: "@soak" }, async ({ page }) => {
	await openJsonViewer(page);
	// The editor of the code comes when somebody uses the page.
	await untilLive(page);
	await page.mouse.move(10, 10);
	await page.getByRole("button", { name: "Search in the code of JSON Viewer" }).click();
	await expectNoViolations(page, "rated, with the search open");
	await page.getByRole("button", { name: "View version history" }).click();
	const history = page.getByRole("dialog", { name: "Version history" });
	await expect(history.getByText("1.0.0")).toBeVisible();
	await expect(history.getByText(/^(Low|Medium) Risk$/)).toBeVisible();
	await expectNoViolations(page, "version history");
});

test("a red rating has no accessibility violations, wide or narrow", { tag: "@soak" }, async ({ page }) => {
	await withoutPageAnswers(page);
	await page.route(...answerReport(leakReport));
	await openJsonViewer(page);
	await analysis(page).getByRole("link", { name: "line 40" }).first().click();
	await expect(page.locator("[data-finding='critical']")).toBeInViewport();
	// Links that lie half under the header count as too small to press, wherever a page happens to be scrolled to.
	await page.evaluate(() => window.scrollTo(0, 0));
	await expectNoViolations(page, "red");
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoViolations(page, "red at 390 px");
});

test("a pending rating has no accessibility violations", { tag: "@soak" }, async ({ page }) => {
	await openJsonViewer(page);
	await page.setViewportSize({ width: 390, height: 844 });
	await withoutPageAnswers(page);
	await page.route(...answerReport(null));
	await page.reload();
	await expect(analysis(page).getByText("Analyzing…")).toBeVisible();
	await expectNoViolations(page, "analyzing");
});
