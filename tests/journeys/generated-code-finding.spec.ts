import type { Call } from "@scriptorium/flow/generate/generated-code";
import { findAll } from "@scriptorium/flow/generate/runtime/find-all";
import { orByPlace } from "@scriptorium/flow/generate/runtime/or-by-place";
import { pickOne } from "@scriptorium/flow/generate/runtime/pick-one";
import { targetFrom } from "@scriptorium/flow/generate/runtime/target-from";
import { collectParts } from "@scriptorium/flow/generate/runtime-part";
import { recordedTargetOf } from "@scriptorium/flow/generate/step-target";
import { writeCall } from "@scriptorium/flow/generate/write-call";
import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { readPages } from "../bench/recorder/read-pages.ts";
import { at, bundle, click, expect, generate, runBookmarklet, test, type } from "./generated-code-fixture.ts";

/** Elements as the recorder's selectors and the generated code find them. */
const BOTH = `
import { accessibleName } from "@scriptorium/selectors/accessible-name";
import { roleOf } from "@scriptorium/selectors/element-role";
import { findAll } from "@scriptorium/selectors/find-all";
import { generateSelectors } from "@scriptorium/selectors/generate-selectors";
import { indexPage } from "@scriptorium/selectors/page-index";
import { takeFingerprint } from "@scriptorium/selectors/record-target";
import { changes, ownChanges } from "../bench/recorder/changes.ts";
const some = (list, most) => list.filter((_, index) => index % Math.max(1, Math.floor(list.length / most)) === 0);
const joined = ({ chain }) => chain.join(" >>> ");
globalThis.compare = (runtime) => {
	const page = indexPage(document);
	const all = page.roots.flatMap((root) => [...root.querySelectorAll("*")]).filter((element) => !element.closest("head"));
	const named = all.map((element) => [element, accessibleName(element, roleOf(element))]).filter(([, name]) => name !== "");
	const differ = named.filter(([element, name]) => runtime.nameOf(element) !== name).map(([, name]) => name);
	let selectors = 0;
	for (const element of some(all, 100)) {
		for (const ranked of generateSelectors(element, page)) {
			const found = runtime.findAll(joined(ranked), document);
			selectors += 1;
			// Roles without interaction are omitted on purpose: nothing is found, and the next selector is tried.
			if (ranked.kind === "role" && found.length === 0) continue;
			const expected = findAll(ranked.chain, document);
			if (found.length !== expected.length || found.some((one, index) => one !== expected[index])) differ.push(joined(ranked));
		}
	}
	return { differ, names: named.length, selectors };
};
let targets = [];
globalThis.record = () => {
	const usable = "a[href],button,input:not([type=hidden]),select,textarea,summary,td,li";
	targets = some([...document.querySelectorAll(usable)].filter((element) => element.checkVisibility()), 100);
	const page = indexPage(document);
	return targets.map((target) => {
		const [primary, ...fallbacks] = generateSelectors(target, page).map(joined);
		const fingerprint = JSON.parse(JSON.stringify(takeFingerprint(target, page)));
		return { primary, strategy: "css", fallbacks, attributes: {}, fingerprint };
	});
};
globalThis.survive = (change, recorded, pickOne) => {
	const counts = { right: 0, wrong: 0, none: 0 };
	const judge = (index, is) => {
		const found = pickOne(recorded[index], document, true, false);
		counts[found === is ? "right" : found === null ? "none" : "wrong"] += 1;
	};
	const becomes = changes[change]?.(targets);
	for (const [index, target] of targets.entries()) {
		const done = becomes ? { now: becomes(target), undo: () => {} } : ownChanges[change](target);
		judge(index, done.now);
		done.undo();
	}
	return counts;
};`;

const RUNTIME = collectParts([findAll, orByPlace, pickOne, targetFrom])
	.map(({ source }) => source)
	.join("\n");

interface Compared {
	readonly differ: readonly string[];
	readonly names: number;
	readonly selectors: number;
}
interface Survived {
	readonly right: number;
	readonly wrong: number;
	readonly none: number;
}

