import { disableCss } from "@scriptorium/script-templates/templates/disable-css";
import { isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: disableCss,
	html: "<style>p { color: rgb(1, 2, 3) }</style><p style='margin: 7px'>Text</p>",
	applies: (page) => page.evaluate(() => document.styleSheets.length > 0 || document.querySelector("[style]") !== null),
	async verify(run) {
		const { page, expect } = run;
		// Inline styles are written back as the browser writes them.
		await page.evaluate(() => {
			for (const one of document.querySelectorAll<HTMLElement>("[style]")) one.setAttribute("style", one.style.cssText);
		});
		const html = await page.content();
		const looks = () =>
			page.evaluate(() =>
				[...document.querySelectorAll("body, body *:not(script)")]
					.map((one) => {
						const { color, backgroundColor, display, margin, fontSize } = getComputedStyle(one);
						return [color, backgroundColor, display, margin, fontSize].join();
					})
					.join("\n"),
			);
		const before = await looks();
		await run.run();
		expect(await looks()).not.toBe(before);
		expect(
			await page.evaluate(
				() => [...document.styleSheets].every((sheet) => sheet.disabled) && document.querySelector("[style]") === null,
			),
		).toBe(true);
		await isUndone(run, html);
		expect(await looks()).toBe(before);
	},
};
