import { priceHistory } from "@scriptorium/script-templates/templates/price-history";
import type { PageCheck } from "./page-check.ts";

/** Selector of a visible element that contains only a price; it has no id in most pages. */
function priceOf(): string {
	const found = [...document.querySelectorAll("body *")].find(
		(one) =>
			one.checkVisibility() &&
			one.children.length === 0 &&
			/^\W{0,3}\s?\d[\d.,]*\s?\W{0,3}$/.test((one.textContent ?? "").trim()) &&
			/[$€£]/.test(one.textContent ?? ""),
	);
	const selectorOf = (element: Element): string =>
		(element.parentElement ? `${selectorOf(element.parentElement)} > ` : "") +
		`${element.localName}:nth-child(${[...(element.parentElement?.children ?? [element])].indexOf(element) + 1})`;
	return found ? selectorOf(found) : "";
}

export const check: PageCheck = {
	template: priceHistory,
	html: "<h1>Lamp</h1><p class=price>€ 12.50</p>",
	applies: async (page) => (await page.evaluate(priceOf)) !== "",
	values: async (page) => ({ element: await page.evaluate(priceOf) }),
	async verify({ page, run, expect }) {
		const price = page.locator(await page.evaluate(priceOf));
		await run();
		await expect(price).toHaveAttribute("data-scriptorium-price-history", "first visit");
		// As if it had been noted ten days ago.
		await page.evaluate(() => {
			for (const [name, text] of Object.entries(localStorage))
				if (name.startsWith("scriptorium-price-history"))
					localStorage.setItem(
						name,
						text.replace(/\d{4}-\d\d-\d\d/, "2026-01-02").replace(/"price":[\d.]+/, '"price":99999'),
					);
		});
		await page.reload();
		await run();
		await expect(price).toHaveAttribute(
			"data-scriptorium-price-history",
			/^was 99999 on 2026-01-02; lowest [\d.]+, highest 99999$/,
		);
	},
};
