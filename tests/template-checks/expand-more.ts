import { expandMore } from "@scriptorium/script-templates/templates/expand-more";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: expandMore,
	html: "<details><summary>Answer</summary><p>42</p></details><button>Send</button>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await run();
		await expect(page.locator("main details:not([open]), article details:not([open])")).toHaveCount(0);
		await page.evaluate(() => {
			const box = document.createElement("div");
			for (const text of [
				"Show more",
				"See more replies",
				"Delete",
				"Show more of everything that was ever written by anybody in this place",
			]) {
				const button = Object.assign(document.createElement("button"), { textContent: text, className: "later" });
				button.onclick = () => {
					button.dataset.clicks = `${button.dataset.clicks ?? ""}1`;
				};
				box.append(button);
			}
			document.body.append(box);
		});
		await expect
			.poll(() => page.locator("button.later").evaluateAll((all) => all.map((button) => button.dataset.clicks ?? "")))
			.toEqual(["1", "1", "", ""]);
	},
};
