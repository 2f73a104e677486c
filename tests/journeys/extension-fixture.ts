import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { test as base } from "@playwright/test";
import { buildExtension, type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, openHubStandIn } from "../support/hub-stand-in.ts";

interface WorkerFixture {
	readonly hub: HubStandIn;
	readonly extension: string;
}

/** One hub and one built extension per Playwright worker; one browser with a fresh profile per test. */
export const test = base.extend<{ browserWithExtension: ExtensionBrowser }, { fixture: WorkerFixture }>({
	fixture: [
		// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
		async ({}, provide) => {
			const hub = await openHubStandIn();
			const folder = await mkdtemp(join(tmpdir(), "scriptorium-extension-"));
			const extension = join(folder, "built");
			await buildExtension(hub.origin, extension);
			await provide({ hub, extension });
			hub.close();
			await rm(folder, { recursive: true, force: true });
		},
		{ scope: "worker", timeout: 120_000 },
	],
	browserWithExtension: async ({ fixture }, provide) => {
		const browser = await openExtensionBrowser({ extension: fixture.extension });
		await provide(browser);
		await browser.close();
	},
});

/** A userscript with these metadata lines. */
export function userscript(lines: readonly string[], body: string): string {
	return ["// ==UserScript==", ...lines.map((line) => `// @${line}`), "// ==/UserScript==", body, ""].join("\n");
}
