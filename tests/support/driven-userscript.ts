import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { knownGrants } from "@scriptorium/userscript/grants";
import type { ExtensionBrowser } from "./extension.ts";

const NETWORK_GRANTS: readonly string[] = ["GM_download", "GM_webRequest", "GM_xmlhttpRequest"];

/** Every grant except those of network requests. */
export const ALL_GRANTS: readonly string[] = knownGrants.filter((grant) => !NETWORK_GRANTS.includes(grant));

/**
 * Body of a userscript that evaluates in its own scope what a test asks, so that a test can call its functions one by one.
 * @param name told apart by `ask` where several run in one page
 * @returns the body
 */
export const drivenBody = (name = "driven"): string => `
document.addEventListener(${JSON.stringify(`ask ${name}`)}, async (event) => {
	const { id, code } = JSON.parse(event.detail);
	let answer;
	try { answer = { value: await eval(code) }; } catch (problem) { answer = { error: String((problem && problem.message) || problem) }; }
	document.documentElement.setAttribute("data-answer-" + id, JSON.stringify(answer));
});
document.documentElement.setAttribute(${JSON.stringify(`data-${name}`)}, "ready");`;

/**
 * Evaluates code in the scope of a driven userscript.
 * @param page a page in which it runs; the function waits for it
 * @param code JavaScript; a promise is awaited
 * @param name as given to `drivenBody`
 * @returns the value as JSON
 * @throws when the code throws
 */
export async function ask(page: Page, code: string, name = "driven"): Promise<unknown> {
	const html = page.locator(":root"); // also of documents that are not HTML
	await expect(html).toHaveAttribute(`data-${name}`, "ready");
	const id = randomUUID();
	const detail = JSON.stringify({ id, code });
	await page.evaluate(([type, text]) => document.dispatchEvent(new CustomEvent(type, { detail: text })), [
		`ask ${name}`,
		detail,
	] as const);
	await expect(html).toHaveAttribute(`data-answer-${id}`, /./);
	const answer = JSON.parse((await html.getAttribute(`data-answer-${id}`)) ?? "{}") as {
		readonly value?: unknown;
		readonly error?: string;
	};
	if (answer.error !== undefined) throw new Error(answer.error);
	return answer.value;
}

export interface StoredUserscript {
	readonly id: string;
	readonly code: string;
	/** Values as JSON texts by key. */
	readonly values?: Readonly<Record<string, string>>;
	/** What an install would have loaded. */
	readonly resources?: readonly { readonly address: string; readonly type: string; readonly data: string }[];
	readonly requires?: readonly { readonly address: string; readonly text: string }[];
}

/**
 * Puts userscripts straight into the extension's storage, as if they had been installed, and has the browser register them.
 * @param browser with the extension, which may run userscripts
 * @param scripts in the order of their installation
 */
export async function storeUserscripts(browser: ExtensionBrowser, scripts: readonly StoredUserscript[]): Promise<void> {
	const entries = scripts.flatMap(({ id, code, values, requires = [], resources = [] }, order) => {
		const at = new Date((order + 1) * 1000).toISOString();
		const sourceUrl = `http://localhost/${id}.user.js`;
		const script = { format: 1, id, secret: randomUUID(), code, requires, resources, sourceUrl, enabled: true };
		return [
			[`script:${id}`, { ...script, installedAt: at, updatedAt: at }],
			...(values === undefined ? [] : [[`values:${id}`, values]]),
		];
	});
	const worker = await browser.worker();
	await worker.evaluate(`chrome.storage.local.set(${JSON.stringify(Object.fromEntries(entries))})`);
	const panel = await browser.context.newPage();
	await panel.goto(browser.pageUrl("options.html"));
	const message = { type: "SCRIPTORIUM_SYNC_USER_SCRIPTS", timestamp: 0, source: "extension", version: "1.0.0" };
	const reply = await panel.evaluate(`chrome.runtime.sendMessage(${JSON.stringify({ ...message, payload: {} })})`);
	expect(reply).toMatchObject({ payload: { allowed: true, refused: [] } });
	await panel.close();
}
