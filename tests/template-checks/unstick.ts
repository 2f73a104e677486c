import { unstick } from "@scriptorium/script-templates/templates/unstick";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: unstick,
	html: "<header style='position: sticky; top: 0; height: 60px; background: #eee'>Menu</header><p style='height: 3000px'>Text</p>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await page.evaluate(() => {
			const bar = Object.assign(document.createElement("div"), { className: "planted", textContent: "Bar" });
			bar.style.cssText = "position: fixed; top: 0; left: 0; right: 0; height: 50px";
			document.body.append(bar, Object.assign(document.createElement("div"), { className: "space" }));
			document.querySelector<HTMLElement>(".space")?.style.setProperty("height", "4000px");
		});
		await run();
		await page.evaluate(() => scrollTo(0, 2000));
		await expect(page.locator(".planted")).not.toBeInViewport();
		const bars = page.locator("header").filter({ visible: true });
		if ((await bars.count()) === 1) await expect(bars).not.toHaveCSS("position", /fixed|sticky/);
	},
};
