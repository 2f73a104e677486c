import { textSpacing } from "@scriptorium/script-templates/templates/text-spacing";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: textSpacing,
	html: "<style>p { line-height: 1 !important }</style><p>Text <b>bold</b></p><p lang=ar>نص</p><pre><code>a  b</code></pre>",
	applies: (page) => has(page, "p"),
	values: async () => ({ lines: 2 }),
	async verify({ page, run, expect }) {
		await run();
		const lines = await page
			.locator("p")
			.filter({ visible: true })
			.evaluateAll((all) =>
				all.map((one) => {
					const { lineHeight, fontSize, letterSpacing } = getComputedStyle(one);
					return {
						lines: Math.round((Number.parseFloat(lineHeight) / Number.parseFloat(fontSize)) * 100) / 100,
						spaced: letterSpacing !== "normal" && letterSpacing !== "0px",
						joined: one.matches(":lang(ar), :lang(fa), :lang(ur)"),
					};
				}),
			);
		for (const one of lines) {
			expect(one.lines).toBe(2);
			expect(one.spaced).toBe(!one.joined);
		}
	},
};
