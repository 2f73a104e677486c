import { biggerText } from "@scriptorium/script-templates/templates/bigger-text";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: biggerText,
	html: "<p style='font-size: 16px'>Bread <b>and <i>butter</i></b></p><small style='font-size: 10px !important'>Small</small>",
	applies: (page) => has(page, "p"),
	values: async () => ({ percent: 150 }),
	async verify({ page, run, expect }) {
		const sizes = () =>
			page
				.locator("p, p i, small")
				.filter({ visible: true })
				.evaluateAll((parts) => parts.map((part) => Number.parseFloat(getComputedStyle(part).fontSize)));
		const before = await sizes();
		await run();
		const after = await sizes();
		for (const [place, size] of before.entries()) expect(after[place]).toBeCloseTo(size * 1.5, 0);
	},
};
