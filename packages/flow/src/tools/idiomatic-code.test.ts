import { describe, expect, it } from "vitest";
import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import { printOf, target } from "../recording/sample-actions.test-support.ts";
import { exportPlaywright, exportPuppeteer } from "./export-as.test-support.ts";

const at = (id: string) => ({ id, timestamp: 1, url: "https://a.test/" });
const NO_KEYS = { ctrl: false, alt: false, shift: false, meta: false };
const click = (selector: RecordedTarget, more: object = {}): RecordedAction => ({
	...at("c"),
	type: "click",
	selector,
	position: { x: 1, y: 1 },
	button: "left",
	clickCount: 1,
	...more,
});
const playwright = (...actions: RecordedAction[]) =>
	exportPlaywright("Some", actions)
		.document.split("\n")
		.filter((line) => line.startsWith("\t"))
		.map((line) => line.trim());
const puppeteer = (...actions: RecordedAction[]) => exportPuppeteer("Some", actions).document;

describe("a box", () => {
	const named = [{ source: "text", kind: "label", value: "Terms", bits: 9 } as const];
	const box = (more: Partial<RecordedTarget>, own: typeof named | [] = named): RecordedTarget => ({
		...target("#terms"),
		fingerprint: { ...printOf("input"), own },
		...more,
	});
	const check = (selector: RecordedTarget, checked = true): RecordedAction => ({
		...at("k"),
		type: "check",
		selector,
		checked,
	});

	it("of a form is ticked as Playwright's own generator writes it", () => {
		expect(playwright(check(box({})), check(box({}), false))).toEqual([
			'await page.locator("#terms").check();',
			'await page.locator("#terms").uncheck();',
		]);
		expect(playwright(check(target("#terms")))).toEqual(['await page.locator("#terms").check();']);
		expect(playwright(check(box({ attributes: { name: "terms" } }, [])))).toEqual([
			'await page.locator("#terms").check();',
		]);
	});

	it.each([
		["one of several alike", box({ alike: { role: "checkbox", name: "Done", nth: 1 } })],
		["without a name", box({}, [])],
	])("%s is clicked, as the page may remove it", (_, selector) => {
		const lines = playwright(check(selector));
		expect(lines[0]).toMatch(/^\/\/ Not check\(\)/);
		expect(lines[1]).toMatch(/^if \(!\(await page\..*\.isChecked\(\)\)\) await page\..*\.click\(\);$/);
	});
});

describe("a download", () => {
	const link = (kind: string, value: string, tag = "a"): RecordedTarget => ({
		...target("#file"),
		fingerprint: { ...printOf(tag), own: [{ source: "attribute", kind, value, bits: 9 }] },
	});

	it.each([
		["download", "report.csv"],
		["href", "/files/report.XLSX"],
	])("of a link with %s %s is waited for", (kind, value) => {
		expect(playwright(click(link(kind, value)), click(link(kind, value)))).toEqual([
			'const downloadPromise = page.waitForEvent("download");',
			'await page.locator("#file").click();',
			"const download = await downloadPromise;",
			"await download.path();",
			'const download1Promise = page.waitForEvent("download");',
			'await page.locator("#file").click();',
			"const download1 = await download1Promise;",
			"await download1.path();",
		]);
		const script = puppeteer(click(link(kind, value)));
		expect(script).toMatch(/const downloaded1 = await watchDownload\(page\);\n.*click\(.*\n\s*await downloaded1\(\);/s);
		expect(script).toContain("async function watchDownload(page)");
	});

	it.each([
		["a button", click(link("download", "a.csv", "button")), []],
		["a page", click(link("href", "/report")), []],
		["another button of the mouse", click(link("download", "a.csv"), { button: "right" }), []],
		[
			"a file that the browser showed",
			click(link("download", "a.csv")),
			[
				{
					...at("n"),
					type: "navigate",
					targetUrl: "https://a.test/a.csv",
					waitForLoad: true,
					cause: "load",
					causedBy: "c",
				},
			],
		],
	] as const)("is not expected of %s", (_, action, later) => {
		expect(playwright(action, ...later).join("\n")).not.toContain("download");
		expect(puppeteer(action, ...later)).not.toContain("watchDownload");
	});
});

it.each([
	[{ ctrl: true }, '["ControlOrMeta"]', '["Control"]'],
	[{ meta: true }, '["ControlOrMeta"]', '["Meta"]'],
	[{ shift: true, ctrl: true }, '["ControlOrMeta", "Shift"]', '["Control", "Shift"]'],
	[{ ctrl: true, meta: true }, '["Control", "Meta"]', '["Control", "Meta"]'],
])("keys held at a click: %j", (held, inPlaywright, inPuppeteer) => {
	const action = click(target("#row"), { modifiers: { ...NO_KEYS, ...held } });
	expect(playwright(action)).toEqual([`await page.locator("#row").click({ modifiers: ${inPlaywright} });`]);
	expect(puppeteer(action)).toContain(`holding(page, ${inPuppeteer}, () => `);
});
