import type { Page } from "@playwright/test";
import { ALL_GRANTS, drivenBody, storeUserscripts } from "../support/driven-userscript.ts";
import type { ExtensionBrowser } from "../support/extension.ts";
import type { HubStandIn } from "../support/hub-stand-in.ts";
import { userscript } from "./extension-fixture.ts";

export const DRIVEN_ID = "driven";

const grantLines = ALL_GRANTS.map((grant) => `grant ${grant}`);

/**
 * Stores a driven userscript with all grants that runs on `/target…`.
 * @param hub the site that it runs on
 * @param browser with the extension, which may run userscripts
 * @param lines more lines of its metadata block, without `// @`
 */
export async function storeDriven(
	hub: HubStandIn,
	browser: ExtensionBrowser,
	...lines: readonly string[]
): Promise<void> {
	const all = ["name Driven", "version 1.2", `match ${hub.origin}/target*`, ...grantLines, ...lines];
	await storeUserscripts(browser, [
		{ id: DRIVEN_ID, code: userscript(all, drivenBody()), values: { kept: '"at first"' } },
	]);
}

/**
 * Opens an address in a new tab.
 * @param browser with the extension
 * @param url the address
 * @returns the page, loaded
 */
export async function openTab({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	return page;
}
