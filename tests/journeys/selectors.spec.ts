import { expect, test } from "@playwright/test";
import fc from "fast-check";
import { bundleInPage } from "../bench/recorder/bundle-in-page.ts";
import { changeNames, measureNotAlone, measureSurvival } from "../bench/recorder/measure-survival.ts";
import { readPages } from "../bench/recorder/read-pages.ts";
import { GOALS, percent } from "../bench/recorder/write-report.ts";
import { bundle } from "./generated-code-fixture.ts";

test("recorded elements are found after every change of a page, and no other element is mistaken for them", {
	tag: "@soak",
}, async ({ context }) => {
	test.setTimeout(900_000);
	const misses: string[] = [];
	// The other pages are the bench's.
	const pages = readPages("tuning").filter(({ name }) => /^(?:members|projects)$/.test(name));
	const { everything } = await measureSurvival({
		context,
		script: await bundleInPage(),
		pages,
		finders: ["ours", "generated scripts"],
		changes: changeNames,
		most: 120,
		onMiss: (line) => misses.push(line),
	});
	for (const change of changeNames) {
		const { all, right, wrong } = percent(everything, "ours", change);
		const seen = misses.filter((line) => line.includes(`/ ${change} /`)).join("\n");
		expect(all, change).toBeGreaterThan(80);
		expect(right, seen).toBeGreaterThanOrEqual(GOALS.right);
		expect(wrong, seen).toBeLessThan(GOALS.wrong);
		const generated = percent(everything, "generated scripts", change);
		expect(right - generated.right, seen).toBeLessThanOrEqual(GOALS.gap);
		expect(generated.wrong, seen).toBeLessThan(GOALS.wrong);
	}
});

test("every selector finds its element and no other", { tag: "@soak" }, async ({ context }) => {
	const script = await bundleInPage();
	for (const page of [...readPages("tuning"), ...readPages("unseen")])
		expect(await measureNotAlone(context, script, page), page.name).toEqual([]);
});

/** Properties that a page can shadow, and the failures for each of its elements. */
const EXAMINE = `
import { findAll } from "@scriptorium/selectors/find-all";
import { generateSelectors } from "@scriptorium/selectors/generate-selectors";
import { indexPage } from "@scriptorium/selectors/page-index";
import { takeFingerprint } from "@scriptorium/selectors/record-target";
import { resolveTarget } from "@scriptorium/selectors/resolve-target";
const namesOf = (type) => type === null ? [] : [...Object.getOwnPropertyNames(type), ...namesOf(Object.getPrototypeOf(type))];
globalThis.hideable = () => [namesOf(HTMLFormElement.prototype), namesOf(Document.prototype)];
globalThis.hidden = (names) => names.filter((name) => Element.prototype.isPrototypeOf(Document.prototype.querySelector.call(document, "form")[name]));
globalThis.examine = () => {
	const [page, again] = [indexPage(document), indexPage(document)];
	const all = [...Document.prototype.querySelectorAll.call(document, "body *")];
	// The page that hides everything has hundreds.
	const targets = all.filter((one, at) => one instanceof HTMLFormElement || at % Math.ceil(all.length / 50) === 0);
	return targets.flatMap((target) => {
		const wrong = generateSelectors(target, page).map(({ chain }) => chain).filter((chain) => {
			const found = findAll(chain, document);
			return found.length !== 1 || found[0] !== target;
		});
		const print = JSON.parse(JSON.stringify(takeFingerprint(target, page)));
		const { found } = resolveTarget(print, again);
		return [...wrong.map((chain) => chain.join(" >>> ")), ...(found === target ? [] : [JSON.stringify(print.place.path)])];
	});
};`;

declare global {
	var hideable: () => [string[], string[]];
	var hidden: (names: readonly string[]) => string[];
	var examine: () => string[];
}

test("every element is found although fields and images shadow the properties of their form and document", {
	tag: "@soak",
}, async ({ context }) => {
	test.setTimeout(120_000);
	await context.addInitScript(await bundle(EXAMINE, "tests/journeys"));
	const page = await context.newPage();
	const show = (attributes: string, fields: readonly string[], images: readonly string[]) => {
		const html = `<!doctype html><body><main id="orders"><h1>Orders</h1><form ${attributes}>
			${fields.map((name, at) => (at % 2 === 0 ? `<input name="${name}">` : `<button type="button" id="${name}"></button>`)).join("")}
			<label>Customer <input name="customer"></label>
			<ul><li>Lamp <button>Edit</button></li><li>Chair <button>Edit</button></li></ul><button>Send</button>
		</form><form></form></main>${images.map((name) => `<img alt="" name="${name}">`).join("")}</body>`;
		return page.goto(`data:text/html,${encodeURIComponent(html)}`);
	};
	await show("", [], []);
	const [ofForm, ofDocument] = await page.evaluate(() => globalThis.hideable());
	const read = ["id", "parentElement", "children", "attributes", "getAttribute", "querySelectorAll", "nodeType"];
	await show("", read, []);
	expect(await page.evaluate((names) => globalThis.hidden(names), read)).toEqual(read);
	await fc.assert(
		fc.asyncProperty(
			fc.constantFrom("", 'id="order"', 'data-testid="order"', 'class="order"'),
			fc.uniqueArray(fc.constantFrom(...ofForm), { minLength: 1, maxLength: 12 }),
			fc.uniqueArray(fc.constantFrom(...ofDocument), { maxLength: 6 }),
			async (attributes, fields, images) => {
				await show(attributes, fields, images);
				expect(await page.evaluate(() => globalThis.examine())).toEqual([]);
			},
		),
		{ numRuns: 40 },
	);
	await show("", ofForm, ofDocument);
	expect(await page.evaluate(() => globalThis.examine())).toEqual([]);
});
