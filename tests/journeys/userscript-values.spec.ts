import { expect, type Page } from "@playwright/test";
import { ask, drivenBody, storeUserscripts } from "../support/driven-userscript.ts";
import type { ExtensionBrowser } from "../support/extension.ts";
import { page as htmlPage } from "../support/hub-stand-in.ts";
import { openTab } from "./driven-userscript-fixture.ts";
import { test, userscript } from "./extension-fixture.ts";

/** More scripts than the browser has worlds for one document. */
const SCRIPTS = 12;
const GRANTS = [
	"GM_getValue",
	"GM_setValue",
	"GM_deleteValue",
	"GM_setValues",
	"GM_listValues",
	"GM_addValueChangeListener",
].map((grant) => `grant ${grant}`);

const idOf = (number: number): string => `script-${number}`;
/** Reads a value of its own at its start, writes one for its document, and shows both. */
const reporting = (number: number): string => `
const { dataset } = document.documentElement;
const place = location.pathname + (self === top ? "" : " in a frame");
dataset.script${number} = [Number(dataset.script${number}?.split(" ")[0] ?? 0) + 1, GM_getValue("own"), document.readyState === "loading" && document.body === null].join(" ");
GM.setValue(place, ${number});
${drivenBody(idOf(number))}`;

async function storeMany(browser: ExtensionBrowser, match: readonly string[], count = SCRIPTS): Promise<void> {
	await storeUserscripts(
		browser,
		Array.from({ length: count }, (_, number) => ({
			id: idOf(number),
			code: userscript(
				[`name Script ${number}`, `version ${number}`, "run-at document-start", ...match, ...GRANTS],
				reporting(number),
			),
			values: { own: JSON.stringify(`value ${number}`) },
		})),
	);
}

const listed = (page: Page, number: number) => ask(page, "GM_listValues().sort()", idOf(number));

