import { textWidth } from "@scriptorium/script-templates/templates/text-width";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: textWidth,
	html: "<p>Flour is ground from grain, and water is added to it in the morning. Then the dough rests for a day, and is baked in the evening, until it is brown and smells of bread, and then it is eaten by all who live in the house.</p>",
	applies: (page) => has(page, "p"),
	values: async () => ({ width: 40 }),
	async verify({ page, run, expect }) {
		await run();
		const widths = await page
			.locator("p:not(nav *, header *, footer *, table *)")
			.filter({ visible: true })
			.evaluateAll((parts) =>
				parts.map((part) => {
					const probe = Object.assign(document.createElement("span"), { textContent: "0" });
					part.append(probe);
					const letter = probe.getBoundingClientRect().width;
					probe.remove();
					return part.clientWidth - Number.parseFloat(getComputedStyle(part).paddingLeft) * 2 <= letter * 41 + 1;
				}),
			);
		expect(widths).not.toContain(false);
	},
};
