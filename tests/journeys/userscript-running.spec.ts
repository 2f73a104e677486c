import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, type Page } from "@playwright/test";
import { makeEnvelope } from "@scriptorium/shared-protocol/channel/make-envelope";
import { runInstalledScript } from "@scriptorium/shared-protocol/extension-internal/run-installed-script";
import { type ExtensionBrowser, openExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as htmlPage } from "../support/hub-stand-in.ts";
import { storeScripts } from "../support/stored-scripts.ts";
import { test, userscript } from "./extension-fixture.ts";

/** Of the user, for the site that is opened. */
const SCRIPTS = process.env.SCRIPTORIUM_SHORT === "1" ? 100 : 500;
/** Loads of each page. With this many scripts, each start of the worker takes a second of the processor. */
const LOADS = process.env.SCRIPTORIUM_SHORT === "1" ? 2 : 5;

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

	test("scripts run in frames of any address, about:blank and srcdoc included", { tag: "@soak" }, async ({
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
		// Counts, so that a script that runs twice is noticed.
		const count = (name: string) =>
			`const { dataset } = document.documentElement; dataset.${name} = Number(dataset.${name} ?? 0) + 1;`;
		await storeScripts(browser, [
			userscript(["name Plain", ...lines, "grant none"], count("plain")),
			userscript(
				["name Granted", ...lines, "grant GM_getValue", "grant GM_setValue"],
				`${count("granted")} GM_setValue(location.href, 1);`,
			),
			userscript(["name Top only", ...lines, "noframes", "grant none"], count("top")),
			userscript(["name Included", `include /^${hub.origin.replaceAll("/", "\\/")}\\/frames$/`], count("included")),
		]);
		const page = await browser.context.newPage();
		await page.goto(`${hub.origin}/frames`);
		const marks = async (name: string): Promise<string> => {
			const frame = name === "" ? page.mainFrame() : page.frame({ name });
			if (frame === null) return "no frame";
			return frame.evaluate(() => JSON.stringify(Object.entries(document.documentElement.dataset).sort()));
		};
		const once = (...names: string[]) => JSON.stringify(names.map((name) => [name, "1"]));
		await expect.poll(() => marks("")).toBe(once("granted", "included", "plain", "top"));
		for (const name of ["same", "other", "blank", "srcdoc"])
			await expect.poll(() => marks(name), name).toBe(once("granted", "plain"));
		// Their calls are accepted, too: a frame without an address belongs to the site that made it.
		const worker = await browser.worker();
		const values =
			"chrome.storage.local.get().then((all) => Object.keys(Object.entries(all).find(([key]) => key.startsWith('values:'))?.[1] ?? {}).sort())";
		await expect
			.poll(() => worker.evaluate<string[]>(values))
			.toEqual(
				[
					"about:blank",
					"about:srcdoc",
					`${hub.origin}/frames`,
					`${hub.origin}/inner`,
					`${hub.strangerOrigin}/inner`,
				].sort(),
			);
	});

	test("scripts run in incognito windows once the user allows it", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		serve(hub);
		await browser.allowUserScripts();
		await storeScripts(browser, early(hub));
		await browser.allowIncognito();
		// The switch loads the extension again.
		const options = await browser.context.newPage();
		await expect(async () => {
			await options.goto(browser.pageUrl("options.html"));
			await expect(options.getByRole("switch", { name: "Run Early" })).toBeVisible({ timeout: 2000 });
		}).toPass();
		const tabId = await options.evaluate<number>(
			`chrome.windows.create({ incognito: true, url: "${hub.origin}/ordinary" }).then(({ tabs }) => tabs[0].id)`,
		);
		const read = `chrome.tabs.reload(${tabId})
			.then(() => chrome.scripting.executeScript({ target: { tabId: ${tabId} }, world: "MAIN", func: () => [window.seen, chrome.extension?.inIncognitoContext].join() }))
			.then(([frame]) => frame.result, String)`;
		await expect.poll(() => options.evaluate<unknown>(read)).toContain("page world,own world");
	});

	test("without the browser's permission, run once runs plain scripts as text, or says that the page blocks it", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		serve(hub);
		await browser.allowUserScripts();
		const [plain, granted] = await storeScripts(browser, early(hub));
		await browser.allowUserScripts(false);
		const popup = await browser.context.newPage();
		await popup.goto(browser.pageUrl("popup.html"));
		const runOnce = async (path: string, id: string | undefined): Promise<unknown> => {
			const page = await browser.context.newPage();
			await page.goto(`${hub.origin}${path}`);
			expect(await page.evaluate(() => Reflect.get(globalThis, "seen"))).toBe("none,none");
			const [tabId] = await popup.evaluate<number[]>(
				`chrome.tabs.query({ url: "${hub.origin}${path}" }).then((tabs) => tabs.map(({ id }) => id))`,
			);
			const message = makeEnvelope(runInstalledScript.type, { id, tabId }, "extension", 0);
			const { type, payload } = await popup.evaluate<{ type: string; payload: { code?: string } }>(
				`chrome.runtime.sendMessage(${JSON.stringify(message)})`,
			);
			const mark = await page.evaluate(() => Reflect.get(globalThis, "early") ?? "none");
			await page.close();
			return [type === runInstalledScript.response.type ? "run" : payload.code, mark];
		};
		expect(await runOnce("/ordinary", plain)).toEqual(["run", "page world"]);
		expect(await runOnce("/strict", plain)).toEqual(["CSP_BLOCKED", "none"]);
		expect(await runOnce("/trusted-types", plain)).toEqual(["CSP_BLOCKED", "none"]);
		expect(await runOnce("/ordinary", granted)).toEqual(["NOT_ALLOWED", "none"]);
	});

	test(
		"tabs that the browser restores before the worker's first start are the one exception",
		{ tag: "@soak" },
		async ({ fixture: { hub, extension } }, { annotations }) => {
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
		},
	);
});
