import type { BrowserContext, Page } from "@playwright/test";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { listScripts } from "@scriptorium/shared-protocol/extension-internal/list-scripts";
import type { ScriptSummary } from "@scriptorium/shared-protocol/extension-internal/script-summary";
import type { PublicUserscript } from "../../../corpus/userscripts/public-userscripts.ts";
import { type ExtensionBrowser, openExtensionBrowser } from "../../../support/extension.ts";
import type { BytesByHash } from "./find-bytes.ts";
import { imitateSite, scriptAddress } from "./imitate-site.ts";
import { findFailedCheck } from "./run-checks.ts";

/** Longest time of an install with the rating of the script, in milliseconds. */
const INSTALL_TIMEOUT_MS = 240_000;
/** Longest time that a page is waited for before its checks, in milliseconds. */
const LOAD_TIMEOUT_MS = 10_000;

export interface Attempt {
	readonly script: PublicUserscript;
	/** What did not happen, or the script's own error; null when the script works. */
	readonly failed: string | null;
	/** Servers that the extension asked about. */
	readonly asked: readonly string[];
	/** Of the script, as the extension counts them, and of the page's console. */
	readonly errors: readonly string[];
	/** Addresses that were requested and are not imitated. */
	readonly unknown: readonly string[];
	readonly browserVersion: string;
}

/** Installs a script in a browser of its own as people do, opens its page, and looks for what the script does. */
export async function tryUserscript(extension: string, script: PublicUserscript, bytes: BytesByHash): Promise<Attempt> {
	const browser = await openExtensionBrowser({ extension });
	try {
		const { context } = browser;
		await browser.allowUserScripts();
		const { origin, protocol } = new URL(script.page);
		// Pages without a secure connection have no clipboard to permit.
		if (protocol === "https:") await context.grantPermissions(["clipboard-read", "clipboard-write"], { origin });
		const unknown = await imitateSite(context, script, bytes);
		const asked = answerQuestions(context, browser.pageUrl("allow-request.html"));
		const errors: string[] = [];
		const problem = await install(browser, script);
		const missing = problem ?? (await openAndCheck(browser, script, errors));
		const { lastError } = await readSummary(browser);
		if (lastError !== null) errors.push(lastError);
		const failed = missing ?? (lastError === null ? null : `works without an error of its own (${lastError})`);
		const browserVersion = context.browser()?.version() ?? "";
		return { script, failed, asked, errors: [...new Set(errors)], unknown: [...unknown], browserVersion };
	} finally {
		await browser.close();
	}
}

async function openAndCheck(
	browser: ExtensionBrowser,
	{ page: address, checks }: PublicUserscript,
	errors: string[],
): Promise<string | null> {
	const page = await browser.context.newPage();
	page.on("pageerror", (error) => errors.push(String(error)));
	page.on("console", (message) => {
		if (message.type() === "error" && !/^Failed to load resource/.test(message.text())) errors.push(message.text());
	});
	await page.goto(address, { waitUntil: "commit" });
	// A script may stop the page from loading, to put its own in its place: then there is no load event.
	await page.waitForLoadState("load", { timeout: LOAD_TIMEOUT_MS }).catch(() => undefined);
	return findFailedCheck(browser, page, checks);
}

/** Presses Install on the confirmation page, after agreeing to the worst finding of a High Risk script. Returns what went wrong. */
async function install({ context, pageUrl }: ExtensionBrowser, script: PublicUserscript): Promise<string | null> {
	const page = await context.newPage();
	page.setDefaultTimeout(INSTALL_TIMEOUT_MS);
	const address = new URLSearchParams({ url: scriptAddress(script) });
	await page.goto(`${pageUrl("confirm-install.html")}?${address.toString()}`);
	const problem = await confirm(page).catch(async (error: unknown) => {
		const shown = (await page.locator("main").textContent()) ?? "";
		return `is not installed: ${String(error).split("\n")[0]} The page shows: ${shown.replaceAll("\n", " ").slice(0, 300)}`;
	});
	await page.close();
	return problem;
}

async function confirm(page: Page): Promise<string | null> {
	const install = { name: "Install", exact: true } as const;
	const button = page.getByRole("button", install);
	const alert = page.getByRole("alert");
	await button.or(alert).first().waitFor();
	if (!(await button.isVisible())) return `is not installed: ${await alert.first().textContent()}`;
	await page.getByRole("region", { name: "Security rating" }).locator("[data-risk]").first().waitFor();
	const consent = page.locator("[data-danger] input[type=checkbox]");
	// The button stays disabled until the script is rated, and until the person agrees to a High Risk one.
	await consent
		.or(page.getByRole("button", { ...install, disabled: false }))
		.first()
		.waitFor();
	if (await consent.isVisible()) await consent.check();
	// Shown for scripts with GM_cookie, which would only get errors without it.
	const cookies = { name: "Let scripts use cookies" } as const;
	if (await page.getByRole("switch", cookies).isVisible()) {
		await page.getByRole("switch", cookies).click();
		await page.getByRole("switch", { ...cookies, checked: true }).waitFor();
	}
	await button.click();
	const done = page.getByRole("heading", { level: 1, name: /is installed/ });
	await done.or(alert).first().waitFor();
	return (await done.isVisible()) ? null : `is not installed: ${await alert.first().textContent()}`;
}

/** Always allows the servers that the extension asks about. Returns them as they come. */
function answerQuestions(context: BrowserContext, questionPage: string): readonly string[] {
	const asked: string[] = [];
	const answer = async (page: Page): Promise<void> => {
		await page.waitForURL(/./);
		if (!page.url().startsWith(questionPage)) return;
		const host = page.getByRole("region", { name: "Server" }).locator("code");
		asked.push((await host.textContent()) ?? "");
		await page.getByRole("button", { name: "Always allow this server" }).click();
	};
	// A page that is closed meanwhile asks nothing.
	context.on("page", (page) => void answer(page).catch(() => undefined));
	return asked;
}

async function readSummary({ context, pageUrl }: ExtensionBrowser): Promise<Pick<ScriptSummary, "lastError">> {
	const panel = await context.newPage();
	await panel.goto(pageUrl("options.html"));
	const message = JSON.stringify(makeEnvelope(listScripts.type, { pageUrl: null }, "extension", 0));
	const reply: unknown = await panel.evaluate(`chrome.runtime.sendMessage(${message})`);
	const list = listScripts.response.payload.parse((reply as { readonly payload: unknown }).payload);
	return list.scripts[0] ?? { lastError: null };
}
