import { expect, type Locator, type Page } from "@playwright/test";
import { openSession } from "./open-session.ts";

/**
 * Finds the hub that the run started.
 * @returns its origin, without a slash at the end
 * @throws outside of a run of journeys
 */
export function hubOrigin(): string {
	const origin = process.env.SCRIPTORIUM_HUB;
	if (!origin) throw new Error("The journeys' global set-up did not start a hub.");
	return origin;
}

/**
 * Finds the extension that was built for that hub.
 * @returns its folder
 * @throws outside of a run of journeys
 */
export function extensionFolder(): string {
	const folder = process.env.SCRIPTORIUM_EXTENSION;
	if (!folder) throw new Error("The journeys' global set-up did not build the extension.");
	return folder;
}

export type StandInAccount = "Rita Reader" | "Arthur Author" | "Mona Moderator" | "Ada Admin";

/**
 * Opens a page of the hub as a signed-in person, with a new session that was stored before. Journeys about signing in use
 * `signInWithGoogle`.
 * @param page any page; it shows `path` afterwards
 * @param account name of the stand-in's account
 * @param path page of the hub to open, with a slash at the start
 */
export async function signIn(page: Page, account: StandInAccount, path = "/"): Promise<void> {
	const session = await openSession(hubOrigin(), account);
	// As if usage statistics were refused before: the question would cover a part of the page. Its journey signs in with Google.
	await page.context().route("**/rest/v1/usage_consents?*", (route) => route.fulfill({ json: [{ agreed: false }] }));
	// An empty page of the hub's origin that runs none of its code and asks for no icon.
	const empty = `${hubOrigin()}/empty`;
	await page.route(empty, (route) =>
		route.fulfill({ contentType: "text/html", body: '<link rel="icon" href="data:,">' }),
	);
	await page.goto(empty);
	await page.evaluate((entries) => {
		for (const [name, value] of Object.entries(entries)) localStorage.setItem(name, value);
	}, session);
	await page.unroute(empty);
	await page.goto(hubOrigin() + path);
	await expectSignedIn(page);
}

/**
 * Signs in through the real redirect flow, with the local stand-in for Google answering.
 * @param page any page; it shows the home page afterwards
 * @param account name of the stand-in's account
 */
export async function signInWithGoogle(page: Page, account: StandInAccount): Promise<void> {
	await page.goto(`${hubOrigin()}/auth`);
	await page.getByRole("button", { name: /google/i }).click();
	await page.getByRole("button", { name: new RegExp(account) }).click();
	// The hub leads away from /auth only when the session is there.
	await page.waitForURL(`${hubOrigin()}/`);
	await expectSignedIn(page);
}

/** The link is in the header of signed-in people at every width; a style hides it on phones. */
async function expectSignedIn(page: Page): Promise<void> {
	await expect(page.getByRole("banner").locator('a[href="/create"]')).toBeAttached();
}

/**
 * Reads the public key of the database API; the hub writes it into its pages.
 * @param page a page of the hub
 * @returns the key
 */
export async function publishableKey(page: Page): Promise<string> {
	// Waits for the end of the document, where they are.
	const settings = await page.locator("#hub-settings").textContent();
	return (JSON.parse(settings ?? "{}") as { publishableKey: string }).publishableKey;
}

/**
 * Collects uncaught errors and those that the page logs. Call before the first navigation.
 * @param page the page to watch
 * @returns descriptions of the errors; the list grows while the page is open, and the test expects it to be empty
 */
export function watchForErrors(page: Page): string[] {
	const errors: string[] = [];
	page.on("pageerror", (error) => errors.push(`uncaught: ${error.message}`));
	page.on("console", (message) => {
		if (message.type() === "error") errors.push(`console: ${message.text()} ${message.location().url}`);
	});
	return errors;
}

/**
 * Finds the links of the scripts that are listed in one region of a page.
 * @param page a page of the hub
 * @param region accessible name of the region
 * @returns the links in their order
 */
export function scriptLinks(page: Page, region: string): Locator {
	return page.getByRole("region", { name: region }).getByRole("heading", { level: 3 }).getByRole("link");
}
