import { expect, type Page, type Request, test } from "@playwright/test";
import { isKeptByBrowser } from "@scriptorium/script-analyzer/engine/window-variables";
import { scopeVariants } from "@scriptorium/script-analyzer/testing/scope-variants";
import { encodeBookmarklet } from "@scriptorium/userscript/bookmarklet-url";
import { readScriptText } from "@scriptorium/userscript/read-script-text";
import { scriptBody } from "@scriptorium/userscript/script-body";
import { misleadingAddresses } from "@scriptorium/userscript/testing/misleading-addresses";
import { toBookmarklet } from "@scriptorium/userscript/to-bookmarklet";
import { toUserscript } from "@scriptorium/userscript/to-userscript";
import { textOf } from "../support/text-of.ts";

const SITE = "https://shop.example/";
const BLOCK = "// ==UserScript==\n// @name A\n// @match https://shop.example/*\n// ==/UserScript==\n";
const COLLECTOR = "https://collector.stranger.test";

/** A page with a cookie and a session, and the addresses at which the collector received both. */
async function openSite(page: Page): Promise<string[]> {
	const stolen: string[] = [];
	await page.route(`${COLLECTOR}/**`, async (route) => {
		stolen.push(route.request().url());
		// A navigation to it stays on the page.
		await route.fulfill({ status: 204 });
	});
	await page.route(`${SITE}**`, (route) =>
		route.fulfill({
			contentType: "text/html",
			body: `<!doctype html><title>Shop</title><script>document.cookie = "id=secret"; localStorage.session_token = "secret"</script>`,
		}),
	);
	return stolen;
}

async function click(page: Page, address: string): Promise<void> {
	await page.evaluate((url) => {
		const link = document.createElement("a");
		link.href = url;
		link.textContent = "Run";
		document.body.append(link);
		link.click();
	}, address);
}

/** The ways in which people run the code of a bookmarklet, or of a userscript. All but the first are the hub's. */
const WAYS: Readonly<Record<string, (page: Page, code: string) => Promise<unknown>>> = {
	// Copied from the code by hand: a program of the page.
	address: (page, code) => click(page, encodeBookmarklet(`${scriptBody(textOf(code)).code}\n;void 0`)),
	link: (page, code) => click(page, toBookmarklet(textOf(code)).url),
	userscriptLink: (page, code) => click(page, toBookmarklet(textOf(`${BLOCK}${code}`)).url),
	menu: (page, code) =>
		page.evaluate(
			// As script managers run a file: in a function that has its granted functions (wrap-script.ts of the extension).
			`((GM_registerMenuCommand, GM_info) => function () {${toUserscript({
				name: "A",
				description: "B",
				author: "C",
				version: "1.0.0",
				namespace: "https://hub.example",
				body: scriptBody(textOf(code)).code,
			})}
			})((name, run) => run(), {script: {}})()`,
		),
};

async function stealsBy(page: Page, way: string, code: string, stolen: string[]): Promise<boolean> {
	await page.goto(SITE);
	stolen.length = 0;
	// The code throws, or leaves the page.
	await WAYS[way]?.(page, code).catch(() => undefined);
	// The browser runs the link in a task of its own, and the code's timers after it; its requests come before this one.
	await page.evaluate(async () => {
		for (let task = 0; task < 3; task += 1) await new Promise((resolve) => setTimeout(resolve));
		await fetch("/done");
	});
	return stolen.some((url) => url.includes("secret"));
}

test("each variant steals in a scope in which a bookmarklet is run, and only there", { tag: "@soak" }, async ({
	page,
}) => {
	const stolen = await openSite(page);
	const wrong: unknown[] = [];
	const inOneScopeOnly: string[] = [];
	for (const { title, code, isProgramOnly } of scopeVariants) {
		expect(readScriptText(code).ok).toBe(true);
		const by: Record<string, boolean> = {};
		for (const way of Object.keys(WAYS)) by[way] = await stealsBy(page, way, code, stolen);
		const inFunction = by.menu || by.userscriptLink;
		if (!by.address && !by.link && !inFunction) wrong.push([title, "steals nowhere"]);
		if (isProgramOnly === inFunction) wrong.push([title, by]);
		if (by.address !== by.menu) inOneScopeOnly.push(title);
	}
	expect(wrong).toEqual([]);
	expect(inOneScopeOnly.length).toBeGreaterThanOrEqual(30);
});

test("Chromium keeps exactly the window's own properties that the analyzer names", { tag: "@soak" }, async ({
	page,
}) => {
	await openSite(page);
	await page.goto(SITE);
	const names = await page.evaluate(() => {
		const found = new Set<string>();
		for (let owner = window; owner !== null; owner = Object.getPrototypeOf(owner)) {
			for (const name of Object.getOwnPropertyNames(owner)) found.add(name);
			if (owner === Object.prototype) break;
		}
		return [...found].filter((name) => /^[a-z_$][\w$]*$/i.test(name) && name !== "location");
	});
	expect(names.length).toBeGreaterThan(500);
	const kept: string[] = [];
	for (const name of names) {
		const keeps = await page.evaluate(
			`(0, eval)(${JSON.stringify(`var ${name}; var old${name} = ${name}; ${name} = {mine: 1}; var is = typeof ${name} !== "object" || ${name} === null || ${name}.mine !== 1; try { ${name} = old${name} } catch { is }; is`)})`,
		);
		if (keeps === true) kept.push(name);
	}
	expect(kept.filter((name) => !isKeptByBrowser(name))).toEqual([]);
});

test("Chromium loads each misleading address from where the correction says", { tag: "@soak" }, async ({ page }) => {
	await page.route("**/*", (route) =>
		route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Shop</title>" }),
	);
	await page.goto(SITE);
	const loaded: (readonly [written: string, from: string])[] = [];
	for (const [written] of misleadingAddresses) {
		const { isLoadable, from } = await page.evaluate((text) => {
			// As managers read it; in a page `https:evil.example` would be relative to the page.
			const url = URL.canParse(text) ? new URL(text) : new URL(text, location.href);
			const place = `${url.protocol}//${url.host}${url.pathname}${url.search}`;
			const hasCredentials = url.username + url.password !== "";
			return { isLoadable: !hasCredentials && new URL(text, location.href).href === url.href, from: place };
		}, written);
		loaded.push([written, from]);
		// Chromium's fetch refuses addresses with credentials; those are compared as its parser reads them.
		if (!isLoadable) continue;
		const requests: string[] = [];
		const note = (request: Request): number => requests.push(request.url());
		page.on("request", note);
		// Without CORS headers the answer cannot be read, but the request was sent.
		await page.evaluate(
			(text) =>
				fetch(text, { mode: "no-cors", cache: "no-store" }).then(
					() => null,
					() => null,
				),
			written,
		);
		page.off("request", note);
		expect([written, requests[0]]).toEqual([written, from]);
	}
	expect(loaded).toEqual(misleadingAddresses);
	expect(loaded.length).toBeGreaterThanOrEqual(30);
});
