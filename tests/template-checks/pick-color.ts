import { pickColor } from "@scriptorium/script-templates/templates/pick-color";
import { clipboard, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: pickColor,
	html: "<h1>Bread</h1>",
	applies: async () => true,
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		await page.evaluate(() => {
			const open = () => Promise.resolve({ sRGBHex: "#336699" });
			Object.assign(globalThis, {
				EyeDropper: class {
					open = open;
				},
			});
		});
		await run.run();
		const panel = page.locator("#scriptorium-pick-color");
		await expect(panel.getByRole("button", { name: "rgb(51 102 153)" })).toBeVisible();
		await expect(panel.getByRole("button", { name: "hsl(210 50% 40%)" })).toBeVisible();
		await expect.poll(() => clipboard(page)).toBe("#336699");
		await isUndone(run, html);
		await page.evaluate(() => Object.assign(globalThis, { EyeDropper: undefined }));
		await run.run();
		await expect(panel.getByRole("status")).toContainText("no color picker");
	},
};
