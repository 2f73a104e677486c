import { randomUUID } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { type RequestServer, startRequestServer } from "../support/request-server.ts";
import { test as base, userscript } from "./extension-fixture.ts";
import { scriptEntry, store } from "./stored-scripts.ts";

/** A page on which a script runs what a test asks it to. */
export interface ScriptPage {
	readonly id: string;
	readonly page: Page;
	/** Runs code in the script, as the body of an async function; resolves with what it returns, as JSON has it. */
	ask(code: string): Promise<unknown>;
}

/** Runs the code of `ask` events, with the functions that the script was granted in scope. */
const DRIVER = `document.addEventListener("ask", async ({ detail }) => {
	const { name, code } = JSON.parse(detail);
	/** Notes calls of callbacks in their order. */
	const log = [];
	const all = (...names) => Object.fromEntries(names.map((name) => [name, (event) => { log.push([name, event.readyState ?? null]); }]));
	const callbacks = () => all("onloadstart", "onreadystatechange", "onprogress", "onload", "onerror", "onabort", "ontimeout", "onloadend");
	const send = (details) => new Promise((resolve) => GM_xmlhttpRequest({ ...details, onloadend: resolve }));
	const hex = async (data) => Array.from(new Uint8Array(await crypto.subtle.digest("SHA-256", data)), (byte) => byte.toString(16).padStart(2, "0")).join("");
	let answer;
	try { answer = await eval("(async () => {" + code + "\\n})()"); } catch (error) { answer = { thrown: String(error?.message ?? error?.error ?? error) }; }
	document.documentElement.setAttribute("data-" + name, JSON.stringify(answer ?? null));
});
document.documentElement.setAttribute("data-ready", "yes");`;

interface Servers {
	/** Named by the scripts of the tests, unless they name others. */
	readonly server: RequestServer;
	/** On another port of the same computer: another host for decisions. */
	readonly other: RequestServer;
	/** Installs a script with these metadata lines and opens a page of the hub's origin on which it runs. */
	readonly openScript: (lines: readonly string[], browser?: ExtensionBrowser) => Promise<ScriptPage>;
}

export const test = base.extend<Servers>({
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
	server: async ({}, provide) => {
		const server = await startRequestServer();
		await provide(server);
		await server.stop();
	},
	// biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures wanted from the pattern
	other: async ({}, provide) => {
		const server = await startRequestServer();
		await provide(server);
		await server.stop();
	},
	openScript: async ({ fixture: { hub }, browserWithExtension }, provide) => {
		hub.serve("/target", htmlPage("Target", "<p>target</p>"));
		await provide(async (lines, browser = browserWithExtension) => {
			const id = randomUUID();
			await browser.allowUserScripts();
			const panel = await browser.context.newPage();
			await panel.goto(browser.pageUrl("options.html"));
			const code = userscript(["name Requester", `match ${hub.origin}/target*`, ...lines], DRIVER);
			await store(browser, panel, scriptEntry(id, randomUUID(), code, 1));
			await panel.close();
			const page = await browser.context.newPage();
			await page.goto(`${hub.origin}/target/page?query=1`);
			await expect(page.locator("html")).toHaveAttribute("data-ready", "yes");
			return { id, page, ask: (question) => ask(page, question) };
		});
	},
});

let questions = 0;

async function ask(page: Page, code: string): Promise<unknown> {
	questions += 1;
	const name = `answer-${questions}`;
	await page.evaluate(
		(detail) => document.dispatchEvent(new CustomEvent("ask", { detail })),
		JSON.stringify({ name, code }),
	);
	const html = page.locator("html");
	await expect(html).toHaveAttribute(`data-${name}`, /./, { timeout: 60_000 });
	return JSON.parse((await html.getAttribute(`data-${name}`)) ?? "null");
}

/** Metadata of a script that may send requests to the named servers. */
export const requesting = (...servers: readonly RequestServer[]): string[] => [
	"grant GM_xmlhttpRequest",
	"grant GM.xmlHttpRequest",
	...servers.map(({ origin }) => `connect ${new URL(origin).host}`),
];

/** The page that asks the user; resolves once it shows the question. */
export async function questionPage({ context, pageUrl }: ExtensionBrowser): Promise<Page> {
	const address = pageUrl("allow-request.html");
	const isQuestion = (page: Page): boolean => page.url().startsWith(address);
	const page =
		context.pages().find(isQuestion) ??
		(await context.waitForEvent("page", {
			// The address is there only once the new tab has navigated.
			predicate: async (opened) => {
				await opened.waitForURL(/./);
				return isQuestion(opened);
			},
		}));
	await expect(page.getByRole("heading", { name: /^A script wants to/ })).toBeVisible();
	return page;
}
