import { expect, type Locator, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as htmlPage } from "../support/hub-stand-in.ts";
import { returnToTab } from "../support/return-to-tab.ts";
import { test, userscript } from "./extension-fixture.ts";

/** `var title = "首页";` */
const GBK = Buffer.concat([Buffer.from('var title = "'), Buffer.from("cad7d2b3", "hex"), Buffer.from('";')]);
const STRICT = `"use strict";
(function (root) { root.STRICT_LIBRARY = { version: 1 }; })(this);
var strictThis = typeof this;
const shared = () => version();
function version() { return "one"; }`;
const OLD_WRAPPER = `(function (factory) { this.OLD_WRAPPER = factory(); }).call(this, function () { return "wrapped"; });`;
const INLINE = `data:text/javascript,${encodeURIComponent(`var inline = "ü & %";`)}`;

const BODY = `unsafeWindow.firstStatement = "reached";
var result = { first: unsafeWindow.firstStatement, title, inline, beside, shared: shared(), strictThis };
try { undeclaredCounter = 1; result.undeclared = undeclaredCounter; } catch (problem) { result.undeclared = String(problem); }
try { result.callee = typeof (function () { return arguments.callee; })(); } catch (problem) { result.callee = String(problem); }
var frozen = Object.freeze({ a: 1 });
try { frozen.a = 2; result.frozen = "silent"; } catch (problem) { result.frozen = String(problem); }
result.thisIsWindow = (function () { return this === window; })();
result.wrapper = typeof OLD_WRAPPER + typeof STRICT_LIBRARY;
document.documentElement.setAttribute("data-result", JSON.stringify(result));`;

const RIGHT = {
	first: "reached",
	title: "首页",
	inline: "ü & %",
	beside: "beside",
	shared: "one",
	strictThis: "object",
	undeclared: 1,
	callee: "function",
	frozen: "silent",
	thisIsWindow: true,
	wrapper: "stringobject",
};

