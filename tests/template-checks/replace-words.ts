import { replaceWords } from "@scriptorium/script-templates/templates/replace-words";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: replaceWords,
	html: "<p>The cloud is a CLOUD, cloudy or not.</p><textarea>cloud</textarea>",
	applies: async () => true,
	values: async () => ({ from: "cloud", to: "cloud of butts" }),
	async verify({ page, run, expect }) {
		await page.evaluate(() =>
			document.body.append(
				Object.assign(document.createElement("p"), { className: "planted", textContent: "My cloud, cloudy." }),
			),
		);
		await run();
		await expect(page.locator(".planted")).toHaveText("My cloud of butts, cloudy.");
		await page.evaluate(() =>
			document.body.append(Object.assign(document.createElement("p"), { className: "later", textContent: "Cloud" })),
		);
		await expect(page.locator(".later")).toHaveText("cloud of butts");
		await expect(page.locator(".planted")).toHaveText("My cloud of butts, cloudy.");
		for (const field of await page.locator("textarea").all()) expect(await field.inputValue()).not.toContain("butts");
	},
};
