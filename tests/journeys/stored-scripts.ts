import { expect, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";

/**
 * Puts scripts straight into the extension's storage, as if they had been installed, and has them registered. A script that is stored
 * already is refused: the extension's worker would not read it again.
 */
export async function store(browser: ExtensionBrowser, panel: Page, entries: Record<string, unknown>): Promise<void> {
	const worker = await browser.worker();
	const scripts = Object.keys(entries).filter((key) => key.startsWith("script:"));
	expect(await worker.evaluate(`chrome.storage.local.get(${JSON.stringify(scripts)})`)).toEqual({});
	await worker.evaluate(`chrome.storage.local.set(${JSON.stringify(entries)})`);
	const message = { type: "SCRIPTORIUM_SYNC_USER_SCRIPTS", timestamp: 0, source: "extension", version: "1.0.0" };
	const reply = await panel.evaluate(`chrome.runtime.sendMessage(${JSON.stringify({ ...message, payload: {} })})`);
	expect(reply).toMatchObject({ payload: { allowed: true, refused: [] } });
}

/** Takes a script out of the extension's storage; the next call of `store` ends its registration. */
export async function takeOut(browser: ExtensionBrowser, id: string): Promise<void> {
	await (await browser.worker()).evaluate(`chrome.storage.local.remove(${JSON.stringify(`script:${id}`)})`);
}

/** The storage entry of an installed script; `order` is its place among the others. */
export const scriptEntry = (id: string, secret: string, code: string, order: number) => ({
	[`script:${id}`]: {
		format: 1,
		id,
		secret,
		code,
		sourceUrl: `http://localhost/${id}.user.js`,
		enabled: true,
		installedAt: new Date(order * 1000).toISOString(),
		updatedAt: new Date(order * 1000).toISOString(),
	},
});
