import { readFile } from "node:fs/promises";
import { expect, type Page, test } from "@playwright/test";
import { figuresSince, generateMonth } from "@scriptorium/supabase/test-support/generated-month";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, signIn } from "../support/hub.ts";
import { type OwnHub, startOwnHub } from "../support/own-hub.ts";
import { notice } from "../support/reviews.ts";

// One hub for all: the second journey needs the database of the first one.
test.describe.configure({ mode: "serial" });

let hub: OwnHub;
test.beforeAll(async () => {
	hub = await startOwnHub();
	while ((await hub.drain()).waiting > 0);
});
test.afterAll(() => hub.stop());

/** Summary and table of a chart. */
async function chart(page: Page, title: string): Promise<{ summary: string; values: number[] }> {
	const figure = page.getByRole("figure", { name: title, exact: true });
	const details = figure.locator("details");
	if ((await details.getAttribute("open")) === null) await details.locator("summary").click();
	const cells = await figure.getByRole("cell").allTextContents();
	return {
		summary: (await figure.locator("figcaption span").textContent()) ?? "",
		values: cells.map((cell) => Number(cell.replaceAll(",", ""))),
	};
}

/** The range is in the address, so that the button follows the navigation. */
async function choose(page: Page, range: string): Promise<void> {
	await page.getByRole("radio", { name: range }).click();
	await expect(page.getByRole("radio", { name: range })).toBeChecked();
}

const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0);
const compact = new Intl.NumberFormat("en-US", { notation: "compact", maximumFractionDigits: 1 });

test("a re-scan counts the jobs that are done, is cancelled in the middle, and tells which ratings have changed", async ({
	page,
}) => {
	const { sql } = hub;
	await signIn(page, "Ada Admin", "/admin?tab=security");
	const [{ total } = { total: 0 }] = await sql<{ total: number }[]>`
		select count(*)::integer as total from public.bookmarklets where latest_version_id is not null and deleted_at is null`;
	expect(total).toBeGreaterThan(20);
	const bar = page.getByRole("progressbar", { name: "Progress of the scan" });
	await page.getByRole("button", { name: "Scan All Scripts" }).click();
	await expect(page.getByText(`0 of ${total} scripts rated`)).toBeVisible();
	await expect(page.getByRole("button", { name: "Scan All Scripts" })).toHaveAttribute("aria-busy", "true");

	const { done } = await hub.drain();
	expect(done).toBeGreaterThan(0);
	expect(done).toBeLessThan(total);
	await expect(page.getByText(`${done} of ${total} scripts rated`)).toBeVisible();
	expect(await bar.evaluate((element: HTMLProgressElement) => [element.value, element.max])).toEqual([done, total]);
	await expectNoViolations(page, "a running scan");
	await page.getByRole("button", { name: "Cancel Scan" }).click();
	await expect(notice(page, "Security scan cancelled")).toBeVisible();
	await expect(page.getByText(`${total - done} scripts left out: the scan was cancelled`)).toBeVisible();
	expect(await hub.drain()).toMatchObject({ done: 0, waiting: 0 });
	await expect(page.getByText(`${done} of ${total} scripts rated`)).toBeVisible();

	// A script that older rules rated otherwise is the only outdated one.
	const [changed] = await sql<{ id: string; title: string }[]>`
		update public.security_reports as report set rules_version = '0.9.0', risk_level = 'red', score = 12
		from public.bookmarklets as script
		where report.version_id = script.latest_version_id and script.id = (
			select id from public.bookmarklets where risk_level = 'green' and is_visible order by id limit 1)
		returning script.id, script.title`;
	await page.getByRole("button", { name: "Scan Outdated Scripts" }).click();
	await expect(page.getByText("0 of 1 script rated")).toBeVisible();
	await hub.drain();
	await expect(notice(page, "Security scan completed successfully")).toBeVisible();
	const row = page.getByRole("region", { name: /^Changed ratings/ }).getByRole("row", { name: changed?.title ?? "" });
	await expect(row).toContainText(/High.*12 \/ 100.*Low/);
	await expect(row).toContainText("0.9.0 →");
	await page.getByRole("button", { name: "Scan Outdated Scripts" }).click();
	await expect(notice(page, "All ratings are up to date.")).toBeVisible();

	const visible = await sql`select id from public.bookmarklets where is_visible order by id`;
	const save = async (name: string) => {
		const downloading = page.waitForEvent("download");
		await page.getByRole("button", { name }).click();
		const download = await downloading;
		return { name: download.suggestedFilename(), text: await readFile(await download.path(), "utf8") };
	};
	const json = await save("Export JSON");
	await expect(notice(page, "Security report exported successfully")).toBeVisible();
	const today = new Date().toISOString().slice(0, 10);
	expect(json.name).toBe(`security-report-${today}.json`);
	const report = JSON.parse(json.text) as { scripts: { id: string }[]; levels: object; rating_changes: object[] };
	expect(report.scripts.map(({ id }) => id).sort()).toEqual(visible.map(({ id }) => id));
	expect(sum(Object.values(report.levels))).toBe(visible.length);
	expect(report.rating_changes).toMatchObject([{ bookmarklet_id: changed?.id, from_level: "red", to_level: "green" }]);
	const csv = await save("Export CSV");
	expect(csv.name).toBe(`security-report-${today}.csv`);
	expect(csv.text.trimEnd().split("\r\n")).toHaveLength(visible.length + 1);
});

