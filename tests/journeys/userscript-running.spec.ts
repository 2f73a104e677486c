import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as htmlPage } from "../support/hub-stand-in.ts";
import { storeScripts } from "../support/stored-scripts.ts";
import { test, userscript } from "./extension-fixture.ts";

const SCRIPTS = 500;
const LOADS = 5;

/** What the page's first inline script finds: the mark of the script in its own world, and that of the script with grants. */
const FIRST_INLINE =
	"window.seen = [window.early ?? 'none', document.documentElement.dataset.granted ?? 'none'].join();";
const EARLY = "window.early = 'page world';";
/** `eval` shows that the page's policy does not bind a script with grants. */
const GRANTED = "document.documentElement.dataset.granted = eval(`'own world'`);";

const pages: Readonly<Record<string, Readonly<Record<string, string>>>> = {
	"/ordinary": {},
	"/strict": { "content-security-policy": "default-src 'none'; script-src 'nonce-own'" },
	"/trusted-types": {
		"content-security-policy": "require-trusted-types-for 'script'; trusted-types 'none'; script-src 'nonce-own'",
	},
};

function serve(hub: HubStandIn): void {
	for (const [path, headers] of Object.entries(pages)) {
		const body = `<!doctype html><html lang="en"><head><script nonce="own">${FIRST_INLINE}</script><title>Page</title></head><body></body></html>`;
		hub.serve(path, body, undefined, headers);
	}
}

const early = (hub: HubStandIn): readonly string[] => {
	const lines = [`match ${hub.origin}/*`, `match ${hub.strangerOrigin}/*`, "run-at document-start"];
	return [
		userscript(["name Early", ...lines, "grant none"], EARLY),
		userscript(["name Granted", ...lines, "grant GM_getValue"], GRANTED),
	];
};

const elsewhere = (count: number): readonly string[] =>
	Array.from({ length: count }, (_, number) => {
		const lines = [`name Other ${number}`, `match https://site-${number}.example/*`, "run-at document-start"];
		return userscript([...lines, number % 2 === 0 ? "grant none" : "grant GM_getValue"], EARLY);
	});

async function seen(browser: ExtensionBrowser, url: string): Promise<unknown> {
	const page = await browser.context.newPage();
	await page.goto(url);
	const found = await page.evaluate(() => Reflect.get(globalThis, "seen") as unknown);
	await page.close();
	return found;
}

test.describe("userscripts: running", () => {
	test(`with ${SCRIPTS} scripts and the worker stopped, scripts run before the page's first inline script`, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		test.setTimeout(300_000);
		serve(hub);
		await browser.allowUserScripts();
		await storeScripts(browser, [...early(hub), ...elsewhere(SCRIPTS - 2)]);
		for (const path of Object.keys(pages)) {
			const found: unknown[] = [];
			for (let load = 0; load < LOADS; load += 1) {
				await browser.stopWorker();
				found.push(await seen(browser, `${hub.origin}${path}?${load}`));
			}
			expect(found, path).toEqual(Array(LOADS).fill("page world,own world"));
		}
	});

	test("scripts run in frames of any address, about:blank and srcdoc included", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		hub.serve("/inner", htmlPage("Inner", "<p>inner</p>"));
		hub.serve(
			"/frames",
			htmlPage(
				"Frames",
				`<iframe name="same" src="/inner"></iframe><iframe name="other" src="${hub.strangerOrigin}/inner"></iframe>` +
					`<iframe name="blank"></iframe><iframe name="srcdoc" srcdoc="<p>written here</p>"></iframe>`,
			),
		);
		await browser.allowUserScripts();
		const lines = [`match ${hub.origin}/*`, `match ${hub.strangerOrigin}/*`];
		const value = (name: string) => `document.documentElement.dataset.${name} = 'yes';`;
		await storeScripts(browser, [
			userscript(["name Plain", ...lines, "grant none"], value("plain")),
			userscript(["name Granted", ...lines, "grant GM_getValue"], value("granted")),
			userscript(["name Top only", ...lines, "noframes", "grant none"], value("top")),
			userscript(["name Included", `include /^${hub.origin.replaceAll("/", "\\/")}\\/frames$/`], value("included")),
		]);
		const page = await browser.context.newPage();
		await page.goto(`${hub.origin}/frames`);
		const marks = async (name: string): Promise<string> => {
			const frame = name === "" ? page.mainFrame() : page.frame({ name });
			if (frame === null) return "no frame";
			await frame.waitForSelector("html[data-plain]");
			return frame.evaluate(() => Object.keys(document.documentElement.dataset).sort().join());
		};
		await expect.poll(() => marks("")).toBe("granted,included,plain,top");
		for (const name of ["same", "other", "blank", "srcdoc"])
			await expect.poll(() => marks(name), name).toBe("granted,plain");
	});

	test("scripts run in incognito windows once the user allows it", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		serve(hub);
		await browser.allowUserScripts();
		await storeScripts(browser, early(hub));
		await browser.allowIncognito();
		const worker = await browser.worker();
		const opened = `chrome.windows.create({ incognito: true, url: "${hub.origin}/strict" }).then(({ tabs }) => tabs[0].id)`;
		const tabId = await worker.evaluate<number>(opened);
		const read = `chrome.scripting.executeScript({ target: { tabId: ${tabId} }, world: "MAIN", func: () => window.seen }).then(([frame]) => frame.result)`;
		await expect.poll(() => worker.evaluate<unknown>(read).catch(() => null)).toBe("page world,own world");
	});

	test("tabs that the browser restores before the worker's first start are the one exception", async ({
		fixture: { hub, extension },
	}, { annotations }) => {
		test.setTimeout(120_000);
		serve(hub);
		const profile = await mkdtemp(join(tmpdir(), "scriptorium-profile-"));
		try {
			const first = await openExtensionBrowser({ extension, profile });
			await first.allowUserScripts();
			await storeScripts(first, early(hub));
			const page = await first.context.newPage();
			await page.goto(`${hub.origin}/ordinary`);
			expect(await page.evaluate(() => Reflect.get(globalThis, "seen"))).toBe("page world,own world");
			await first.close();
			const second = await openExtensionBrowser({ extension, profile, restore: true });
			const isRestored = (one: Page): boolean => one.url().startsWith(hub.origin);
			await expect.poll(() => second.context.pages().filter(isRestored).length).toBe(1);
			const restored = second.context.pages().filter(isRestored);
			let without = 0;
			for (const tab of restored) {
				await tab.waitForLoadState();
				if ((await tab.evaluate(() => Reflect.get(globalThis, "seen"))) !== "page world,own world") without += 1;
				await expect(async () => {
					await tab.reload();
					expect(await tab.evaluate(() => Reflect.get(globalThis, "seen"))).toBe("page world,own world");
				}).toPass();
			}
			annotations.push({
				type: "restored tabs without the script before a reload",
				description: `${without} of ${restored.length}`,
			});
			await second.close();
		} finally {
			await rm(profile, { recursive: true, force: true });
		}
	});
});
