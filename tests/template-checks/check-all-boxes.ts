import { checkAllBoxes } from "@scriptorium/script-templates/templates/check-all-boxes";
import { has, type PageCheck } from "./page-check.ts";

const BOXES = "input[type='checkbox']:not(:disabled)";

export const check: PageCheck = {
	template: checkAllBoxes,
	html: "<label><input type=checkbox> One</label><label><input type=checkbox checked> Two</label><label><input type=checkbox disabled> Three</label>",
	applies: (page) => has(page, BOXES),
	async verify({ page, run, expect }) {
		const boxes = page.locator(BOXES).filter({ visible: true });
		const states = () => boxes.evaluateAll((all) => all.map((box) => (box as HTMLInputElement).checked));
		const before = await states();
		const disabled = await page.locator("input[type='checkbox']:disabled:checked").count();
		const wanted = before.includes(false);
		await run();
		expect(await states()).toEqual(before.map(() => wanted));
		await run();
		expect(await states()).toEqual(before.map(() => !wanted));
		expect(await page.locator("input[type='checkbox']:disabled:checked").count()).toBe(disabled);
	},
};
