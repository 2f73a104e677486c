import { countWords } from "@scriptorium/script-templates/templates/count-words";
import { isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: countWords,
	html: "<article><p>Flour is ground. Water is added!</p></article>",
	applies: async () => true,
	async verify(run) {
		const { page, expect } = run;
		await page.evaluate(() => {
			const part = Object.assign(document.createElement("p"), { textContent: "One two three. Four five?" });
			document.body.append(part);
			getSelection()?.selectAllChildren(part);
		});
		const html = await page.content();
		await run.run();
		const panel = page.locator("#scriptorium-count-words");
		await expect(panel.getByRole("status")).toHaveText("Of the selected text");
		await expect(panel.getByRole("listitem")).toHaveText([
			"Words: 5",
			"Characters: 25",
			"Sentences: 2",
			"Paragraphs: 1",
			"Minutes to read: 1",
		]);
		await isUndone(run, html);
	},
};
