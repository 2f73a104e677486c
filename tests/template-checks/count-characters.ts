import { countCharacters } from "@scriptorium/script-templates/templates/count-characters";
import { has, type PageCheck } from "./page-check.ts";

const FIELDS = "textarea:not([readonly], [disabled]), input[type='text']:not([readonly], [disabled])";

export const check: PageCheck = {
	template: countCharacters,
	html: "<label>Text <textarea></textarea></label>",
	applies: (page) => has(page, FIELDS),
	values: async () => ({ limit: 10 }),
	async verify({ page, run, expect }) {
		await run();
		const field = page.locator(FIELDS).filter({ visible: true }).first();
		const counter = page.locator("#scriptorium-count-characters output");
		await field.focus();
		await field.fill("ab 👩‍💻d");
		await expect(counter).toHaveText("5 characters, 5 left");
		await field.evaluate((one) => one.removeAttribute("maxlength"));
		await field.fill("twelve chars");
		await expect(counter).toHaveText("12 characters, 2 too many");
		await field.blur();
		await expect(counter).toHaveCount(0);
	},
};
