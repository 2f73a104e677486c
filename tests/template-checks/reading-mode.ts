import { readingMode } from "@scriptorium/script-templates/templates/reading-mode";
import { has, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: readingMode,
	html: "<nav><a href=/>Home</a></nav><main><article><h1>Bread</h1><p>Flour is ground from grain, and water is added to it in the morning.</p><p>Then the dough rests for a day, and is baked in the evening.</p><aside>Advertisement</aside><script type=text/plain>code</script></article></main><aside>Side column</aside>",
	applies: (page) => has(page, "article p, main p", 2),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const first = page.locator("article p, main p").filter({ visible: true, hasText: /.{30}/ }).first();
		const [text = ""] = await first.allInnerTexts();
		await run.run();
		const view = page.locator("#scriptorium-reading-mode");
		await expect(view).toContainText(text.trim().slice(0, 40));
		await expect(view.locator("nav, aside, script, form, iframe")).toHaveCount(0);
		await page.keyboard.press("Escape");
		await expect(view).toHaveCount(0);
		await run.run();
		await expect(view).toHaveCount(1);
		await isUndone(run, html);
	},
};
