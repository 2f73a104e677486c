import { printArticle } from "@scriptorium/script-templates/templates/print-article";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: printArticle,
	html: "<nav>Menu</nav><div class=shop>Buy now</div><main><article><h1>Bread</h1><p>Flour is ground from grain.</p><aside>Advertisement</aside></article></main><footer>Imprint</footer>",
	applies: (page) => has(page, "article p, main p"),
	async verify({ page, run, expect }) {
		await page.evaluate(() => {
			Object.assign(globalThis, { print: () => document.body.setAttribute("data-printed", "yes") });
			document.body.append(
				Object.assign(document.createElement("div"), { className: "planted", textContent: "Buy now" }),
			);
		});
		await run();
		await page.emulateMedia({ media: "print" });
		expect(await page.locator("body").getAttribute("data-printed")).toBe("yes");
		await expect(page.locator("article p, main p").first()).toBeVisible();
		await expect(page.locator(".planted")).toBeHidden();
		for (const part of await page.locator("nav, aside").all()) await expect(part).toBeHidden();
		await page.emulateMedia({ media: null });
		await page.evaluate(() => dispatchEvent(new Event("afterprint")));
		await expect(page.locator("[data-scriptorium-print]")).toHaveCount(0);
		await page.emulateMedia({ media: "print" });
		await expect(page.locator(".planted")).toBeVisible();
	},
};
