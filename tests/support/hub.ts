import { expect, type Locator, type Page } from "@playwright/test";

/** Origin of the hub that the run started. */
export function hubOrigin(): string {
	const origin = process.env.SCRIPTORIUM_HUB;
	if (!origin) throw new Error("The journeys' global set-up did not start a hub.");
	return origin;
}

/** Folder of the extension that was built for that hub. */
export function extensionFolder(): string {
	const folder = process.env.SCRIPTORIUM_EXTENSION;
	if (!folder) throw new Error("The journeys' global set-up did not build the extension.");
	return folder;
}

export type StandInAccount = "Rita Reader" | "Arthur Author" | "Ada Admin";

/** Signs in through the real redirect flow, with the local stand-in for Google answering. */
export async function signIn(page: Page, account: StandInAccount): Promise<void> {
	await page.goto(`${hubOrigin()}/auth`);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: new RegExp(account) }).click();
	// The hub leads away from /auth only when the session is there.
	await page.waitForURL(`${hubOrigin()}/`);
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toHaveCount(0);
}

/** The public key of the database API; the hub writes it into its pages. */
export async function publishableKey(page: Page): Promise<string> {
	const settings = await page.evaluate(() => document.getElementById("hub-settings")?.textContent ?? "{}");
	return (JSON.parse(settings) as { publishableKey: string }).publishableKey;
}

/** Fails the test when the page logs an error or throws; call before the first navigation. */
export function watchForErrors(page: Page): string[] {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
	page.on("console", (message) => {
		if (message.type() === "error") errors.push(`console: ${message.text()} ${message.location().url}`);
	});
	return errors;
}

/** The links of the scripts listed in one region of a page, in their order. */
export function scriptLinks(page: Page, region: string): Locator {
	return page.getByRole("region", { name: region }).getByRole("heading", { level: 3 }).getByRole("link");
}