test("cards and analytics of a month of 1,000 people equal counts by SQL, before and after the daily sums", {
	tag: "@soak",
}, async ({ page }) => {
	const { sql } = hub;
	await generateMonth(sql);
	await signIn(page, "Ada Admin");
	for (const state of ["from rows", "from daily sums"]) {
		if (state === "from daily sums") await sql`select private.sum_usage()`;
		await page.goto(`${hubOrigin()}/admin`);
		const [cards] = await sql`
			select count(*) filter (where is_visible)::text as bookmarklets,
				count(*) filter (where is_visible and featured)::text as featured,
				count(*) filter (where is_visible and risk_level = 'red')::text as high_risk,
				(select count(*) from public.bookmarklet_installs)::text as installs
			from public.bookmarklets`;
		for (const [name, value] of Object.entries(cards ?? {})) {
			await expect(page.locator(`[data-card="${name}"] data`), `${name} ${state}`).toHaveAttribute("value", value);
		}
		await expect(page.locator('[data-card="installs"] dd')).toContainText(/\dK/);

		for (const [range, label, days, points] of [
			["7d", "7 days", 7, 7],
			["30d", "30 days", 30, 30],
			["90d", "90 days", 90, 90],
		] as const) {
			await choose(page, label);
			const counted = await figuresSince(sql, days);
			await expect(page.getByRole("figure", { name: "New users" }).locator("rect")).toHaveCount(points);
			for (const [title, value] of [
				["New users", counted.users],
				["New scripts", counted.scripts],
				["Installs", counted.installs],
				["Stars", counted.favorites],
				["Sessions", counted.sessions],
				["Page views", counted.page_views],
				["Events", counted.events],
			] as const) {
				const shown = await chart(page, title);
				expect(shown.values, `${title} ${range} ${state}`).toHaveLength(points);
				expect(sum(shown.values), `${title} ${range} ${state}`).toBe(value);
				expect(shown.summary).toBe(`${compact.format(value)} in total`);
			}
		}
		await choose(page, "24 hours");
		await expect(page.getByRole("figure", { name: "New users" }).locator("rect")).toHaveCount(24);
		await expect(page).toHaveURL(/range=24h/);

		await choose(page, "30 days");
		const funnel = page.getByRole("region", { name: "Create a script" });
		await expect(funnel.getByRole("row", { name: "editor opened 500 100%" })).toBeVisible();
		await expect(funnel.getByRole("row", { name: "script saved 166 33%" })).toBeVisible();
		const top = await sql<{ title: string }[]>`
			select title from public.bookmarklets where is_visible order by rank_installs desc, id limit 5`;
		const popular = page.getByRole("region", { name: "Bookmarklets by installs" });
		expect(await popular.getByRole("rowheader").allTextContents()).toEqual(top.map(({ title }) => title));
		const { users } = await figuresSince(sql, 30);
		const growth = page.getByRole("region", { name: /^Growth/ });
		await expect(growth.locator("div", { hasText: "New users" }).locator("strong")).toHaveText(compact.format(users));
		await expect(growth.getByText(/% compared with the 30 days before/).first()).toBeVisible();
	}
	await page.setViewportSize({ width: 390, height: 844 });
	await expectNoViolations(page, "analytics with figures at 390 px");
});
