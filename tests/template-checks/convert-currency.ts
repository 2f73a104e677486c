import { convertCurrency } from "@scriptorium/script-templates/templates/convert-currency";
import { type PageCheck, textOf } from "./page-check.ts";

export const check: PageCheck = {
	template: convertCurrency,
	html: "<p>Lamp <b>€ 12,50</b></p><p>Chair EUR 40 or 80 €</p><p>Dollars $ 5</p>",
	applies: async (page) => /€\s?\d|\d\s?€|EUR/.test(await textOf(page)),
	values: async () => ({ from: "EUR", to: "USD", rate: 2 }),
	async verify({ page, run, expect }) {
		await run();
		await page.evaluate(() =>
			document.body.append(
				Object.assign(document.createElement("p"), { textContent: "1.234,50 €", className: "later" }),
			),
		);
		await expect(page.locator("p.later")).toHaveAttribute("data-scriptorium-converted", /2,469\.00|2469/);
		const wrong = await page.evaluate(
			() =>
				[...document.querySelectorAll<HTMLElement>("[data-scriptorium-converted]")].filter(
					(one) => !/€|eur/i.test(one.textContent ?? ""),
				).length,
		);
		expect(wrong).toBe(0);
		const missed = await page.evaluate(() => {
			const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
			const texts: string[] = [];
			while (walker.nextNode()) {
				const text = walker.currentNode as Text;
				if (
					/€\s?\d|\d\s?€/.test(text.data) &&
					text.parentElement?.checkVisibility() &&
					!text.parentElement.closest(
						"script, style, noscript, template, textarea, option, [data-scriptorium-converted]",
					)
				)
					texts.push(text.data.trim());
			}
			return texts;
		});
		expect(missed).toEqual([]);
	},
};
