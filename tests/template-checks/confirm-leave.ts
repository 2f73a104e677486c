import { confirmLeave } from "@scriptorium/script-templates/templates/confirm-leave";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: confirmLeave,
	html: "<h1>Game</h1><p>Score 7</p>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await run();
		// Browsers ask only on pages that somebody has used.
		await page.mouse.click(2, 2);
		const types: string[] = [];
		page.once("dialog", async (dialog) => {
			types.push(dialog.type());
			await dialog.accept();
		});
		await page.reload();
		expect(types).toEqual(["beforeunload"]);
	},
};
