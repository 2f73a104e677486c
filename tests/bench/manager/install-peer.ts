import type { Page } from "@playwright/test";
import type { ManagerBrowser } from "./manager-browser.ts";
import type { BenchPages } from "./pages.ts";

const PATIENCE_MS = 30_000;
/** As Violentmonkey, Tampermonkey, ScriptCat and Scriptorium name it. */
const INSTALL = /^(?:confirm )?install(?:ation)?\b/i;

/**
 * Installs the scripts with these numbers in another manager as people do: opens the address, and presses Install on the page that the manager shows. Returns
 * the milliseconds that it took.
 */
export async function installInPeer(
	browser: ManagerBrowser,
	pages: BenchPages,
	numbers: readonly number[],
): Promise<number> {
	const begun = performance.now();
	for (const number of numbers) {
		const before = new Set(browser.context.pages());
		const opened = await browser.context.newPage();
		await opened.goto(pages.scriptAddress(number)).catch(() => undefined); // a redirect to the manager ends it
		const page = await confirmationPage(browser, opened, before);
		await page.getByRole("button", { name: INSTALL }).first().click();
		await page
			.getByRole("button", { name: INSTALL })
			.first()
			.waitFor({ state: "hidden", timeout: PATIENCE_MS })
			.catch(() => undefined); // some keep the button, or close the page with it
		for (const extra of browser.context.pages()) if (!before.has(extra)) await extra.close();
	}
	return performance.now() - begun;
}

/** The manager shows it in the tab that opened the address, or in one of its own. */
async function confirmationPage(browser: ManagerBrowser, opened: Page, before: ReadonlySet<Page>): Promise<Page> {
	const isManagers = (page: Page): boolean => page.url().includes(browser.extensionId);
	const find = (): Page | undefined => browser.context.pages().find((page) => !before.has(page) && isManagers(page));
	const inTab = opened.waitForURL((url) => url.host === browser.extensionId, { timeout: PATIENCE_MS });
	const inOther = browser.context.waitForEvent("page", { timeout: PATIENCE_MS });
	await Promise.race([inTab, inOther.then((page) => page.waitForLoadState())]).catch(() => undefined);
	for (const waiting of [inTab, inOther]) waiting.catch(() => undefined);
	const page = find();
	if (page === undefined) throw new Error("The peer showed no page of its own for a userscript's address.");
	return page;
}
