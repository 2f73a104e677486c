import { expect, type Page } from "@playwright/test";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { test, userscript } from "./extension-fixture.ts";

async function open({ context }: ExtensionBrowser, url: string): Promise<Page> {
	const page = await context.newPage();
	await page.goto(url);
	return page;
}
const mark = (name: string) => `document.documentElement.setAttribute('data-${name}', 'yes');`;
const optionsOf = (browser: ExtensionBrowser, hash = "") => open(browser, browser.pageUrl("options.html") + hash);

async function install(browser: ExtensionBrowser, address: string): Promise<void> {
	const page = await open(browser, `${browser.pageUrl("confirm-install.html")}?url=${encodeURIComponent(address)}`);
	await page.getByRole("button", { name: "Install", exact: true }).click();
	await expect(page.getByRole("heading", { name: /is installed/ })).toBeVisible();
	await page.close();
}
/** Which scripts have marked a page, once it is loaded. */
async function marksOn(browser: ExtensionBrowser, url: string): Promise<string> {
	const page = await open(browser, url);
	const marks = await page.evaluate(() =>
		[...document.documentElement.attributes].map(({ name }) => name.replace("data-", "")).sort(),
	);
	await page.close();
	return marks.filter((name) => name !== "lang").join();
}

test("extension: rules of one's own, the switch for all scripts, a conflict in the editor, and the log", async ({
	fixture: { hub },
	browserWithExtension: browser,
}) => {
	for (const path of ["/author", "/own", "/own/not", "/secret"]) hub.serve(path, htmlPage("Page", "<p>page</p>"));
	const script = (name: string, ...lines: string[]) =>
		hub.serve(
			`/${name}.user.js`,
			userscript([`name ${name}`, "version 1", `match ${hub.origin}/author`, ...lines], mark(name.toLowerCase())),
			"text/javascript",
		);
	script("Marker", "run-at document-start");
	script("Other", "run-at document-start");
	await browser.allowUserScripts();
	for (const name of ["Marker", "Other"]) await install(browser, `${hub.origin}/${name}.user.js`);
	const on = (path: string) => expect.poll(() => marksOn(browser, `${hub.origin}${path}`));
	await on("/author").toBe("marker,other");

	await test.step("rules of one's own", async () => {
		const page = await optionsOf(browser);
		await page.getByRole("link", { name: "Marker", exact: true }).click();
		await page.getByRole("tab", { name: "Rules" }).click();
		const add = async (label: string, rule: string) => {
			await page.getByLabel(label).fill(rule);
			await page.getByLabel(label).press("Enter");
		};
		await add("Add a page or site", "nowhere");
		await expect(page.getByText(/This matches no page/)).toBeVisible();
		// The browser refuses a registration with a port beside the scheme `*`.
		const { host } = new URL(hub.origin);
		await page.getByLabel("Add a page or site").fill(`${host}/own*`);
		await expect(page.getByText(`Covers pages of ${host} whose address goes on with /own*.`)).toBeVisible();
		await page.getByLabel("Add a page or site").press("Enter");
		await add("Add an exception", `/\\/not$/`);
		await expect(page.getByText(/^Saved\./)).toBeVisible();
		await on("/own").toBe("marker");
		await on("/own/not").toBe("");
		await on("/author").toBe("marker,other");
		await page.getByRole("switch", { name: "The author's pages" }).click();
		await on("/author").toBe("other");
		await page.close();
	});

	await test.step("a rule that is added while another is being stored takes nothing back", async () => {
		const page = await browser.context.newPage();
		await page.addInitScript(() => {
			const { runtime } = Reflect.get(globalThis, "chrome");
			const send = runtime.sendMessage.bind(runtime);
			const held = new Promise((resolve) => Reflect.set(globalThis, "release", resolve));
			runtime.sendMessage = async (message: { readonly type: string }, ...others: unknown[]) => {
				if (message.type === "SCRIPTORIUM_SET_SCRIPT_RULES") await held;
				return send(message, ...others);
			};
		});
		await page.goto(browser.pageUrl("options.html"));
		await page.getByRole("link", { name: "Other", exact: true }).click();
		await page.getByRole("tab", { name: "Rules" }).click();
		for (const [label, rule] of [
			["Add a page or site", "one.test"],
			["Add a page or site", "two.test"],
			["Add an exception", "one.test/not"],
		] as const) {
			await page.getByLabel(label).fill(rule);
			await page.getByLabel(label).press("Enter");
			await expect(page.getByText(`*://${rule}`).first()).toBeVisible();
		}
		await page.evaluate("release()");
		await expect(page.getByText(/^Saved\./)).toBeVisible();
		await page.reload();
		await page.getByRole("tab", { name: "Rules" }).click();
		for (const rule of ["*://one.test/*", "*://two.test/*", "*://one.test/not"])
			await expect(page.getByRole("button", { name: `Remove ${rule}` })).toBeVisible();
		await page.close();
	});

	await test.step("the rules stay when the script is updated", async () => {
		const next = userscript(
			["name Marker", "version 2", `match ${hub.origin}/author`, "run-at document-start"],
			mark("marker").replace("yes", "new"),
		);
		hub.serve("/Marker.user.js", next, "text/javascript");
		const page = await optionsOf(browser);
		await page.getByRole("button", { name: "Check for update: Marker" }).click();
		await expect(page.getByText("Updated to version 2")).toBeVisible();
		await on("/own").toBe("marker");
		await on("/author").toBe("other");
		await expect(page.getByText("Own rules").first()).toBeVisible();
		await page.close();
	});

	await test.step("pages without scripts, and the switch for all, which a stopped worker does not forget", async () => {
		const page = await optionsOf(browser, "#/settings");
		await page
			.getByRole("region", { name: "Pages without scripts" })
			.getByRole("textbox")
			.fill(`${new URL(hub.origin).host}/author`);
		await page.keyboard.press("Enter");
		await on("/author").toBe("");
		await page.getByRole("button", { name: /^Remove .*author$/ }).click();
		await on("/author").toBe("other");
		await page.close();
		const target = await open(browser, `${hub.origin}/author`);
		const popup = await browser.context.newPage();
		await target.bringToFront();
		await popup.goto(browser.pageUrl("popup.html"));
		await popup.getByRole("switch", { name: "Run scripts", exact: true }).click();
		await expect(popup.getByText("All scripts are off")).toBeVisible();
		await on("/own").toBe("");
		await browser.stopWorker();
		const list = await optionsOf(browser);
		const all = list.getByRole("switch", { name: "Run scripts" });
		await expect(all).not.toBeChecked();
		const badge = "chrome.tabs.query({ active: true }).then(([tab]) => chrome.action.getBadgeText({ tabId: tab.id }))";
		await target.reload();
		await expect.poll(async () => (await browser.worker()).evaluate(badge)).toBe("OFF");
		await expect.poll(() => marksOn(browser, `${hub.origin}/own`)).toBe("");
		await all.click();
		await on("/own").toBe("marker");
		for (const one of [target, popup, list]) await one.close();
	});

	await test.step("a conflict in the editor has a way out, and a syntax error is said", async () => {
		const [mine, theirs] = [await optionsOf(browser), await optionsOf(browser)];
		for (const page of [mine, theirs]) await page.getByRole("link", { name: "Other", exact: true }).click();
		const codeIn = (page: Page) => page.getByRole("textbox", { name: "Code of Other" });
		const write = async (page: Page, text: string) => {
			await codeIn(page).click();
			await page.keyboard.press("Control+End");
			await page.keyboard.insertText(text);
			await page.getByRole("button", { name: "Save", exact: true }).click();
		};
		await write(theirs, "// theirs\n");
		await expect(theirs.getByText(/^Saved\. The version before/)).toBeVisible();
		await write(mine, "// mine\n");
		const conflict = mine.getByRole("region", { name: "The script was changed elsewhere since you opened it here" });
		await conflict.getByRole("button", { name: "Compare" }).click();
		await expect(conflict.getByRole("table")).toContainText("// theirs");
		await conflict.getByRole("button", { name: "Keep mine" }).click();
		await expect(mine.getByText(/^Saved\. The version before/)).toBeVisible();
		await write(theirs, "const open = [;\n");
		await theirs.getByRole("button", { name: "Take theirs" }).click();
		await expect(codeIn(theirs)).toContainText("// mine");
		await write(theirs, "const open = [;\n");
		await expect(theirs.getByText(/^Saved, does not run: line 9: Unexpected token/)).toBeVisible();
		await expect(theirs.getByTitle(/^Line 9: Syntax error: Unexpected token/)).toBeVisible();
		for (const page of [mine, theirs]) await page.close();
	});

	await test.step("the log tells runs, errors with their line, and updates; it outlives the worker and can be cleared", async () => {
		const body = "\nfunction fail() {\n\tthrow new Error('broken https://x.test/?key=secret');\n}\nfail();";
		const lines = ["name Thrower", "version 1", `match ${hub.origin}/secret*`, "grant GM_getValue"];
		hub.serve("/Thrower.user.js", userscript(lines, body), "text/javascript");
		await install(browser, `${hub.origin}/Thrower.user.js`);
		// It stays open: a script that runs when its page is idle has not run yet when that is loaded.
		await open(browser, `${hub.origin}/secret?key=secret`);
		const page = await optionsOf(browser, "#/log");
		const error = page.getByText("Line 9: broken https://x.test/?…");
		await expect(async () => {
			await page.getByRole("button", { name: "Load again" }).click();
			await expect(error).toBeVisible({ timeout: 1000 });
		}).toPass();
		await browser.stopWorker();
		await page.reload();
		await expect(error).toBeVisible();
		await expect(page.getByText("Updated to version 2")).toBeVisible();
		await page.getByLabel("Kind").selectOption("Errors");
		await expect(page.getByRole("listitem")).toHaveCount(1);
		await page.getByLabel("Script").selectOption("Thrower");
		await expect(page.getByRole("listitem")).toHaveCount(1);
		await page.getByRole("button", { name: "Clear the log" }).click();
		await expect(page.getByText("Nothing happened yet")).toBeVisible();
	});
});
