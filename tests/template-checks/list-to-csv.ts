import { readFile } from "node:fs/promises";
import { listToCsv } from "@scriptorium/script-templates/templates/list-to-csv";
import type { PageCheck } from "./page-check.ts";

/** Selector of the children of the element with the most children that look alike. */
function itemsOf(): string {
	const selectorOf = (element: Element): string =>
		(element.parentElement ? `${selectorOf(element.parentElement)} > ` : "") +
		`${element.localName}:nth-child(${[...(element.parentElement?.children ?? [element])].indexOf(element) + 1})`;
	let [best, most] = ["", 2];
	for (const parent of document.body.querySelectorAll("*")) {
		const groups = Map.groupBy(
			[...parent.children].filter((child) => child.checkVisibility() && (child.textContent ?? "").trim()),
			(child) => child.localName,
		);
		for (const [name, group] of groups) {
			if (group.length <= most || /^(script|style|option|br)$/.test(name)) continue;
			[best, most] = [`${selectorOf(parent)} > ${name}`, group.length];
		}
	}
	return best;
}

export const check: PageCheck = {
	template: listToCsv,
	html: "<main><article class=card><h2>Lamp, red</h2><p>€ 12.50</p><a href='/lamp'>More</a></article><article class=card><h2>Chair</h2><p>€ 40</p><a href='/chair'>More</a></article><article class=card><h2>Bed</h2><p>€ 99</p><a href='/bed'>More</a></article></main>",
	applies: async (page) => (await page.evaluate(itemsOf)) !== "",
	values: async (page) => ({ element: await page.evaluate(itemsOf) }),
	async verify({ page, run, expect }) {
		const selector = await page.evaluate(itemsOf);
		const items = page.locator(selector).filter({ visible: true });
		const links = await items
			.locator("a[href^='http'], a[href^='/']")
			.evaluateAll((all) => all.map((link) => (link as HTMLAnchorElement).href));
		const texts = await items.allInnerTexts();
		const firsts = texts.map((text) => text.trim().split(/\n|\t/)[0]?.trim().replace(/\s+/g, " ") ?? "");
		const [file] = await Promise.all([page.waitForEvent("download"), run()]);
		const csv = await readFile(await file.path(), "utf8");
		expect(csv.trim().split("\r\n")).toHaveLength(firsts.length + 1);
		for (const text of firsts) expect(csv).toContain(text.replaceAll('"', '""'));
		if (links[0]) expect(csv).toContain(links[0]);
	},
};
