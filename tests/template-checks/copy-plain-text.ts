import { copyPlainText } from "@scriptorium/script-templates/templates/copy-plain-text";
import { type PageCheck, textOf } from "./page-check.ts";

export const check: PageCheck = {
	template: copyPlainText,
	html: "<p>Some <b>bold</b> <a href=/>words</a> of some length</p><textarea>own</textarea>",
	applies: async (page) => (await textOf(page)).trim().length > 20,
	async verify({ page, run, expect }) {
		await run();
		const text = await page.evaluate(() => {
			const place =
				[...document.querySelectorAll("p, li, h1, h2, td")].find(
					(one) => (one.textContent ?? "").trim().length > 10 && one.checkVisibility(),
				) ?? document.body;
			getSelection()?.selectAllChildren(place);
			return getSelection()?.toString() ?? "";
		});
		await page.keyboard.press("Control+c");
		const kinds = () =>
			page.evaluate(async () => {
				const [item] = await navigator.clipboard.read();
				return { types: item?.types, text: await (await item?.getType("text/plain"))?.text() };
			});
		await expect.poll(kinds).toEqual({ types: ["text/plain"], text });
	},
};
