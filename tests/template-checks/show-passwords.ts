import { showPasswords } from "@scriptorium/script-templates/templates/show-passwords";
import { has, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: showPasswords,
	html: "<form><label>Password <input type=password value=one></label><label>Again <input type=password></label></form>",
	applies: (page) => has(page, "input[type='password']"),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const count = await page.locator("input[type='password']").count();
		await run.run();
		await expect(page.locator("input[type='password']")).toHaveCount(0);
		await isUndone(run, html);
		await run.run();
		await page.keyboard.press("Escape");
		await expect(page.locator("input[type='password']")).toHaveCount(count);
		await run.run();
		await page.evaluate(
			() =>
				document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })) ??
				dispatchEvent(new Event("submit")),
		);
		await expect(page.locator("input[type='password']")).toHaveCount(count);
	},
};
