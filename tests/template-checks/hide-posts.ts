import { hidePosts } from "@scriptorium/script-templates/templates/hide-posts";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: hidePosts,
	html: "<main><article><h2>Party tonight</h2></article><article><h2>Modern art</h2></article><ul><li>Bread</li><li>Art supplies</li></ul></main><div><div class=g><div><b>Tram timetable</b><p>All lines of the city until March</p></div></div><div class=g><div><b>Zebra crossing</b><p>A new zebra crossing near the school</p></div></div><div class=g><div><b>Ferry to the isles</b><p>Twice a day, bicycles are free</p></div></div></div>",
	applies: (page) => has(page, "article, li", 2),
	values: async () => ({ words: ["ART", "zebra crossing"] }),
	async verify({ page, run, expect }) {
		await page.evaluate(() => {
			const list = document.querySelector("article, li")?.parentElement;
			for (const text of ["Cartoons", "All about art."])
				list?.append(Object.assign(document.createElement("article"), { textContent: text, className: "planted" }));
		});
		await run();
		const entries = page.locator("div.g").filter({ hasText: /zebra crossing/i, visible: true });
		await expect(entries).toHaveCount(0);
		await expect(page.locator(".planted").filter({ visible: true })).toHaveText(["Cartoons"]);
		await page.evaluate(() => {
			const later = Object.assign(document.createElement("article"), {
				textContent: "Art again",
				className: "planted",
			});
			document.querySelector(".planted")?.before(later);
		});
		await expect(page.locator(".planted").filter({ visible: true })).toHaveText(["Cartoons"]);
	},
};
