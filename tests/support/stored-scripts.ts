import { randomUUID } from "node:crypto";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { syncUserScripts } from "@scriptorium/shared-protocol/extension-internal/sync-user-scripts";
import type { ExtensionBrowser } from "./extension.ts";

/**
 * Puts scripts into the extension's storage as if they had been installed, and has them registered: hundreds at once, without their
 * confirmation pages. Throws when the browser does not hold a registration for each of them.
 * @param browser where userscripts are allowed
 * @param codes their texts, each with a metadata block and at least one page to run on
 * @returns their ids
 */
export async function storeScripts(browser: ExtensionBrowser, codes: readonly string[]): Promise<readonly string[]> {
	const entries = codes.map((code) => storedEntry(code));
	const worker = await browser.worker();
	const items = Object.fromEntries(entries.map((entry) => [`script:${entry.id}`, entry]));
	await worker.evaluate(`chrome.storage.local.set(${JSON.stringify(items)})`);
	const page = await browser.context.newPage();
	await page.goto(browser.pageUrl("options.html"));
	const message = makeEnvelope(syncUserScripts.type, {}, "extension", 0);
	const reply = await page.evaluate<unknown>(`chrome.runtime.sendMessage(${JSON.stringify(message)})`);
	await page.close();
	const ids = entries.map(({ id }) => id);
	const held = await worker.evaluate<string[]>(
		"chrome.userScripts.getScripts().then((scripts) => scripts.map(({ id }) => id))",
	);
	// A registration is named after its place and its script.
	const registered = new Set(held.map((id) => id.split(".").at(-1)));
	const missing = ids.filter((id) => !registered.has(id));
	if (missing.length > 0) throw new Error(`${missing.length} scripts are not registered: ${JSON.stringify(reply)}`);
	return ids;
}

function storedEntry(code: string) {
	const at = new Date().toISOString();
	return {
		format: 1,
		id: randomUUID(),
		secret: randomUUID(),
		code,
		sourceUrl: "",
		enabled: true,
		installedAt: at,
		updatedAt: at,
	};
}
