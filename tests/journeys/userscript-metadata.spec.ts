import { expect, type Page } from "@playwright/test";
import { storeUserscripts } from "../support/driven-userscript.ts";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

/** Notes the state in which a script ran. */
const NOTE =
	"document.documentElement.dataset.ran = [document.readyState, document.body === null, window === window.top, typeof window.pageGlobal].join();";

interface Case {
	readonly lines: readonly string[];
	readonly body?: string;
}

/** Stores one script for each name, which runs on `/<name>…` unless its lines name other pages. */
async function store(browser: ExtensionBrowser, origin: string, cases: Readonly<Record<string, Case>>): Promise<void> {
	await browser.allowUserScripts();
	const scripts = Object.entries(cases).map(([name, { lines, body = NOTE }]) => {
		const pages = lines.some((line) => /^(?:match|include) /.test(line)) ? [] : [`match ${origin}/${name}*`];
		return {
			id: name.toLowerCase().replaceAll("_", "-"),
			code: userscript([`name ${name}`, "version 1", ...pages, ...lines], body),
		};
	});
	await storeUserscripts(browser, scripts);
}

const ran = async ({ context }: ExtensionBrowser, url: string): Promise<string | null> => {
	const page = await context.newPage();
	await page.goto(url);
	// Scripts at document-idle run after the load event.
	await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
	const mark = await page.locator("html").getAttribute("data-ran");
	await page.close();
	return mark;
};

const CONTENT =
	"<script>window.pageGlobal = document.documentElement.dataset.ran === undefined ? 1 : 'late'</script><p>x</p>";