async function open({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	return page;
}

async function resultOf(browser: ExtensionBrowser, hub: HubStandIn, path = "/target"): Promise<unknown> {
	const page = await open(browser, `${hub.origin}${path}`);
	const text = await page.locator("html").getAttribute("data-result");
	await page.close();
	return JSON.parse(text ?? "null");
}

function serveAll(hub: HubStandIn, version: string, ...lines: readonly string[]): void {
	hub.serve("/target", htmlPage("Target", "<p>target</p>"));
	hub.serve("/scripts/strict.js", STRICT, "text/javascript", { etag: '"one"' });
	hub.serve("/scripts/gbk.js", GBK, "text/javascript; charset=GBK");
	hub.serve("/scripts/beside.js", `var beside = "beside"; /* not closed`, "text/javascript");
	hub.serve("/scripts/old.js", OLD_WRAPPER, "text/javascript");
	const all = [
		"name Libraries",
		`version ${version}`,
		`match ${hub.origin}/target`,
		"run-at document-start",
		`require ${hub.origin}/scripts/strict.js`,
		"require gbk.js",
		"require ./beside.js",
		"require /scripts/old.js",
		`require ${INLINE}`,
		...lines,
	];
	hub.serve("/scripts/libraries.user.js", userscript(all, BODY), "text/javascript");
}

const confirm = (browser: ExtensionBrowser, address: string): Promise<Page> =>
	open(browser, `${browser.pageUrl("confirm-install.html")}?url=${encodeURIComponent(address)}`);

async function install(browser: ExtensionBrowser, hub: HubStandIn): Promise<void> {
	const page = await confirm(browser, `${hub.strangerOrigin}/scripts/libraries.user.js`);
	await page.getByRole("button", { name: /^(?:Install|Update)$/ }).click();
	await page.getByRole("heading", { name: "Libraries is installed" }).waitFor();
	await page.close();
}

async function aboutPage(browser: ExtensionBrowser): Promise<Page> {
	const page = await open(browser, browser.pageUrl("options.html"));
	await page.getByRole("link", { name: "Edit Libraries" }).click();
	await page.getByRole("tab", { name: "About" }).click();
	return page;
}

test.describe("userscript libraries", () => {
	test("each keeps its encoding, strictness and `this`; newer ones are used after a look", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await browser.allowUserScripts();
		serveAll(hub, "1", "grant GM_getValue");
		const page = await confirm(browser, `${hub.strangerOrigin}/scripts/libraries.user.js`);
		await expect(page.getByLabel("Code of the library in the address")).toContainText('var inline = "ü & %";');
		await page.close();
		await install(browser, hub);
		expect(await resultOf(browser, hub)).toEqual(RIGHT);

		const about = await aboutPage(browser);
		const reload = about.getByRole("button", { name: "Reload libraries" });
		await reload.click();
		await expect(about.getByText("Their servers have no others.")).toBeVisible();
		hub.serve("/scripts/strict.js", STRICT.replace('"one"', '"two"'), "text/javascript", { etag: '"two"' });
		await reload.click();
		const changes: Locator = about.getByRole("region", { name: "What changed" });
		await expect(changes.getByRole("heading", { level: 4 })).toHaveText(`${hub.origin}/scripts/strict.js`);
		await expect(changes.getByText("Rating of the new one")).toBeVisible();
		await expect(changes.getByText('return "two"')).toBeVisible();
		expect(await resultOf(browser, hub)).toEqual(RIGHT);
		await returnToTab(about);
		await changes.getByRole("button", { name: "Use the new ones" }).click();
		await expect(about.getByText("Done. The script runs with the new ones")).toBeVisible();
		expect(await resultOf(browser, hub)).toEqual({ ...RIGHT, shared: "two" });

		// A reload that fails keeps what is there.
		hub.serve("/scripts/gbk.js", Buffer.from([0x2f, 0x2f, 0xfc]), "text/javascript");
		await reload.click();
		await expect(about.getByRole("alert")).toContainText("gbk.js is not text in UTF-8");
		expect(await resultOf(browser, hub)).toEqual({ ...RIGHT, shared: "two" });
	});

	for (const grant of ["grant none", "grant GM_getValue"]) {
		test(`a new version loads its libraries anew (@${grant})`, { tag: "@soak" }, async ({
			fixture: { hub },
			browserWithExtension: browser,
		}) => {
			await browser.allowUserScripts();
			serveAll(hub, "1", grant);
			await install(browser, hub);
			expect(await resultOf(browser, hub)).toEqual(RIGHT);
			serveAll(hub, "2", grant);
			hub.serve("/scripts/strict.js", STRICT.replace('"one"', '"two"'), "text/javascript");
			await install(browser, hub);
			expect(await resultOf(browser, hub)).toEqual({ ...RIGHT, shared: "two" });
		});
	}

	test("scripts in other encodings are installed from addresses and files, and no text is an error", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const text = userscript(["name Grüße 首页", `match ${hub.origin}/target`], "1;");
		const latin = Buffer.from(text.replace(" 首页", ""), "latin1");
		hub.serve("/latin.user.js", latin, "text/javascript; charset=iso-8859-1");
		hub.serve("/none.user.js", latin, "text/javascript");
		const latinPage = await confirm(browser, `${hub.origin}/latin.user.js`);
		await expect(latinPage.getByText("Named by its author: Grüße")).toBeVisible();
		const nonePage = await confirm(browser, `${hub.origin}/none.user.js`);
		await expect(nonePage.getByText("not text in UTF-8")).toBeVisible();

		const options = await open(browser, browser.pageUrl("options.html"));
		const files = [
			Buffer.from(`\uFEFF${text}`, "utf16le"),
			Buffer.from(`\uFEFF${text}`, "utf16le").swap16(),
			Buffer.from(`\uFEFF${text.replaceAll("\n", "\r\n")}`),
		];
		for (const buffer of files) {
			const opened = browser.context.waitForEvent("page");
			const file = { name: "local.user.js", mimeType: "text/javascript", buffer };
			await options.locator("input[type=file]").setInputFiles(file);
			await expect((await opened).getByText("Named by its author: Grüße 首页")).toBeVisible();
		}
		const drop = (bytes: readonly number[]) => {
			const data = new DataTransfer();
			data.items.add(new File([Uint8Array.from(bytes)], "dropped.user.js"));
			for (const type of ["dragenter", "dragover", "drop"])
				document.body.dispatchEvent(new DragEvent(type, { bubbles: true, cancelable: true, dataTransfer: data }));
		};
		const dropped = browser.context.waitForEvent("page");
		await options.evaluate(drop, [...(files[1] ?? [])]);
		await expect((await dropped).getByText("Named by its author: Grüße 首页")).toBeVisible();
		const file = { name: "latin.user.js", mimeType: "text/javascript", buffer: latin };
		await options.locator("input[type=file]").setInputFiles(file);
		await expect(options.getByRole("alert")).toHaveText(/latin\.user\.js is not text in UTF-8/);
	});

	test("data: resources and answers in other encodings", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await browser.allowUserScripts();
		const dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
		const html = Buffer.concat([Buffer.from("<title>"), Buffer.from("cad7d2b3", "hex"), Buffer.from("</title>")]);
		serveAll(hub, "1");
		hub.serve("/gbk-page", html, "text/html");
		hub.serve("/marked-page", Buffer.from("\uFEFF<title>首页</title>", "utf16le"), "text/html; charset=gbk");
		hub.serve("/gbk.css", html, "text/css; charset=gbk");
		const body = `const out = {};
GM_addStyle(GM_getResourceText("style"));
out.outline = getComputedStyle(document.body).outlineColor;
out.resource = GM_getResourceText("gbk");
const ask = (name, more) => new Promise((resolve) => GM_xmlhttpRequest({ url: "/gbk-page", ...more, onload: ({ responseText }) => { out[name] = responseText; resolve(); }, onerror: ({ error }) => { out[name] = String(error); resolve(); } }));
const picture = new Image();
const shown = new Promise((resolve) => { picture.onload = () => { out.width = picture.naturalWidth; resolve(); }; picture.onerror = resolve; });
picture.src = GM_getResourceURL("dot");
Promise.all([shown,
	ask("override", { overrideMimeType: "text/html; charset=gbk" }),
	ask("anonymous", { overrideMimeType: "text/html;charset=gbk", anonymous: true }),
	ask("upper", { overrideMimeType: 'text/html; Charset="GBK"' }),
	ask("mark", { url: "/marked-page" }),
]).then(() => { document.documentElement.setAttribute("data-result", JSON.stringify(out)); });`;
		const lines = ["GM_getResourceText", "GM_getResourceURL", "GM_addStyle", "GM_xmlhttpRequest"];
		const all = [
			"name Libraries",
			`match ${hub.origin}/target`,
			"resource style data:text/css,body%7Boutline%3A3px%20solid%20rgb(0%2C128%2C0)%7D",
			`resource dot data:image/png;base64,${dot}`,
			"resource gbk /gbk.css",
			"connect localhost",
			...lines.map((grant) => `grant ${grant}`),
		];
		hub.serve("/scripts/libraries.user.js", userscript(all, body), "text/javascript");
		await install(browser, hub);
		const page = await open(browser, `${hub.origin}/target`);
		await expect(page.locator("html")).toHaveAttribute("data-result", /./);
		const right = "<title>首页</title>";
		expect(JSON.parse((await page.locator("html").getAttribute("data-result")) ?? "")).toEqual({
			outline: "rgb(0, 128, 0)",
			width: 1,
			resource: right,
			override: right,
			anonymous: right,
			upper: right,
			mark: right,
		});
	});

	test("@unwrap runs in the page whatever is granted, and the confirmation page says so", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await browser.allowUserScripts();
		serveAll(hub, "1", "grant GM_getValue", "unwrap");
		hub.serve(
			"/scripts/libraries.user.js",
			userscript(
				["name Libraries", "version 1", `match ${hub.origin}/target`, "grant GM_getValue", "unwrap"],
				`var ofThePage = typeof GM_getValue; document.documentElement.setAttribute("data-result", JSON.stringify(window.ofThePage));`,
			),
			"text/javascript",
		);
		const page = await confirm(browser, `${hub.strangerOrigin}/scripts/libraries.user.js`);
		await expect(page.getByText("@unwrap puts it into the page as it is written")).toBeVisible();
		await install(browser, hub);
		expect(await resultOf(browser, hub)).toBe("undefined");
	});
});