test.describe("userscript values", () => {
	test.beforeEach(async ({ fixture: { hub }, browserWithExtension: browser }) => {
		hub.serve(
			"/framed",
			htmlPage("Framed", `<iframe src="/inner"></iframe><iframe src="${hub.strangerOrigin}/inner"></iframe>`),
		);
		hub.serve("/inner", htmlPage("Inner", "<p>inner</p>"));
		await browser.allowUserScripts();
	});

	test("12 scripts of a site have theirs in frames; 10,000 writes and 3 MB are there for the next page; too much is an error", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		await storeMany(browser, [`match ${hub.origin}/*`, `match ${hub.strangerOrigin}/*`]);
		const page = await openTab(browser, `${hub.origin}/framed`);
		const marks = (index: number) =>
			page
				.frames()
				[index]?.evaluate(() =>
					Object.values(document.documentElement.dataset).map((text) => String(text).split(" ").slice(0, 3).join(" ")),
				);
		const each = Array.from({ length: SCRIPTS }, (_, number) => `1 value ${number}`).sort();
		const shown = async (index: number) => ((await marks(index)) ?? []).filter((text) => text !== "ready").sort();
		for (const index of [0, 1, 2]) await expect.poll(() => shown(index), `frame ${index}`).toEqual(each);
		for (let number = 0; number < SCRIPTS; number += 1)
			await expect.poll(() => listed(page, number)).toEqual(["/framed", "/inner in a frame", "own"]);

		// Of a script that has a world of its own, and of one that shares one.
		for (const number of [0, SCRIPTS - 1]) {
			const name = idOf(number);
			await ask(
				page,
				"for (let n = 0; n < 10_000; n += 1) GM_setValue('k' + n, { n }); GM_setValue('last', 'in a loop')",
				name,
			);
			await expect
				.poll(async () => {
					const next = await openTab(browser, `${hub.origin}/inner`);
					const found = await ask(
						next,
						"[GM_listValues().filter((key) => /^k\\d/.test(key)).length, GM_getValue('last'), GM_getValue('k9999')]",
						name,
					);
					await next.close();
					return found;
				})
				.toEqual([10_000, "in a loop", { n: 9999 }]);
		}

		await ask(page, "GM.setValue('large', 'é'.repeat(3_000_000))", idOf(1));
		await browser.stopWorker();
		await page.reload();
		const large = "[GM_getValue('large').length, GM_getValue('large').at(-1), GM_getValue('own')]";
		expect(await ask(page, large, idOf(1))).toEqual([3_000_000, "é", "value 1"]);

		const tooMuch = "GM.setValue('own', 'x'.repeat(14_000_000)).then(() => 'stored', (problem) => problem.message)";
		expect(await ask(page, tooMuch, idOf(1))).toContain("16 MB");
		expect(await ask(page, "GM_getValue('own')", idOf(1))).toBe("value 1");
		const panel = await openTab(browser, browser.pageUrl("options.html"));
		await expect(panel.getByText(/The value of "own" was not stored.*16 MB/)).toBeVisible();
	});

	test("values at the edge come back as they are, and what cannot be kept stops nothing", { tag: "@soak" }, async ({
		fixture: { hub },
		browserWithExtension: browser,
	}) => {
		await storeMany(browser, [`match ${hub.origin}/*`], 1);
		const name = idOf(0);
		const page = await openTab(browser, `${hub.origin}/inner`);
		for (let round = 0; round < 2; round += 1) {
			const rows = Object.entries(EDGES).map(([key, [given]]) => `${JSON.stringify(key)}: () => ${given}`);
			const found = await ask(
				page,
				`{ const show = (value) => value === undefined ? "undefined" : typeof value === "number" ? String(value) : JSON.stringify(value);
					const rows = { ${rows.join()} };
					Object.fromEntries(Object.entries(rows).map(([key, given]) => {
						GM_setValue(key, "old"); GM_setValue(key, given());
						return [key, show(GM_getValue(key, "DEFAULT"))];
					})); }`,
				name,
			);
			expect(found).toEqual(Object.fromEntries(Object.entries(EDGES).map(([key, [, right]]) => [key, right])));
			expect(
				await ask(
					page,
					`{ for (const key of ["__proto__", "toString", ""]) GM_setValue(key, key + "!"); GM_setValue(5, "five");
						const list = [1]; GM_setValue("list", list); list.push(2); GM_getValue("list").push(3);
						const all = { ["__proto__"]: "p", x: undefined }; GM_setValue("x", 1); GM_setValues(all);
						GM_setValue("large", "x".repeat(600_000));
						[GM_getValue("never") === undefined, GM_getValue("list"), GM_getValue("x", "DEFAULT")]; }`,
					name,
				),
			).toEqual([true, [1], "DEFAULT"]);
			const next = await openTab(browser, `${hub.origin}/inner`);
			const kept = `[GM_getValue("__proto__"), GM_getValue("toString"), GM_getValue(""), GM_getValue("5"), GM_getValue("large").length, GM_getValue("undefined", "DEFAULT"), GM_getValue("lone surrogate"), GM_listValues().includes("__proto__")]`;
			await expect
				.poll(() => ask(next, kept, name))
				.toEqual(["p", "toString!", "!", "five", 600_000, "DEFAULT", "\ud800x", true]);
			await next.close();
			await page.reload();
		}
	});

	test("no value is lost when the worker is stopped, the script is replaced, or two pages write at once", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		await storeMany(browser, [`match ${hub.origin}/*`], 1);
		const name = idOf(0);
		const page = await openTab(browser, `${hub.origin}/inner`);
		const other = await openTab(browser, `${hub.origin}/inner`);
		const loop = (prefix: string) =>
			`(async () => { for (let n = 0; n < 300; n += 1) { await GM.setValue("${prefix}" + n, n); GM_setValue("both", "${prefix}" + n); } })()`;
		const panel = await openTab(browser, browser.pageUrl("options.html"));
		const request = (type: string, payload: object) =>
			panel.evaluate(
				`chrome.runtime.sendMessage(${JSON.stringify({ type, timestamp: 0, source: "extension", version: "1.0.0", payload })})`,
			);
		const loops = [ask(page, loop("one"), name), ask(other, loop("other"), name)];
		for (let count = 0; count < 3; count += 1) {
			await expect
				.poll(() => ask(page, `GM_listValues().filter((key) => /^other/.test(key)).length > ${count * 60}`, name))
				.toBe(true);
			await browser.stopWorker();
		}
		const code = userscript(
			["name Script 0", "version 2", "run-at document-start", `match ${hub.origin}/*`, ...GRANTS],
			reporting(0),
		);
		const stored = await (await browser.worker()).evaluate<{ code: string }>(
			`chrome.storage.local.get("script:${name}").then((all) => all["script:${name}"])`,
		);
		expect(await request("SCRIPTORIUM_SAVE_SCRIPT", { id: name, code, from: stored.code, rating: null })).toMatchObject(
			{
				type: expect.not.stringContaining("FAILED"),
			},
		);
		await Promise.all(loops);
		const count = "GM_listValues().filter((key) => /^(?:one|other)\\d/.test(key)).length";
		const next = await openTab(browser, `${hub.origin}/inner`);
		expect(await ask(next, "document.documentElement.dataset.script0.split(' ')[1]", name)).toBe("value");
		expect(await ask(next, count, name)).toBe(600);
		await expect
			.poll(
				async () =>
					new Set(await Promise.all([page, other, next].map((one) => ask(one, "GM_getValue('both')", name)))).size,
			)
			.toBe(1);
	});

	test("a page that begins while another one writes has no old values, at its script's first statement", {
		tag: "@soak",
	}, async ({ fixture: { hub }, browserWithExtension: browser }) => {
		const code = userscript(
			["name Clock", "run-at document-start", `match ${hub.origin}/*`, ...GRANTS],
			`document.documentElement.dataset.first = GM_getValue("at", 0);\n${drivenBody("clock")}`,
		);
		await storeUserscripts(browser, [{ id: "clock", code }]);
		const writer = await openTab(browser, `${hub.origin}/inner`);
		await ask(writer, "setInterval(() => GM_setValue('at', Date.now()), 20)", "clock");
		const reader = await browser.context.newPage();
		for (let count = 0; count < 30; count += 1) {
			const begun = Date.now();
			await reader.goto(`${hub.origin}/inner?${count}`);
			await expect(reader.locator("html")).toHaveAttribute("data-first", /./);
			const first = Number(await reader.locator("html").getAttribute("data-first"));
			if (count > 0) expect(begun - first, "older than a second").toBeLessThan(1000);
		}
	});
});

/** What is stored after "old", and what is read back with the default "DEFAULT". */
const EDGES: Readonly<Record<string, readonly [given: string, right: string]>> = {
	undefined: ["undefined", '"DEFAULT"'],
	null: ["null", "null"],
	false: ["false", "false"],
	zero: ["0", "0"],
	empty: ['""', '""'],
	nan: ["NaN", "null"],
	infinity: ["Infinity", "null"],
	date: ["new Date(0)", '"1970-01-01T00:00:00.000Z"'],
	map: ["new Map([[1, 2]])", "{}"],
	set: ["new Set([1])", "{}"],
	regexp: ["/x/g", "{}"],
	nested: ["({ a: undefined, b: [undefined, () => 1], c: null })", '{"b":[null,null],"c":null}'],
	bigint: ["10n", '"old"'],
	circular: ["(() => { const loop = {}; loop.self = loop; return loop; })()", '"old"'],
	function: ["() => 1", '"old"'],
	"lone surrogate": ['"\\ud800x"', '"\\ud800x"'],
	"key proto": ['({ ["__proto__"]: 1 })', '{"__proto__":1}'],
};