test.describe("userscript metadata", () => {
	test("@run-at: start, body, end and idle, in the page and in a world of its own", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const times = ["document-start", "document-body", "document-end", "document-idle"];
		const cases = times.flatMap((time) =>
			["none", "GM_getValue"].map(
				(grant) => [`${time}-${grant}`, { lines: [`run-at ${time}`, `grant ${grant}`] }] as const,
			),
		);
		for (const [name] of cases) hub.serve(`/${name}`, htmlPage("Target", CONTENT));
		await store(browser, hub.origin, Object.fromEntries(cases));
		const at = (name: string) => expect.poll(() => ran(browser, `${hub.origin}/${name}`));
		await at("document-start-none").toBe("loading,true,true,undefined");
		await at("document-start-GM_getValue").toBe("loading,true,true,undefined");
		await at("document-body-none").toMatch(/^loading,false,true/);
		await at("document-body-GM_getValue").toMatch(/^loading,false,true,undefined/);
		await at("document-end-none").toBe("interactive,false,true,number");
		await at("document-end-GM_getValue").toBe("interactive,false,true,undefined");
		await at("document-idle-none").toMatch(/^(interactive|complete),false,true,number/);
		await at("document-idle-GM_getValue").toMatch(/^(interactive|complete),false,true,undefined/);
	});

	test("at document-start a script that names the head finds it, before the page's first script", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const SEEN = "<script>window.seen = document.documentElement.dataset.ran ?? 'late'</script>";
		const documents = {
			"/head": ["text/html", `<!doctype html><html><head>${SEEN}<title>T</title></head><body>x</body></html>`],
			"/implied": ["text/html", `<!doctype html>${SEEN}<p>x</p>`],
			"/before": ["text/html", `<!doctype html><html>${SEEN}<head></head></html>`],
			"/xhtml": [
				"application/xhtml+xml",
				`<html xmlns="http://www.w3.org/1999/xhtml"><body>${SEEN.replaceAll("??", "||")}</body></html>`,
			],
			"/picture": ["image/svg+xml", `<svg xmlns="http://www.w3.org/2000/svg">${SEEN}</svg>`],
		} as const;
		for (const [path, [type, body]] of Object.entries(documents)) hub.serve(path, body, type);
		// As SweetAlert2 does when it is required.
		const body = `
			const style = document.createElementNS("http://www.w3.org/1999/xhtml", "style");
			(document.getElementsByTagName("head")[0] ?? document.documentElement).append(style);
			document.documentElement.dataset.ran = (document.documentElement.dataset.ran ?? "") + style.parentNode.localName;`;
		await browser.allowUserScripts();
		const lines = ["name Head", `match ${hub.origin}/*`, "run-at document-start"];
		for (const grant of ["none", "GM_addStyle", "unsafeWindow"]) {
			await storeUserscripts(browser, [{ id: "head", code: userscript([...lines, `grant ${grant}`], body) }]);
			const seen: Record<string, unknown> = {};
			for (const path of Object.keys(documents)) {
				const page = await browser.context.newPage();
				await page.goto(`${hub.origin}${path}`);
				seen[path] = await page.evaluate("[window.seen, document.documentElement.dataset.ran]");
				await page.close();
			}
			expect(seen, grant).toEqual({
				"/head": ["head", "head"],
				"/implied": ["head", "head"],
				"/before": ["head", "head"],
				// A document without a head has none to wait for.
				"/xhtml": ["html", "html"],
				"/picture": ["svg", "svg"],
			});
		}
	});

	test("@run-at context-menu is a command of the popup on its pages, and runs nowhere by itself", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		for (const path of ["/menu", "/menu-own", "/other"]) hub.serve(path, htmlPage("Target", CONTENT));
		const menu = { lines: ["run-at context-menu", "grant none", `match ${hub.origin}/menu`] };
		const own = { lines: ["run-at context-menu", "grant GM_setValue", `match ${hub.origin}/menu-own`] };
		await store(browser, hub.origin, { "Menu-page": menu, "Menu-own": own });
		for (const [path, name] of [
			["/menu", "Menu-page"],
			["/menu-own", "Menu-own"],
		] as const) {
			expect(await ran(browser, `${hub.origin}${path}`)).toBeNull();
			const target = await browser.context.newPage();
			await target.goto(`${hub.origin}${path}`);
			const popup = await browser.context.newPage();
			await target.bringToFront();
			await popup.goto(browser.pageUrl("popup.html"));
			await expect(popup.getByRole("button", { name: /^Menu-/ })).toHaveCount(1);
			await popup.getByRole("button", { name, exact: true }).click();
			await expect(target.locator("html")).toHaveAttribute("data-ran", /^complete/);
			await target.close();
			await popup.close().catch(() => undefined);
		}
		const other = await browser.context.newPage();
		await other.goto(`${hub.origin}/other`);
		const popup = await browser.context.newPage();
		await other.bringToFront();
		await popup.goto(browser.pageUrl("popup.html"));
		await expect(
			popup.getByRole("heading", { name: "Scripts on this page" }).or(popup.getByRole("main")),
		).not.toHaveCount(0);
		await expect(popup.getByRole("button", { name: /^Menu-/ })).toHaveCount(0);
	});

	test("@noframes, @inject-into, @sandbox, @unwrap and @top-level-await", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const names = ["frames", "noframes", "content", "dom", "page", "unwrap", "broken", "await"];
		for (const name of names) hub.serve(`/${name}`, htmlPage("Target", CONTENT));
		for (const name of ["frames", "noframes"])
			hub.serve(`/in/${name}`, htmlPage("Outer", `<iframe src="/${name}"></iframe>`));
		await store(browser, hub.origin, {
			frames: { lines: ["grant none"] },
			noframes: { lines: ["grant none", "noframes"] },
			content: { lines: ["grant none", "inject-into content"] },
			dom: { lines: ["grant none", "sandbox DOM"] },
			page: { lines: ["grant none", "inject-into page"] },
			unwrap: {
				lines: ["grant none", "unwrap", "run-at document-start"],
				body: `var global = "global"; const lexical = 1; ${NOTE}`,
			},
			broken: { lines: ["grant none", "unwrap"], body: `${NOTE} throw new Error("broken");` },
			await: { lines: ["grant none", "top-level-await"], body: `await null; ${NOTE}` },
		});
		const at = (name: string) => expect.poll(() => ran(browser, `${hub.origin}/${name}`));
		await at("content").toMatch(/,undefined$/);
		await at("dom").toMatch(/,undefined$/);
		await at("page").toMatch(/,number$/);
		await at("await").toMatch(/,number$/);
		await at("broken").toMatch(/,number$/);
		await at("unwrap").not.toBeNull();
		const unwrapped = await browser.context.newPage();
		await unwrapped.goto(`${hub.origin}/unwrap`);
		expect(await unwrapped.evaluate("[window.global, lexical]")).toEqual(["global", 1]);
		const worker = await browser.worker();
		const statsOf = async (name: string) =>
			((await worker.evaluate(`chrome.storage.local.get('stats:${name}')`)) as Record<string, object>)[`stats:${name}`];
		await expect.poll(() => statsOf("unwrap")).toMatchObject({ errors: 0 });
		await expect.poll(() => statsOf("broken")).toMatchObject({ errors: 1 });
		for (const [name, expected] of [
			["frames", true],
			["noframes", false],
		] as const) {
			const page = await browser.context.newPage();
			await page.goto(`${hub.origin}/in/${name}`);
			const frame = page.frames()[1];
			await frame?.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
			const mark = () => frame?.evaluate(() => document.documentElement.dataset.ran ?? null);
			if (expected) await expect.poll(mark).toMatch(/,false,number$/);
			else expect(await mark()).toBeNull();
		}
	});

	test("addresses: @exclude, @exclude-match, expressions, .tld, wildcard hosts and fragments", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		for (const path of ["/a/one", "/a/two", "/a/secret", "/b/1", "/b/x", "/c/x", "/d/x", "/E/x"])
			hub.serve(path, htmlPage("Target", CONTENT));
		const { port } = new URL(hub.origin);
		await store(browser, hub.origin, {
			excluded: {
				lines: [`match ${hub.origin}/a/*`, `exclude-match ${hub.origin}/a/two`, "exclude *secret*", "grant none"],
			},
			expression: { lines: ["include /^http:\\/\\/localhost:\\d+\\/b\\/\\d$/", "grant GM_getValue"] },
			tld: { lines: ["match *://*.example.tld/*", `match http://local*:${port}/c/*`, "grant none"] },
			fragment: { lines: [`match ${hub.origin}/d/*#wanted`, "grant GM_getValue"] },
			case: { lines: [`match ${hub.origin}/e/*`, "include https://other.example/*", "grant none"] },
		});
		const at = (path: string) => ran(browser, `${hub.origin}${path}`);
		await expect.poll(() => at("/a/one")).not.toBeNull();
		for (const path of ["/a/two", "/a/secret"]) expect(await at(path), path).toBeNull();
		await expect.poll(() => at("/b/1")).not.toBeNull();
		expect(await at("/b/x")).toBeNull();
		await expect.poll(() => at("/c/x")).not.toBeNull();
		await expect.poll(() => at("/d/x#wanted")).not.toBeNull();
		expect(await at("/d/x")).toBeNull();
		expect(await at("/E/x")).toBeNull();
	});

	test("@run-in: scripts of private windows run there only, and scripts of normal ones nowhere else", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		for (const path of ["/normal", "/private"]) hub.serve(path, htmlPage("Target", CONTENT));
		const cases = {
			normal: { lines: ["run-in normal-tabs", "grant none"] },
			private: {
				lines: ["run-in incognito-tabs", "grant GM_info"],
				body: `${NOTE} document.title = String(GM_info.isIncognito);`,
			},
		};
		await store(browser, hub.origin, cases);
		await expect.poll(() => ran(browser, `${hub.origin}/normal`)).not.toBeNull();
		expect(await ran(browser, `${hub.origin}/private`)).toBeNull();
		await allowPrivateWindows(browser);
		await store(browser, hub.origin, cases);
		const marked = (page: Page) => page.locator("html").getAttribute("data-ran");
		const normal = await browser.context.newPage();
		await normal.goto(`${hub.origin}/normal`);
		await expect.poll(() => marked(normal)).not.toBeNull();
		expect(await ran(browser, `${hub.origin}/private`)).toBeNull();
		const worker = await browser.worker();
		const inPrivate = async (path: string): Promise<unknown> => {
			const opened = `chrome.windows.create({ incognito: true, url: ${JSON.stringify(hub.origin + path)} })`;
			const tabId = Number(await worker.evaluate(`${opened}.then((made) => made.tabs[0].id)`));
			const read = `chrome.scripting.executeScript({ target: { tabId: ${tabId} }, func: () => document.readyState === "complete" ? [document.documentElement.dataset.ran !== undefined, document.title] : null })`;
			return expect
				.poll(() => worker.evaluate(`${read}.then(([one]) => one.result)`))
				.toEqual(path === "/private" ? [true, "true"] : [false, "Target"]);
		};
		await inPrivate("/private");
		await inPrivate("/normal");
	});
});

async function allowPrivateWindows({ context, worker }: ExtensionBrowser): Promise<void> {
	const id = new URL((await worker()).url()).host;
	const page = await context.newPage();
	await page.goto("chrome://extensions/");
	await page.evaluate(async (extensionId) => {
		const chrome = Reflect.get(globalThis, "chrome") as {
			developerPrivate: {
				updateExtensionConfiguration(settings: object): Promise<void>;
				updateProfileConfiguration(settings: object): Promise<void>;
			};
		};
		// Without it an unpacked extension does not come back after the reload.
		await chrome.developerPrivate.updateProfileConfiguration({ inDeveloperMode: true });
		await chrome.developerPrivate.updateExtensionConfiguration({ extensionId, incognitoAccess: true });
	}, id);
	// The extension is reloaded by that.
	await expect(async () => {
		await page.goto(`chrome-extension://${id}/options.html`);
		expect(context.serviceWorkers()).toHaveLength(1);
	}).toPass();
	await page.close();
}
