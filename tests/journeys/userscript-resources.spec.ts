import { createHash } from "node:crypto";
import { expect, type Page } from "@playwright/test";
import { ask, drivenBody, storeUserscripts } from "../support/driven-userscript.ts";
import type { ExtensionBrowser } from "../support/extension.ts";
import { type HubStandIn, page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

const sha256 = (text: string): string => createHash("sha256").update(text).digest("hex");
const TEXT = "grüße: 1";
/** Reads its files in every form. Without `eval`, so that it can be installed without consent to a finding. */
const READER = `const root = document.documentElement;
(async () => {
	const missing = [GM_getResourceText("none") === undefined, GM_getResourceURL("none") === undefined];
	const texts = [GM_getResourceText("text"), await GM.getResourceText("text"), ...missing, GM_getResourceURL("picture") === GM_getResourceUrl("picture")];
	root.setAttribute("data-texts", JSON.stringify(texts));
	const image = new Image();
	image.onload = () => root.setAttribute("data-size", image.width + "x" + image.height);
	image.src = await GM.getResourceUrl("picture");
})();
root.setAttribute("data-ran", "yes");`;
const SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="7" height="5"></svg>';

async function confirm(hub: HubStandIn, browser: ExtensionBrowser): Promise<Page> {
	const page = await browser.context.newPage();
	await page.goto(
		`${browser.pageUrl("confirm-install.html")}?url=${encodeURIComponent(`${hub.origin}/files.user.js`)}`,
	);
	return page;
}

async function openTarget(hub: HubStandIn, { context }: ExtensionBrowser): Promise<Page> {
	const page = await context.newPage();
	await page.goto(`${hub.origin}/target`);
	return page;
}

test.describe("userscript resources and cookies", () => {
	const serveScript = (hub: HubStandIn, ...lines: string[]): void => {
		const grants = ["grant GM_getResourceText", "grant GM.getResourceUrl"];
		const all = ["name Files", "version 1", `match ${hub.origin}/target`, ...grants, ...lines];
		hub.serve("/files.user.js", userscript(all, READER), "text/javascript");
	};
	test.beforeEach(async ({ fixture: { hub }, browserWithExtension: browser }) => {
		hub.serve("/target", htmlPage("Target", "<p>target</p>"));
		hub.serve("/text", TEXT, "text/plain; charset=utf-8");
		hub.serve("/picture.svg", SVG, "image/svg+xml");
		await browser.allowUserScripts();
	});

	test("files are listed, loaded at install with their checksums, and read as text and by address", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		serveScript(
			hub,
			`resource text ${hub.strangerOrigin}/text#sha256=${sha256(TEXT)}`,
			`resource picture ${hub.origin}/picture.svg`,
		);
		const page = await confirm(hub, browser);
		await expect(page.getByText(`${hub.origin}/picture.svg`, { exact: true })).toBeVisible();
		await expect(page.getByText("checked by its SHA256 checksum")).toBeVisible();
		await expect(page.getByText("not provided by this version")).toHaveCount(0);
		await page.getByRole("button", { name: "Install", exact: true }).click();
		await expect(page.getByRole("heading", { name: "Files is installed" })).toBeVisible();
		// The files of the install count, whatever their servers say later.
		hub.serve("/text", "changed", "text/plain");
		const target = await openTarget(hub, browser);
		await expect(target.locator("html")).toHaveAttribute("data-size", "7x5");
		const texts = JSON.parse((await target.locator("html").getAttribute("data-texts")) ?? "null") as unknown;
		expect(texts).toEqual([TEXT, TEXT, true, true, true]);
	});

	test("a wrong checksum refuses the install; a missing file is shown and repaired", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		serveScript(hub, `resource text ${hub.origin}/text#sha256=${sha256("other")}`);
		const refused = await confirm(hub, browser);
		await refused.getByRole("button", { name: "Install", exact: true }).click();
		await expect(refused.getByRole("alert")).toContainText("is not what the author named");
		serveScript(hub, `resource text ${hub.origin}/text`);
		const page = await confirm(hub, browser);
		await page.getByRole("button", { name: "Install", exact: true }).click();
		await page.getByText("is installed").waitFor();
		const worker = await browser.worker();
		// The state that an older version of the extension stored before its worker was replaced; it loaded no files.
		await worker.evaluate(`(async () => {
			const all = await chrome.storage.local.get();
			for (const [key, value] of Object.entries(all)) if (key.startsWith("script:")) { delete value.resources; await chrome.storage.local.set({ [key]: value }); }
		})()`);
		await browser.stopWorker();
		const options = await browser.context.newPage();
		await options.goto(browser.pageUrl("options.html"));
		const toggle = options.getByRole("switch", { name: "Run Files" });
		await toggle.click();
		await toggle.click();
		const alert = options.getByRole("alert");
		await expect(alert).toContainText(`${hub.origin}/text`);
		const ran = async () => (await openTarget(hub, browser)).locator("html").getAttribute("data-ran");
		await expect.poll(ran).toBeNull();
		await alert.getByRole("button", { name: "Load the libraries of Files again" }).click();
		await expect(alert).toHaveCount(0);
		await expect.poll(ran).toBe("yes");
	});

	const cookieScript = (hub: HubStandIn) =>
		userscript(
			["name Cookies", `match ${hub.origin}/target`, "connect connected.example", "grant GM_cookie"],
			drivenBody(),
		);

	test("cookies: an honest error until the user allows them", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeUserscripts(browser, [{ id: "cookies", code: cookieScript(hub) }]);
		const page = await openTarget(hub, browser);
		await expect(ask(page, "GM.cookie.list({})")).rejects.toThrow("NOT_ALLOWED: Allow scripts to use cookies first");
		expect(await ask(page, "new Promise((done) => GM_cookie.list({}, (...given) => done(given)))")).toEqual([
			null,
			expect.stringContaining("NOT_ALLOWED"),
		]);
		hub.serve("/files.user.js", cookieScript(hub), "text/javascript");
		const confirmation = await confirm(hub, browser);
		await expect(confirmation.getByRole("switch", { name: "Let scripts use cookies" })).not.toBeChecked();
	});

	test("cookies: of the script's own sites and of those it connects to, and of no others", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeUserscripts(browser, [{ id: "cookies", code: cookieScript(hub) }]);
		hub.serve("/files.user.js", cookieScript(hub), "text/javascript");
		const confirmation = await confirm(hub, browser);
		await confirmation.getByRole("switch", { name: "Let scripts use cookies" }).check();
		await confirmation.close();
		const page = await openTarget(hub, browser);
		await page.evaluate("document.cookie = 'own=1'");
		await ask(page, "GM.cookie.set({ name: 'hidden', value: '2', httpOnly: true, path: '/' })");
		expect(await page.evaluate("document.cookie")).toBe("own=1");
		const names = "then((list) => list.map(({ name, httpOnly }) => name + httpOnly).sort())";
		expect(await ask(page, `GM.cookie.list({}).${names}`)).toEqual(["hiddentrue", "ownfalse"]);
		expect(await ask(page, `GM.cookie.list({ name: 'hidden' }).${names}`)).toEqual(["hiddentrue"]);
		expect(
			await ask(page, "new Promise((done) => GM_cookie.delete({ name: 'hidden' }, (problem) => done(problem)))"),
		).toBeNull();
		expect(await ask(page, `new Promise((done) => GM_cookie('list', {}, done)).${names}`)).toEqual(["ownfalse"]);
		const connected = "url: 'https://api.connected.example/'";
		await ask(page, `GM.cookie.set({ ${connected}, name: 'c', value: '3' })`);
		expect(await ask(page, `GM.cookie.list({ ${connected} }).${names}`)).toEqual(["cfalse"]);
		for (const url of ["https://other.example/", "https://notconnected.example/", "chrome://settings/"])
			await expect(ask(page, `GM.cookie.list({ url: '${url}' })`), url).rejects.toThrow("SITE_REFUSED");
		await expect(ask(page, "GM.cookie.list({ domain: '.other.example' })")).rejects.toThrow("SITE_REFUSED");
		await expect(ask(page, "GM.cookie.set({ name: '__Host-x', value: '1', secure: false })")).rejects.toThrow(
			"COOKIE_REFUSED",
		);
	});
});
