import type { Page } from "@playwright/test";
import axe, { type AxeResults } from "axe-core";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { inPage as InPage } from "./audit-in-page.ts";
import { type FaultyPage, faultlessPage, faultyPages, measuredPage, tabsPage } from "./faulty-pages.ts";
import { type FixtureBrowser, startFixtureBrowser } from "./fixture-browser.ts";

declare const inPage: typeof InPage;

let browser: FixtureBrowser;
beforeAll(async () => {
	browser = await startFixtureBrowser();
});
afterAll(() => browser.close());

/** What axe-core itself reports, without the hub's code. */
async function ownRun(page: Page): Promise<AxeResults> {
	await page.evaluate(axe.source);
	return page.evaluate(() => (Reflect.get(globalThis, "axe") as typeof axe).run(document));
}

/** Both reports in one form, without their order. */
const listed = (rules: readonly { id: string; elements: readonly { target: string; impact: string | null }[] }[]) =>
	rules
		.flatMap(({ id, elements }) => elements.map(({ target, impact }) => `${id} ${impact ?? "minor"} ${target}`))
		.toSorted();
const ofAxe = (results: AxeResults["violations"]) =>
	results.map(({ id, nodes }) => ({
		id,
		elements: nodes.map(({ target, impact }) => ({ target: target.flat().join(" "), impact: impact ?? null })),
	}));

const manyFaults = faultyPages.find(({ name }) => name === "many faults") ?? faultlessPage;

const audited = (page: Page, locale = "en") => page.evaluate((language) => inPage.audit(language), locale);

it.each([faultlessPage, ...faultyPages].map((page) => [page.name, page] as const))(
	"the audit of %s finds what axe-core finds, and the policies of the hub permit it",
	async (_name, fixture: FaultyPage) => {
		const own = await ownRun(await browser.open(fixture, false));
		expect(own.violations.map(({ id }) => id)).toEqual(expect.arrayContaining([...fixture.breaks]));
		if (fixture.breaks.length === 0) expect(own.violations).toEqual([]);
		expect(own.incomplete.map(({ id }) => id)).toEqual(expect.arrayContaining([...(fixture.leavesOpen ?? [])]));

		const page = await browser.open(fixture, true);
		const { report, areElementsThere } = await audited(page);
		expect(listed(report.failed)).toEqual(listed(ofAxe(own.violations)));
		expect(listed(report.undecided)).toEqual(listed(ofAxe(own.incomplete)));
		expect(report.passed).toBe(own.passes.length);
		expect(areElementsThere).toBe(true);
		for (const { help, elements } of report.failed) {
			expect(help).not.toBe("");
			for (const { anyOf, allOf } of elements) expect([...anyOf, ...allOf]).not.toEqual([]);
		}
		const failing = own.violations.flatMap(({ nodes }) => nodes);
		const critical = failing.filter(({ impact }) => impact === "critical").length;
		expect(report.score).toBe(Math.max(0, 100 - 20 * critical - 2 * failing.length));
		expect(await page.evaluate(() => inPage.violated)).toEqual([]);
	},
);

it("says what to do in German without compiling templates, and in English afterwards", async () => {
	const page = await browser.open(manyFaults, true);
	const german = await audited(page, "de");
	const english = await audited(page);
	expect(listed(german.report.failed)).toEqual(listed(english.report.failed));
	const helpOf = ({ report }: typeof german) => report.failed.find(({ id }) => id === "image-alt")?.help;
	expect(helpOf(english)).toBe("Images must have alternative text");
	expect(helpOf(german)).toContain("Alternativtext");
	expect(await page.evaluate(() => inPage.violated)).toEqual([]);
});

it("two audits at the same time both finish", async () => {
	const page = await browser.open(faultlessPage, true);
	const scores = await page.evaluate(async () =>
		(await Promise.all([inPage.audit("en"), inPage.audit("en")])).map(({ report }) => report.score),
	);
	expect(scores).toEqual([100, 100]);
});

it("measures touch targets and text sizes as they are laid out", async () => {
	const page = await browser.open(measuredPage, true);
	const measures = await page.evaluate(() => {
		const { smallTargets, smallTexts, ...counts } = inPage.measure();
		return {
			...counts,
			targets: counts.targets,
			smallTargets: smallTargets.map(({ element, width, height }) => [element.id, width, height]),
			smallTexts: smallTexts.map(({ element, name, fontPx }) => [element.id || element.localName, name, fontPx]),
		};
	});
	expect(measures).toEqual({
		// large, narrow, overlaid, alone, box
		targets: 5,
		smallTargets: [
			["narrow", 43, 80],
			["alone", 390, 24],
		],
		texts: expect.any(Number),
		smallTexts: [
			["small", "<p> Small text of the same size", 13],
			["b", "<b> of the same size", 13],
		],
		windowWidth: 390,
	});
});

it("shows a tab without opening it", async () => {
	const page = await browser.open(tabsPage, true);
	const focused = await page.evaluate(() => {
		const tab = document.getElementById("closed");
		if (!tab) throw new Error("The fixture has no such element");
		inPage.showElement(tab, { ringClass: "ring", onReturn: () => tab.remove() });
		return document.activeElement?.id;
	});
	expect(focused).toBe("open");
	await page.keyboard.press("Escape");
	expect(await page.locator(".ring").count()).toBe(0);
});

it("shows an element with a ring and the focus, and returns with Escape", async () => {
	const page = await browser.open(measuredPage, true);
	const shown = await page.evaluate(() => {
		const element = document.getElementById("small");
		if (!element) throw new Error("The fixture has no such element");
		Object.assign(globalThis, { returned: 0 });
		const onReturn = () => Object.assign(globalThis, { returned: 1 });
		inPage.showElement(element, { ringClass: "ring", onReturn });
		return { hasFocus: document.activeElement === element, rings: document.querySelectorAll(".ring").length };
	});
	expect(shown).toEqual({ hasFocus: true, rings: 1 });
	await page.keyboard.press("Escape");
	const after = await page.evaluate(() => ({
		returned: Reflect.get(globalThis, "returned"),
		rings: document.querySelectorAll(".ring").length,
	}));
	expect(after).toEqual({ returned: 1, rings: 0 });
	// Without the focus, the paragraph is as it was.
	await page.keyboard.press("Tab");
	expect(await page.evaluate(() => document.getElementById("small")?.hasAttribute("tabindex"))).toBe(false);
	const gone = await page.evaluate(() => {
		const removed = document.createElement("p");
		return inPage.showElement(removed, { ringClass: "ring", onReturn: () => removed.remove() });
	});
	expect(gone).toBeNull();
});
