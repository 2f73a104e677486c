import { highlightWords } from "@scriptorium/script-templates/templates/highlight-words";
import { type PageCheck, textOf } from "./page-check.ts";

const marked = () =>
	[...(CSS.highlights.get("scriptorium-words") ?? [])].map((range) => (range as Range).toString().toLowerCase());

export const check: PageCheck = {
	template: highlightWords,
	html: "<h1>Bread</h1><p>Fresh bread, <b>BREAD</b> and butter</p><script type=text/plain>bread</script>",
	applies: async () => true,
	values: async () => ({ words: ["zwieback", "bread"] }),
	async verify({ page, run, expect }) {
		const expected = ((await textOf(page)).toLowerCase().match(/bread/g) ?? []).length;
		await run();
		expect((await page.evaluate(marked)).filter((word) => word === "bread").length).toBeGreaterThanOrEqual(expected);
		await page.evaluate(() => document.body.append("Zwieback"));
		await expect.poll(() => page.evaluate(marked)).toContain("zwieback");
	},
};
