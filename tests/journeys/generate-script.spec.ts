import { expect, type Page, test } from "@playwright/test";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { requestFailed } from "@scriptorium/shared-protocol/channel/request-failed";
import { generateScript } from "@scriptorium/shared-protocol/extension-internal/generate-script";
import { expectNoViolations } from "../support/axe.ts";
import { type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { extensionFolder, hubOrigin } from "../support/hub.ts";

const SITE = "https://news.example.com/story?reader=ann-4711";
/** Requests of one person within a minute are ten. */
const MAX_REQUESTS = 40;

let browser: ExtensionBrowser;
let site: Page;
test.beforeEach(async () => {
	browser = await openExtensionBrowser({ extension: extensionFolder() });
	const body =
		"<title>News</title><main><button>Read on</button><label>Note <input value='my own words'></label></main>";
	await browser.context.route("https://news.example.com/**", (route) =>
		route.fulfill({ contentType: "text/html", body }),
	);
	site = await browser.context.newPage();
	await site.goto(SITE);
});
test.afterEach(() => browser.close());

/** Opens the popup as a tab: it is about the tab that was in front. */
async function openPopup(): Promise<Page> {
	const popup = await browser.context.newPage();
	await site.bringToFront();
	await popup.goto(browser.pageUrl("popup.html"));
	return popup;
}
const describeIt = (popup: Page) => popup.getByRole("textbox", { name: "What should it do?" });
const scripts = async (): Promise<unknown> =>
	(await browser.worker()).evaluate(
		"chrome.storage.local.get(null).then((all) => Object.keys(all).filter((key) => key.startsWith('script')))",
	);

/** Presses what closes the popup, perhaps before Playwright hears that it was pressed. */
async function leave(popup: Page, press: () => Promise<void>): Promise<void> {
	const closed = popup.waitForEvent("close");
	await press().catch((thrown: unknown) => {
		if (!popup.isClosed()) throw thrown;
	});
	await closed;
}

test("generate-script: a script is described in the popup, written by the hub, shown, rated and installed by a press", async () => {
	await browser.allowUserScripts();
	const nothing = await scripts();
	let popup = await openPopup();
	const written = () => popup.getByRole("region", { name: "The hub wrote a script for news.example.com" });

	// By keyboard, signed out: the words stay, and the sign-in begins here.
	await describeIt(popup).press("Enter");
	await expect(popup.getByText("Please describe what you want the script to do")).toBeVisible();
	await describeIt(popup).fill("dark mode");
	await describeIt(popup).press("Enter");
	await expect(popup.getByRole("alert")).toContainText("Sign in with the extension, then try again");
	const opened = browser.context.waitForEvent("page");
	await leave(popup, () => popup.getByRole("button", { name: "Sign in", exact: true }).press("Enter"));
	const signIn = await opened;
	await signIn.getByRole("button", { name: /google/i }).click();
	await signIn.getByRole("button", { name: /Mona Moderator/ }).click();
	await expect(signIn.getByRole("heading", { name: "You are signed in" })).toBeVisible();

	// Without a connection.
	popup = await openPopup();
	await expect(describeIt(popup)).toHaveValue("dark mode");
	await browser.context.setOffline(true);
	await describeIt(popup).press("Enter");
	await expect(popup.getByRole("alert")).toContainText("The hub did not answer with a script. Check your connection");
	await browser.context.setOffline(false);

	// Shown, and kept for a popup that is opened again; nothing is installed.
	await describeIt(popup).press("Enter");
	await expect(written()).toContainText("Dark mode on any site");
	await popup.close();
	popup = await openPopup();
	await expect(written()).toContainText("From a template of the hub");
	const code = written().getByRole("region", { name: "Code of Dark mode on any site" });
	await expect(code).toContainText("// @match");
	await expect(code).toContainText("news.example.com");
	await expectNoViolations(popup, "popup with a generated script");
	expect(await scripts()).toEqual(nothing);
	const shown = browser.context.waitForEvent("page");
	await leave(popup, () => written().getByRole("button", { name: "Review and install" }).press("Enter"));
	const confirmation = await shown;
	await expect(confirmation.getByRole("region", { name: "Security rating" })).toContainText("Low Risk");
	expect(await scripts()).toEqual(nothing);
	const install = confirmation.getByRole("button", { name: "Install", exact: true });
	await expect(install).toBeEnabled();
	await install.press("Enter");
	await expect(confirmation.getByRole("heading", { name: "Dark mode on any site is installed" })).toBeVisible();

	// By mouse, with the page: what the catalog does not have is refused with the words that were not understood.
	popup = await openPopup();
	await expect(popup.getByRole("switch", { name: "Dark mode on any site" })).toBeVisible();
	await written().getByRole("button", { name: "Discard" }).click();
	await expect(written()).toHaveCount(0);
	await popup.getByText("Send the links, buttons and fields of this page along").click();
	await describeIt(popup).fill("Order me a pizza tonight");
	await popup.getByRole("button", { name: "Write it here" }).click();
	await expect(popup.getByRole("alert")).toContainText("It did not understand: ");
	await expectNoViolations(popup, "popup with a refusal");
	const created = browser.context.waitForEvent("page");
	await leave(popup, () => popup.getByRole("button", { name: "Describe it on the hub" }).click());
	const query = "prompt=Order+me+a+pizza+tonight&site=news.example.com";
	await expect.poll(async () => (await created).url()).toBe(`${hubOrigin()}/create?${query}`);

	// Too many requests within a minute, and the requests of the day.
	const asker = await browser.context.newPage();
	await asker.goto(browser.pageUrl("options.html"));
	const message = makeEnvelope(generateScript.type, { prompt: "dark mode", temperature: 0 }, "extension", 0);
	let refused: unknown = null;
	for (let times = 0; times < MAX_REQUESTS && refused === null; times += 1)
		refused = await asker.evaluate<unknown>(
			`chrome.runtime.sendMessage(${JSON.stringify({ ...message, id: String(times) })}).then(({ type, payload }) => (type === "${requestFailed.type}" ? payload.code : null))`,
		);
	expect(refused).toBe("rate_limited");
	popup = await openPopup();
	await expect(popup.getByRole("alert")).toContainText("No script was written");
	const quota = JSON.stringify({ used: 5, limit: 5, resets_at: "2030-01-02T00:00:00.000Z" });
	const failure = {
		state: "failed",
		code: "quota_exceeded",
		message: "You have used up today's requests.",
		details: quota,
	};
	const kept = { id: "1", generation: { prompt: "dark mode", site: "news.example.com", ...failure } };
	await asker.evaluate(`chrome.storage.session.set(${JSON.stringify({ generation: kept })})`);
	popup = await openPopup();
	await expect(popup.getByRole("alert")).toContainText(/used up today's requests.*You can ask again after .*2030/);
});
