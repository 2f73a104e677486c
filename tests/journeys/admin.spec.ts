import { expect, type Page, test } from "@playwright/test";
import { hubOrigin, publishableKey, signIn } from "../support/hub.ts";
import { accessToken } from "../support/stored-rows.ts";

const ID = "00000000-0000-4000-8000-000000000000";
const BY_ADMINISTRATORS = [
	["admin_overview", {}],
	["admin_analytics", { p_range: "7d" }],
	["security_overview", {}],
	["rating_changes", {}],
	["rescan", { p_everything: true }],
	["cancel_rescan", { p_batch: ID }],
	["set_featured", { p_bookmarklet_id: ID, p_featured: true }],
	["handle_contact_message", { p_id: ID, p_handled: true }],
] as const;
const BY_MODERATORS = [
	["list_reports", { p_tab: "all" }],
	["count_reports", {}],
	["reported_script", { p_report_id: ID }],
	["decide_reports", { p_ids: [ID], p_decision: "dismiss" }],
	["mark_reports", { p_ids: [ID], p_reviewing: true }],
	["undo_decision", { p_batch: ID }],
	["decide_appeals", { p_ids: [ID], p_granted: true }],
] as const;

/** Calls functions past the screens. @returns those that were not refused, with their status */
async function permitted(page: Page, calls: readonly (readonly [string, object])[]): Promise<string[]> {
	const headers = { apikey: await publishableKey(page), Authorization: `Bearer ${await accessToken(page)}` };
	const answers = calls.map(async ([name, data]) => {
		const answer = await page.request.post(`${hubOrigin()}/rest/v1/rpc/${name}`, { data, headers });
		return answer.status() === 403 ? [] : [`${name}: ${answer.status()}`];
	});
	return (await Promise.all(answers)).flat();
}

test("a visitor of the admin panel is asked to sign in", { tag: "@soak" }, async ({ page }) => {
	await page.goto(`${hubOrigin()}/admin`);
	await expect(page.getByText("Please sign in to access the admin panel")).toBeVisible();
	await expect(page).toHaveURL(/\/auth$/);
});

test("a reader is redirected from the admin panel to the home page", { tag: "@soak" }, async ({ page }) => {
	await signIn(page, "Rita Reader", "/admin");
	await expect(page.getByText("You do not have permission to access the admin panel")).toBeVisible();
	await expect(page).toHaveURL(`${hubOrigin()}/`);
});

test("an author without a role is redirected too, and the database refuses every function of the panel", {
	tag: "@soak",
}, async ({ page }) => {
	await signIn(page, "Arthur Author", "/admin?tab=analytics");
	await expect(page.getByText("You do not have permission to access the admin panel")).toBeVisible();
	await expect(page).toHaveURL(`${hubOrigin()}/`);
	expect(await permitted(page, [...BY_ADMINISTRATORS, ...BY_MODERATORS])).toEqual([]);
});

test("a moderator sees Content Moderation alone, whatever the address says, and cannot call what is for administrators", {
	tag: "@soak",
}, async ({ page }) => {
	await signIn(page, "Mona Moderator");
	for (const tab of ["analytics", "featured", "security", "messages"]) {
		await page.goto(`${hubOrigin()}/admin?tab=${tab}`);
		await expect(page.getByRole("heading", { level: 1, name: "Content Moderation" })).toBeVisible();
		await expect(page.getByRole("region", { name: "Triage of reports" })).toBeVisible();
		await expect(page.getByRole("tab")).toHaveCount(0);
		await expect(page.locator("[data-card]")).toHaveCount(0);
	}
	expect(await permitted(page, BY_ADMINISTRATORS)).toEqual([]);
});

test("the administrator enters the panel and sees the facts of the debug page", async ({ page }) => {
	await signIn(page, "Ada Admin", "/admin");
	await expect(page.getByRole("heading", { level: 1, name: "Admin Panel" })).toBeVisible();
	await page.goto(`${hubOrigin()}/admin-debug`);
	const main = page.getByRole("main");
	await expect(main).toContainText("admin@scriptorium.local");
	await expect(main).toContainText(/[0-9a-f]{8}-[0-9a-f]{4}/);
	await expect(main).toContainText(/Admin role\s*admin/i);
});
