import { grayscale } from "@scriptorium/script-templates/templates/grayscale";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: grayscale,
	html: "<p style='color: red'>Red</p>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await run();
		await expect(page.locator("html")).toHaveCSS("filter", "grayscale(1)");
	},
};
