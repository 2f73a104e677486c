import { keyClicksElement } from "@scriptorium/script-templates/templates/key-clicks-element";
import { has, type PageCheck } from "./page-check.ts";

const TARGET = "button:not(:disabled), a[href], [role='button']";

export const check: PageCheck = {
	template: keyClicksElement,
	html: "<button>Next</button><label>Text <input type=text></label>",
	applies: (page) => has(page, TARGET),
	values: async () => ({ keys: "Alt+Shift+K", element: TARGET }),
	async verify({ page, run, expect }) {
		await page.evaluate((selector) => {
			document.documentElement.dataset.clicks = "0";
			addEventListener(
				"click",
				(event) => {
					event.preventDefault();
					event.stopImmediatePropagation();
					if ((event.target as Element).closest(selector)) document.documentElement.dataset.clicks += "1";
				},
				{ capture: true },
			);
		}, TARGET);
		await run();
		await page.keyboard.press("Alt+Shift+K");
		await expect(page.locator("html")).toHaveAttribute("data-clicks", "01");
		await page.keyboard.press("k");
		await page.keyboard.press("Alt+k");
		await expect(page.locator("html")).toHaveAttribute("data-clicks", "01");
	},
};
