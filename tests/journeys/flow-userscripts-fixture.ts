import { type BrowserContext, expect, type Locator, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as html } from "../support/hub-stand-in.ts";

export const SITE = "https://tea.test";
export const KEPT = "scriptorium-run";

/** What the site's pages have written down, over all pages of the site. */
export const marks = (page: Page): Promise<string[]> =>
	page.evaluate(() => (localStorage.getItem("marks") ?? "").split("|").filter((mark) => mark !== ""));
export const keptRun = (page: Page): Promise<string | null> =>
	page.evaluate((key) => sessionStorage.getItem(key), KEPT);

/** Waits until a run is over and its pages have written this down. A page that is just loaded cannot be asked. */
export const expectEnd = (page: Page, expected: readonly string[]): Promise<void> =>
	expect(async () => {
		expect([await marks(page), await keptRun(page)]).toEqual([expected, null]);
	}).toPass({ timeout: 60_000 });

/** A site whose pages write down what is pressed on them; `late` appears when the test calls `addLate()`. */
export async function serveSite(context: BrowserContext): Promise<void> {
	const pages: Readonly<Record<string, string>> = {
		"/list": '<ul><li><a href="/green">Green tea</a></li><li><a href="/black">Black tea</a></li></ul>',
		"/green": '<a href="/details">Details</a>',
		"/black": '<a href="/details">Details</a>',
		"/details": "<p>As it was grown</p>",
	};
	await context.route(`${SITE}/**`, (route) => {
		const path = new URL(route.request().url()).pathname;
		const title = path.slice(1);
		const body = `<h1>${title}</h1>${pages[path] ?? ""}<button id="mark">Note</button><script>
			const mark = (text) => localStorage.setItem("marks", (localStorage.getItem("marks") ?? "") + text + "|");
			document.querySelector("#mark").onclick = () => mark("${title}");
			function addLate() { document.body.insertAdjacentHTML("beforeend", "<p id=late>late</p>"); }
		</script>`;
		return route.fulfill({ contentType: "text/html", body: html(title, body) });
	});
}

/** Presses a button or link, by the mouse or by the keyboard. */
export type Press = (target: Locator) => Promise<void>;
export const byMouse: Press = (target) => target.click();

export async function confirmInstall(confirmation: Page, name: string, press = byMouse): Promise<void> {
	await confirmation.waitForURL(/confirm-install\.html/);
	await expect(confirmation.getByRole("region", { name: "Security rating" })).toContainText("Low Risk", {
		timeout: 120_000,
	});
	const install = confirmation.getByRole("button", { name: "Install", exact: true });
	// Presses in the first second are refused.
	await expect(install).toBeEnabled();
	await press(install);
	await expect(confirmation.getByRole("heading", { name: `${name} is installed` })).toBeVisible();
	await confirmation.close();
}

/** Chooses the script's command in the extension's window, as the person does. */
export async function choose(
	{ context, pageUrl }: ExtensionBrowser,
	page: Page,
	name: string,
	press = byMouse,
): Promise<void> {
	// It is opened as a tab: it asks for the commands of the tab in front.
	const popup = await context.newPage();
	await page.bringToFront();
	await popup.goto(pageUrl("popup.html"));
	const command = popup.getByRole("region", { name: /command/i }).getByRole("button", { name });
	await expect(command).toBeVisible();
	// The window closes itself, at times before the press has been answered.
	await press(command).catch((error: unknown) => {
		if (!popup.isClosed()) throw error;
	});
	if (!popup.isClosed()) await popup.close();
	await page.bringToFront();
}
