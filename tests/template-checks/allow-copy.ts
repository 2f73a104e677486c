import { allowCopy } from "@scriptorium/script-templates/templates/allow-copy";
import type { PageCheck } from "./page-check.ts";

/** Makes the page forbid what pages like to forbid. */
function forbid(): void {
	for (const type of ["copy", "cut", "paste", "contextmenu", "selectstart"])
		document.addEventListener(type, (event) => event.preventDefault());
	const style = new CSSStyleSheet();
	style.replaceSync("body, body * { user-select: none !important; }");
	document.adoptedStyleSheets.push(style);
}

export const check: PageCheck = {
	template: allowCopy,
	html: "<p>The words of a song</p><div contenteditable=true>Editor</div>",
	applies: (page) =>
		page.evaluate(() =>
			[...document.querySelectorAll("p, li, h1, h2, td")].some(
				(one) => (one.textContent ?? "").trim().length > 5 && one.checkVisibility(),
			),
		),
	async verify({ page, run, expect }) {
		await page.evaluate(forbid);
		await run();
		const allows = (type: string) =>
			page.evaluate((name) => {
				const place = [...document.querySelectorAll("p, li, h1, h2, td")].find(
					(one) => (one.textContent ?? "").trim().length > 5 && one.checkVisibility(),
				);
				return place?.dispatchEvent(new Event(name, { bubbles: true, cancelable: true }));
			}, type);
		for (const type of ["copy", "cut", "paste", "contextmenu", "selectstart"])
			expect(await allows(type), type).toBe(true);
		const selectable = () =>
			page.evaluate(() => {
				const place = [...document.querySelectorAll("p, li, h1, h2, td")].find(
					(one) => (one.textContent ?? "").trim().length > 5 && one.checkVisibility(),
				);
				return place && getComputedStyle(place).userSelect;
			});
		expect(await selectable()).toBe("text");
	},
};
