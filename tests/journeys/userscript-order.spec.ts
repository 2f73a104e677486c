import { expect, type Page } from "@playwright/test";
import { storeUserscripts } from "../support/driven-userscript.ts";
import { type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

/** Own names for the page's objects, so that scripts do not depend on each other. */
const script = (at: number, pattern: string, version = 1) => ({
	// In the order of the list their ids descend.
	id: `script-${String(999 - at).padStart(3, "0")}`,
	code: userscript(
		[
			`name Script ${at}`,
			`version ${version}`,
			`match ${pattern}`,
			"run-at document-start",
			"grant GM_getValue",
			...(at % 2 === 0 ? ["grant unsafeWindow"] : []),
		],
		`unsafeWindow.order = (unsafeWindow.order || "") + "${at}.${version} ";`,
	),
});

const orderOf = (count: number, versions: Readonly<Record<number, number>> = {}): string =>
	Array.from({ length: count }, (_, at) => `${at}.${versions[at] ?? 1}`).join(" ");

async function order(browser: ExtensionBrowser, url: string): Promise<string> {
	const tab: Page = await browser.context.newPage();
	await tab.goto(url);
	const found = await tab.evaluate<string>("String(window.order || '').trim()");
	await tab.close();
	return found;
}

test.describe("userscript order", () => {
	for (const count of [1, 25, 500]) {
		test(
			`unsafeWindow answers the first statement of ${count} scripts, in the order of the list`,
			{
				tag: "@soak",
			},
			async ({ fixture: { hub, extension } }, { outputDir }) => {
				test.setTimeout(180_000);
				const profile = `${outputDir}/profile`;
				hub.serve("/target", htmlPage("Target", "<script>window.order = (window.order || '') + 'page'</script>"));
				const url = `${hub.origin}/target`;
				let browser = await openExtensionBrowser({ extension, profile });
				await browser.allowUserScripts();
				const scripts = Array.from({ length: count }, (_, at) => script(at, `${hub.origin}/target`));
				await storeUserscripts(browser, scripts);
				await expect.poll(() => order(browser, url), { timeout: 30_000 }).toBe(`${orderOf(count)} page`);

				await browser.stopWorker();
				await storeUserscripts(browser, scripts);
				expect(await order(browser, url)).toBe(`${orderOf(count)} page`);

				// An update in the middle moves what the browser holds; a switch takes out and puts in again.
				const middle = Math.floor(count / 2);
				await storeUserscripts(
					browser,
					scripts.map((one, at) => (at === middle ? script(at, `${hub.origin}/target`, 2) : one)),
				);
				// The worker keeps what it read before.
				await browser.stopWorker();
				const options = await browser.context.newPage();
				await options.goto(browser.pageUrl("options.html"));
				const updated = `${orderOf(count, { [middle]: 2 })} page`;
				await expect.poll(() => order(browser, url), { timeout: 30_000 }).toBe(updated);
				await options.getByLabel("Search scripts", { exact: true }).fill(`Script ${middle}`);
				const toggle = options.getByRole("switch", { name: `Run Script ${middle}`, exact: true });
				await toggle.click();
				await expect(toggle).not.toBeChecked();
				await expect.poll(() => order(browser, url)).not.toContain(`${middle}.2`);
				await toggle.click();
				await expect.poll(() => order(browser, url)).toBe(updated);

				await browser.close();
				browser = await openExtensionBrowser({ extension, profile });
				await expect.poll(() => order(browser, url), { timeout: 30_000 }).toBe(updated);
				await browser.close();
			},
		);
	}
});
