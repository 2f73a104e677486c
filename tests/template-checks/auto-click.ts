import { autoClick } from "@scriptorium/script-templates/templates/auto-click";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: autoClick,
	html: "<h1>Film</h1><p>Scenes</p>",
	applies: async () => true,
	values: async () => ({ element: "button.later-button", pause: 50 }),
	async verify({ page, run, expect }) {
		const clicks = () => page.evaluate(() => Number(document.documentElement.dataset.clicks ?? 0));
		await run();
		expect(await clicks()).toBe(0);
		await page.evaluate(() => {
			const button = Object.assign(document.createElement("button"), {
				className: "later-button",
				textContent: "Load more",
			});
			button.style.cssText = "position: fixed; top: 0; left: 0; z-index: 9";
			button.onclick = () => {
				const count = Number(document.documentElement.dataset.clicks ?? 0) + 1;
				document.documentElement.dataset.clicks = String(count);
				document.body.append(Object.assign(document.createElement("p"), { textContent: `Scene ${count}` }));
				if (count === 3) button.hidden = true;
				if (count === 3) button.style.display = "none";
			};
			document.body.append(button);
		});
		await expect.poll(clicks).toBe(3);
		await page.evaluate(() =>
			document.querySelector<HTMLElement>("button.later-button")?.style.removeProperty("display"),
		);
		await page.evaluate(() => document.querySelector("button.later-button")?.removeAttribute("hidden"));
		await expect.poll(clicks).toBeGreaterThan(3);
	},
};
