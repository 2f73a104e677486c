import { expect, test } from "@playwright/test";
import { hubOrigin, scriptLinks, watchForErrors } from "../support/hub.ts";
import { startHubProcess } from "../support/hub-process.ts";

/** The backend of the run stands in for a hosted project: another origin with the same protocols. */
test("with SUPABASE_URL the same hub shows that project's scripts and starts no backend of its own", async ({
	page,
}) => {
	const document = await (await fetch(hubOrigin())).text();
	const settings = /id="hub-settings"[^>]*>([^<]+)</.exec(document)?.[1] ?? "{}";
	const { publishableKey } = JSON.parse(settings) as { publishableKey: string };
	const hub = await startHubProcess(["--no-build"], {
		SUPABASE_URL: hubOrigin(),
		SUPABASE_PUBLISHABLE_KEY: publishableKey,
	});
	try {
		expect(hub.said).toContain(`Using the Supabase project at ${hubOrigin()}.`);
		expect(hub.said).not.toContain("Made a database");
		expect((await fetch(`${hub.origin}/rest/v1/bookmarklets`)).status).toBe(404);
		const health = await fetch(`${hub.origin}/healthz`);
		expect([health.status, await health.json()]).toMatchObject([200, { postgres: "running", rest: "running" }]);

		const errors = watchForErrors(page);
		await page.goto(hub.origin);
		await expect(scriptLinks(page, "Recently Added")).toHaveCount(8);
		expect(errors).toEqual([]);
	} finally {
		await hub.stop();
	}
});
