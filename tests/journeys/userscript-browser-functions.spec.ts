import { expect } from "@playwright/test";
import { ask } from "../support/driven-userscript.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { DRIVEN_ID, openTab, storeDriven } from "./driven-userscript-fixture.ts";
import { test } from "./extension-fixture.ts";

test.describe("userscript functions of the browser and the page", () => {
	test.beforeEach(async ({ fixture: { hub }, browserWithExtension: browser }) => {
		hub.serve("/target", htmlPage("Target", "<p id='p'>target</p>"));
		await browser.allowUserScripts();
	});

	test("notifications are shown with their text, replaced by tag, removed and done", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeDriven(hub, browser);
		const page = await openTab(browser, `${hub.origin}/target`);
		const worker = await browser.worker();
		const shown = async (): Promise<string[]> =>
			Object.keys((await worker.evaluate("chrome.notifications.getAll()")) as object);
		await ask(
			page,
			"globalThis.done = []; globalThis.note = GM_notification({ text: 'Text', title: 'Title', tag: 't', onclick() {}, ondone(clicked) { done.push(clicked); } }); 0",
		);
		await expect.poll(shown).toEqual([`userscript:${DRIVEN_ID}:tag:t`]);
		await ask(page, "GM_notification({ text: 'Again', tag: 't' }); GM_notification('Plain', 'Title'); 0");
		await expect.poll(async () => (await shown()).filter((key) => !key.endsWith(":tag:t")).length).toBe(1);
		expect((await shown()).filter((key) => key.endsWith(":tag:t")).length).toBeLessThan(2);
		await ask(
			page,
			"globalThis.note = GM_notification({ text: 'Ends', ondone(clicked) { done.push(clicked); } }); note.remove()",
		);
		await expect.poll(() => ask(page, "done")).toContain(false);
		expect(await ask(page, "GM.notification({ text: 'Short', timeout: 1 })")).toBe(false);
		// Shown without a picture that cannot be.
		for (const [number, image] of ["ftp://x/y.png", "/missing.png", "data:image/png;base64,broken"].entries()) {
			await ask(page, `GM_notification({ text: "x", tag: "picture-${number}", image: ${JSON.stringify(image)} }); 0`);
			await expect.poll(shown, image).toContain(`userscript:${DRIVEN_ID}:tag:picture-${number}`);
		}
	});

	test("the clipboard takes text and HTML", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeDriven(hub, browser);
		await browser.context.grantPermissions(["clipboard-read", "clipboard-write"], { origin: hub.origin });
		const page = await openTab(browser, `${hub.origin}/target`);
		await page.bringToFront();
		const read = () => page.evaluate("navigator.clipboard.readText()");
		await ask(page, "new Promise((done) => GM_setClipboard('first', 'text', done))");
		expect(await read()).toBe("first");
		await ask(page, "GM.setClipboard('<b>bold</b>', 'html')");
		expect(await read()).toBe("<b>bold</b>");
		const html = "navigator.clipboard.read().then(([item]) => item.getType('text/html')).then((blob) => blob.text())";
		expect(await page.evaluate(html)).toContain("<b>bold</b>");
		await browser.stopWorker();
		await ask(page, "GM.setClipboard('after a stop', { type: 'text', mimetype: 'text/plain' })");
		expect(await read()).toBe("after a stop");
	});

	test("elements, styles, log, info and menu commands", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeDriven(hub, browser, "author Ann", "tag one two", "noframes", "icon https://x.example/i.png");
		const page = await openTab(browser, `${hub.origin}/target`);
		const printed: string[] = [];
		page.on("console", (line) => printed.push(line.text()));
		await ask(page, "GM_addStyle('p { color: rgb(1, 2, 3) }').tagName");
		await expect(page.locator("#p")).toHaveCSS("color", "rgb(1, 2, 3)");
		expect(await ask(page, "GM.addStyle('p { top: 0 }').then((style) => style.tagName)")).toBe("STYLE");
		await ask(
			page,
			"GM_addElement('b', { textContent: 'added', title: 'Hint' }); GM_addElement(document.querySelector('#p'), 'i', { id: 'in-p' }); 0",
		);
		await expect(page.locator("body > b")).toHaveText("added");
		await expect(page.locator("#p > #in-p")).toHaveCount(1);
		// Nodes that are no elements are parents too: a closed shadow root, a fragment, the document of a frame's element.
		expect(
			await ask(
				page,
				`{
					const root = document.querySelector("#p").attachShadow({ mode: "closed" });
					const fragment = new DocumentFragment();
					const made = [GM_addElement(root, "b", { textContent: "inside" }), GM_addElement(fragment, "i"), GM_addElement(document.createElement("template").content, "u")];
					[root.firstChild.textContent, fragment.firstChild.localName, made.map((one) => one.parentNode.nodeType)];
				}`,
			),
		).toEqual(["inside", "i", [11, 11, 11]]);
		expect(
			await ask(page, "GM.addElement('script', { textContent: 'window.fromScript = 5' }).then((made) => made.tagName)"),
		).toBe("SCRIPT");
		expect(await page.evaluate("window.fromScript")).toBe(5);
		await ask(page, "GM_log('logged', 7); GM.log('later')");
		expect(printed).toEqual(expect.arrayContaining(["[Driven] logged 7", "[Driven] later"]));
		expect(await ask(page, "GM_info")).toMatchObject({
			scriptHandler: "Scriptorium",
			version: "1.0.0",
			injectInto: "content",
			uuid: DRIVEN_ID,
			isIncognito: false,
			platform: { os: "linux", arch: expect.any(String) },
			scriptMetaStr: expect.stringContaining("// @name Driven"),
			script: {
				name: "Driven",
				version: "1.2",
				author: "Ann",
				tags: ["one", "two"],
				noframes: true,
				icon: "https://x.example/i.png",
			},
		});
		expect(await ask(page, "GM.info === GM_info")).toBe(true);
		await ask(
			page,
			"GM_registerMenuCommand('Stays', () => { document.title = 'chosen'; }, { id: 's', title: 'A hint', autoClose: false }); GM_registerMenuCommand('Gone', () => {}, { id: 'g' }); GM_unregisterMenuCommand('g'); 0",
		);
		const popup = await browser.context.newPage();
		await page.bringToFront();
		await popup.goto(browser.pageUrl("popup.html"));
		const command = popup.getByRole("button", { name: /^Stays/ });
		await expect(command).toHaveAttribute("title", "A hint");
		await expect(popup.getByRole("button", { name: /Gone/ })).toHaveCount(0);
		await command.click();
		await expect(page).toHaveTitle("chosen");
		await expect(command).toBeVisible();
	});
});
