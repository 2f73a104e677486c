import { listFontsAndColors } from "@scriptorium/script-templates/templates/list-fonts-and-colors";
import { copied, isUndone, type PageCheck, textOf } from "./page-check.ts";

export const check: PageCheck = {
	template: listFontsAndColors,
	html: "<style>body { font: 17px Georgia; color: rgb(1, 2, 3); background: #fefefe }</style><h1>Bread</h1><p style='color: #aa0000'>Red</p>",
	applies: async (page) => (await textOf(page)).trim() !== "",
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const facts = await page.evaluate(() => {
			const texts = [...document.querySelectorAll("h1, p")].filter(
				(one) =>
					one.checkVisibility() && [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim()),
			);
			return texts.slice(0, 1).flatMap((one) => {
				const { fontFamily, fontSize } = getComputedStyle(one);
				return [fontFamily.split(",")[0]?.trim().replace(/["']/g, "") ?? "", fontSize];
			});
		});
		const text = await copied({
			...run,
			run: async () => {
				await run.run();
				await page.locator("#scriptorium-list-fonts-and-colors").getByRole("button", { name: "Copy" }).click();
			},
		});
		for (const fact of facts) expect(text).toContain(`- ${fact} (`);
		expect(text).toMatch(/Text colors\n- #[0-9a-f]{6}/);
		await isUndone(run, html);
	},
};
