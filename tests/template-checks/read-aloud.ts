import { readAloud } from "@scriptorium/script-templates/templates/read-aloud";
import { has, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: readAloud,
	html: "<nav><li>Menu</li></nav><article><h1>Bread</h1><p>Flour is ground. Water is added!</p></article>",
	applies: (page) => has(page, "article p, main p"),
	async verify(run) {
		const { page, expect } = run;
		await page.evaluate(() => {
			const spoken: string[] = [];
			Object.assign(globalThis, { spokenTexts: spoken });
			speechSynthesis.speak = (words) => void spoken.push(words.text.trim());
		});
		const html = await page.content();
		await run.run();
		const spoken = await page.evaluate(() => (globalThis as { spokenTexts?: string[] }).spokenTexts ?? []);
		const [first = ""] = await page.locator("article p, main p").filter({ visible: true }).first().allInnerTexts();
		expect(spoken.length).toBeGreaterThan(0);
		expect(spoken.join(" ").replace(/\s+/g, " ")).toContain(first.slice(0, 15).replace(/\s+/g, " ").trim());
		await isUndone(run, html);
	},
};
