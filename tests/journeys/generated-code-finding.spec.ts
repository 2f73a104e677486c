import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import {
	at,
	bundle,
	click,
	type Done,
	expect,
	generate,
	runBookmarklet,
	test,
	type,
} from "./generated-code-fixture.ts";

/** Takes the fingerprint of an element, as the recorder does. */
const RECORDER = `
import { indexPage } from "@scriptorium/selectors/page-index";
import { takeFingerprint } from "@scriptorium/selectors/record-target";
globalThis.record = (element) => {
	const fingerprint = JSON.parse(JSON.stringify(takeFingerprint(element, indexPage(element.ownerDocument))));
	return { primary: "#recorded", strategy: "css", fallbacks: [], attributes: {}, fingerprint };
};`;

test.describe("generated code: finding", () => {
	test("finds recorded elements on a changed page, in a frame and a shadow root, and none instead of one that is gone", async ({
		page,
		shop,
	}) => {
		const row = (name: string) =>
			`<li><span>${name}</span> <button onclick="(parent.log || log)('${name}')">Delete</button></li>`;
		const list = (...names: readonly string[]) => `<h2>Notes</h2><ul>${names.map(row).join("")}</ul>`;
		const shadow = `<x-card><template shadowrootmode="open"><p>Total</p><button onclick="log('pay')">Pay</button></template></x-card>`;
		const whole = (...names: readonly string[]) => `${list(...names)}${shadow}<iframe src="/frame"></iframe>`;
		await shop.open(whole("Milk", "Eggs", "Rice"), "/", { "/frame": list("Ink", "Pens", "Paper") });
		await page.addScriptTag({ content: await bundle(RECORDER, "tests/journeys") });
		const record = (expression: string) => page.evaluate<RecordedTarget>(`record(${expression})`);
		const eggs = await record("document.querySelectorAll('button')[1]");
		const pay = await record("document.querySelector('x-card').shadowRoot.querySelector('button')");
		const frame = [await record("document.querySelector('iframe')")];
		const pens = await record("document.querySelector('iframe').contentDocument.querySelectorAll('button')[1]");
		const clicked = (selector: RecordedTarget, more: object = {}) => ({ ...click(""), selector, ...more }) as Done;
		const steps = [clicked(eggs), clicked(pay), clicked(pens, { frame })];
		const banner = '<div class="banner"><button>Accept</button></div>';
		await shop.open(banner + whole("Bread", "Rice", "Eggs", "Milk"), "/", {
			"/frame": banner + list("Pens", "Glue", "Ink"),
		});
		await shop.run(steps);
		await shop.logged("Eggs", "pay", "Pens");
		await shop.open(whole("Milk", "Rice"));
		await shop.run(steps);
		await shop.expectDialogs(
			'An error occurred: Step 1 "Click": element not found: button "Delete". Nearest: button "Delete"',
		);
		await shop.logged();
	});

	test("clicks where the mouse reaches an element, and waits for what covers it to go", { tag: "@soak" }, async ({
		shop,
	}) => {
		await shop.open(`
			<div style="height: 3000px"></div><button id="low" onclick="log('low')">Low</button><div style="height: 3000px"></div>
			<header style="position: fixed; inset: 0 0 auto; height: 90%; background: white"></header>
			<div id="cover" style="position: fixed; inset: 0; background: white"></div>
			<script>setTimeout(() => { log("gone"); cover.remove(); document.querySelector("header").style.height = "20px"; }, 1000);</script>`);
		await shop.run([click("#low")]);
		await shop.logged("gone", "low");
		await shop.open(
			'<button id="b" onclick="log(1)">B</button><div id="cover" style="position: fixed; inset: 0"></div>',
		);
		await shop.run([click("#b")]);
		await shop.expectDialogs('An error occurred: Step 1 "Click": element is covered by <div id="cover">: #b');
		await shop.logged();
	});

	test("waits for elements to appear, to be enabled and to stop moving", { tag: "@soak" }, async ({ shop }) => {
		await shop.open(`
			<button id="later" onclick="log('begun'); setTimeout(() => document.body.append(made), 500)">Later</button>
			<template><button id="made" disabled onclick="log('made')">Made</button></template>
			<div id="moving" style="width: 50px" onclick="log('at rest ' + (getComputedStyle(this).marginLeft === '200px'))">Moving</div>
			<style>#moving.on { margin-left: 200px; transition: margin-left 600ms linear; }</style>
			<script>
				const made = document.querySelector("template").content.firstChild;
				new MutationObserver(() => { if (made.isConnected) setTimeout(() => { made.disabled = false; moving.className = "on"; }, 400); }).observe(document.body, { childList: true });
			</script>`);
		await shop.run([click("#later"), click('aria/Made[role="button"]'), click("#moving")]);
		await shop.logged("begun", "made", "at rest true");
	});

	test("finds elements that exist for a moment only, in a shadow root too", { tag: "@soak" }, async ({ shop }) => {
		await shop.open(`
			<button onclick="setTimeout(show, 300)">Delete</button><div id="host"></div>
			<script>
				const root = document.querySelector("#host").attachShadow({ mode: "open" });
				const show = () => {
					root.innerHTML = "<button onclick='log(1)'>Undo</button>";
					setTimeout(() => root.replaceChildren(), 3000);
				};
			</script>`);
		await shop.run([click("text/Delete"), click('aria/Undo[role="button"]')]);
		await shop.logged("1");
	});

	test("uses the next selector when one is ambiguous, and none that contradicts it", { tag: "@soak" }, async ({
		shop,
	}) => {
		await shop.open(`
			<ul><li>Milk <button onclick="log('milk')">Delete</button></li><li>Eggs <button id="eggs" onclick="log('eggs')">Delete</button></li></ul>
			<button id="account" onclick="log('account')">Close account</button>
			<button hidden onclick="log('hidden')">Save</button><button onclick="log('save')">Save</button>`);
		const inRow = 'xpath///li[.//text()[normalize-space()="Milk"]]//button[normalize-space()="Delete"]';
		await shop.run([
			click('aria/Delete[role="button"]', "#eggs"),
			click('aria/Delete[role="button"]', inRow),
			click('aria/Save[role="button"]'),
			click('aria/Delete[role="button"]', "#account"),
		]);
		await shop.expectDialogs(
			'An error occurred: Step 4 "Click": 2 elements found, not one: aria/Delete[role="button"]',
		);
		await shop.logged("eggs", "milk", "save");
	});

	test("does not use an element at the position of one that has not appeared yet", { tag: "@soak" }, async ({
		shop,
	}) => {
		await shop.open(`
			<main><button onclick="log('wrong')">Delete</button></main>
			<script>setTimeout(() => document.querySelector("main").insertAdjacentHTML("afterbegin", "<button onclick=\\"log('right')\\">Send</button>"), 500);</script>`);
		await shop.run([click('aria/Send[role="button"]', "main > button", "xpath//html/body/main/button")]);
		await shop.logged("right");
	});

	test("uses the position when no other selector is left", { tag: "@soak" }, async ({ shop }) => {
		await shop.open(`<main><button onclick="log('renamed')">Absenden</button></main>`);
		await shop.run([click('aria/Send[role="button"]', "main > button")]);
		await shop.logged("renamed");
	});

	test("reports the missing element, and does nothing else", { tag: "@soak" }, async ({ page, shop }) => {
		await shop.open(`<button onclick="log('next')">Next</button><button class="off" disabled>Off</button><p>Text</p>`);
		const next = click("button:enabled");
		await shop.run([click("#missing", "#gone"), next]);
		const notClicked = 'An error occurred: Step 1 "Click": element not found: #missing';
		await shop.expectDialogs(notClicked);
		await shop.run([{ type: "wait", duration: 200, selector: at("#missing"), condition: "visible" }, next]);
		await shop.run([click(".off"), next]);
		await shop.run([type("p", "no field"), next]);
		await shop.expectDialogs(
			notClicked,
			"An error occurred: Element not found: #missing",
			'An error occurred: Step 1 "Click": element is disabled: .off',
			'An error occurred: Step 1 "Type": not a text field: p',
		);
		const thrown = page.waitForEvent("pageerror");
		await shop.run([{ type: "wait", duration: 200, selector: at("#missing"), condition: "present" }, next], {
			errorHandling: false,
		});
		expect((await thrown).message).toBe("Element not found: #missing");
		await shop.logged();
		expect(shop.dialogs).toHaveLength(4);
	});

	test("waits until an element disappears", { tag: "@soak" }, async ({ shop }) => {
		await shop.open(`
			<button onclick="log(document.querySelectorAll('i').length + ' ' + document.querySelector('b').hidden)">Go</button><i>Wait</i><b>Wait</b>
			<script>setTimeout(() => document.querySelector("i").remove(), 300); setTimeout(() => { document.querySelector("b").hidden = true; }, 600);</script>`);
		await shop.run([
			{ type: "wait", duration: 5000, selector: at("i"), condition: "absent" },
			{ type: "wait", duration: 5000, selector: at("b"), condition: "hidden" },
			click("button"),
		]);
		await shop.logged("0 true");
	});

	const switches = [true, false].flatMap((wrapInIIFE) =>
		[true, false].flatMap((useAsync) =>
			[true, false].map((rest) => ({ wrapInIIFE, useAsync, addComments: rest, errorHandling: rest })),
		),
	);
	for (const settings of switches) {
		test(`is the same whatever the settings: ${JSON.stringify(settings)}`, { tag: "@soak" }, async ({ page, shop }) => {
			await shop.open(`<input oninput="log(value)"><button onclick="log('click')">Go</button>`);
			const { code } = generate([type("input", "Ada"), click("button")], settings);
			const named = [...code.matchAll(/function (\w+)\(/g)].map(([, name]) => name ?? "");
			expect(await page.evaluate((names) => names.filter((name) => name in window), named)).toEqual([]);
			await runBookmarklet(page, code);
			await shop.logged("Ada", "click");
			// A bookmarklet may be run more than once.
			await runBookmarklet(page, code);
			await shop.logged("Ada", "click", "Ada", "click");
			expect(await page.evaluate(() => "findElement" in window)).toBe(!settings.wrapInIIFE);
		});
	}
});