test.describe("generated code: finding", () => {
	test("finds the elements of recorded selectors, on every page", async ({ page, shop }) => {
		test.setTimeout(300_000);
		const recorder = await bundle(BOTH, "tests/journeys");
		const all = { names: 0, selectors: 0 };
		for (const { name, html } of [...readPages("tuning"), ...readPages("unseen")]) {
			await shop.open(html, `/${name}`);
			await page.evaluate(recorder);
			const compared: Compared = await page.evaluate(`(() => { ${RUNTIME}\nreturn compare({ findAll, nameOf }); })()`);
			expect(compared.differ, name).toEqual([]);
			all.names += compared.names;
			all.selectors += compared.selectors;
		}
		expect(all.names).toBeGreaterThan(1000);
		expect(all.selectors).toBeGreaterThan(1000);
	});

	for (const [change, least] of [
		["nothing", 99],
		["sibling inserted", 60],
		["reordered", 60],
		["removed", 99],
	] as const) {
		test(`rather finds nothing than something else: ${change}`, async ({ page, shop }) => {
			const recorder = await bundle(BOTH, "tests/journeys");
			const sum = { right: 0, wrong: 0, all: 0 };
			for (const { html } of readPages("tuning").filter(({ name }) => /^(?:members|projects)$/.test(name))) {
				await shop.open(html);
				await page.evaluate(recorder);
				const recorded: RecordedTarget[] = await page.evaluate("record()");
				const written = recorded.map(
					(target): Call => ({ part: targetFrom, args: [recordedTargetOf(target, undefined)] }),
				);
				const list = `[${written.map(writeCall).join(",")}]`;
				const survived: Survived = await page.evaluate(
					`(() => { ${RUNTIME}\nreturn survive(${JSON.stringify(change)}, ${list}, pickOne); })()`,
				);
				sum.right += survived.right;
				sum.wrong += survived.wrong;
				sum.all += survived.right + survived.wrong + survived.none;
			}
			const summary = JSON.stringify(sum);
			expect(sum.all, summary).toBeGreaterThan(100);
			expect((100 * sum.right) / sum.all, summary).toBeGreaterThan(least);
			expect((100 * sum.wrong) / sum.all, summary).toBeLessThan(1);
		});
	}

	test("waits for elements to appear, to be enabled and to stop moving", async ({ shop }) => {
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

	test("finds elements that exist for a moment only, in a shadow root too", async ({ shop }) => {
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

	test("uses the next selector when one is ambiguous, and none that contradicts it", async ({ shop }) => {
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
		await shop.expectDialogs('An error occurred: Element not found: aria/Delete[role="button"]');
		await shop.logged("eggs", "milk", "save");
	});

	test("does not use an element at the position of one that has not appeared yet", async ({ shop }) => {
		await shop.open(`
			<main><button onclick="log('wrong')">Delete</button></main>
			<script>setTimeout(() => document.querySelector("main").insertAdjacentHTML("afterbegin", "<button onclick=\\"log('right')\\">Send</button>"), 500);</script>`);
		await shop.run([click('aria/Send[role="button"]', "main > button", "xpath//html/body/main/button")]);
		await shop.logged("right");
	});

	test("uses the position when no other selector is left", async ({ shop }) => {
		await shop.open(`<main><button onclick="log('renamed')">Absenden</button></main>`);
		await shop.run([click('aria/Send[role="button"]', "main > button")]);
		await shop.logged("renamed");
	});

	test("reports the missing element, and does nothing else", async ({ page, shop }) => {
		await shop.open(`<button onclick="log('next')">Next</button><button class="off" disabled>Off</button><p>Text</p>`);
		const next = click("button:enabled");
		await shop.run([click("#missing", "#gone"), next]);
		await shop.expectDialogs("An error occurred: Element not found: #missing");
		await shop.run([{ type: "wait", duration: 200, selector: at("#missing"), condition: "visible" }, next]);
		await shop.run([click(".off"), next]);
		await shop.run([type("p", "no field"), next]);
		const missing = "An error occurred: Element not found: #missing";
		await shop.expectDialogs(
			missing,
			missing,
			"An error occurred: Element is disabled: .off",
			"An error occurred: Not a text field: p",
		);
		const thrown = page.waitForEvent("pageerror");
		await shop.run([{ type: "wait", duration: 200, selector: at("#missing"), condition: "present" }, next], {
			errorHandling: false,
		});
		expect((await thrown).message).toBe("Element not found: #missing");
		await shop.logged();
		expect(shop.dialogs).toHaveLength(4);
	});

	test("waits until an element disappears", async ({ shop }) => {
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
		test(`is the same whatever the settings: ${JSON.stringify(settings)}`, async ({ page, shop }) => {
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
