import { markCheapPrices } from "@scriptorium/script-templates/templates/mark-cheap-prices";
import { cheapPricesOf, type PageCheck, textOf } from "./page-check.ts";

export const check: PageCheck = {
	template: markCheapPrices,
	html: "<ul><li class=p>Lamp <b>€ 12,50</b></li><li>Chair <span><span>$</span><span>49</span><span>.</span><span>99</span></span></li><li>Bed 1.299,00 €</li><li>20 lamps</li></ul>",
	applies: async (page) => /[$€£]\s?\d|\d\s?[€£]/.test(await textOf(page)),
	values: async () => ({ limit: 50 }),
	async verify({ page, run, expect }) {
		const expected = await page.evaluate(cheapPricesOf, 50);
		await run();
		const marked = page.locator("[data-scriptorium-cheap]");
		const texts = await marked.evaluateAll((all) => all.map((one) => one.textContent ?? ""));
		for (const price of expected)
			expect(
				texts.some((text) => text.replace(/\s/g, "").includes(price)),
				price,
			).toBe(true);
		await page.evaluate(() => {
			for (const text of ["$ 7.77", "£8,888.88", "77 pieces"])
				document.body.append(Object.assign(document.createElement("p"), { textContent: text, className: "later" }));
		});
		await expect
			.poll(() =>
				page.locator("p.later").evaluateAll((all) => all.map((one) => one.hasAttribute("data-scriptorium-cheap"))),
			)
			.toEqual([true, false, false]);
		await expect(marked.last()).toHaveCSS("outline-style", "solid");
	},
};
