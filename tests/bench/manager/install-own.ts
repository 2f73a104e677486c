import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { confirmInstall } from "@scriptorium/shared-protocol/extension-internal/confirm-install";
import type { ManagerBrowser } from "./manager-browser.ts";
import type { BenchPages } from "./pages.ts";
import { benchScript } from "./pages.ts";

/**
 * Installs the scripts with these numbers one after the other by the message that the confirmation page sends after a press of Install: text checked, script
 * stored, browser's registrations brought up to date. Returns the milliseconds that it took.
 */
export async function installOwn(
	browser: ManagerBrowser,
	pages: BenchPages,
	numbers: readonly number[],
): Promise<number> {
	const messages = numbers.map((number) => {
		const payload = {
			sourceUrl: pages.scriptAddress(number),
			code: benchScript(number),
			replaces: null,
			files: [],
			rating: null,
		};
		return makeEnvelope(confirmInstall.type, payload, "extension", 0);
	});
	const page = await browser.context.newPage();
	await page.goto(`chrome-extension://${browser.extensionId}/confirm-install.html`);
	const { taken, replies } = await page.evaluate(async (all) => {
		const chrome = Reflect.get(globalThis, "chrome") as {
			runtime: { sendMessage(message: object): Promise<{ type: string }> };
		};
		const types = new Set<string>();
		const begun = performance.now();
		for (const message of all) types.add((await chrome.runtime.sendMessage(message)).type);
		return { taken: performance.now() - begun, replies: [...types] };
	}, messages);
	await page.close();
	const [reply] = replies;
	if (replies.length !== 1 || reply !== confirmInstall.response.type)
		throw new Error(`Not all scripts were installed: ${replies.join(", ")}.`);
	return taken;
}
