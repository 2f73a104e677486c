import { showSelector } from "@scriptorium/script-templates/templates/show-selector";
import { clipboard, findUncovered, has, isUndone, type PageCheck } from "./page-check.ts";

const TARGETS = "body :is(h1, h2, p, a[href])";

export const check: PageCheck = {
	template: showSelector,
	html: "<h1>Bread</h1><p class='css-1x2y3z'>One</p><p>Two <a href=/bread>three</a></p>",
	applies: (page) => has(page, TARGETS),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const address = page.url();
		await run.run();
		const target = (await page.evaluateHandle(findUncovered, TARGETS)).asElement();
		const box = await target?.boundingBox();
		if (!box) throw new Error("The target has no place");
		const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
		await page.mouse.move(x, y);
		await expect(page.locator("#scriptorium-show-selector").getByRole("listitem").nth(2)).toContainText("Font:");
		await page.mouse.click(x, y);
		await expect.poll(() => clipboard(page)).not.toBe("");
		const selector = await clipboard(page);
		const isRight = await page.evaluate(
			([text, left, top]) => {
				const found = document.querySelectorAll(text as string);
				return found.length === 1 && found[0] === document.elementFromPoint(left as number, top as number);
			},
			[selector, x, y],
		);
		expect(isRight, selector).toBe(true);
		expect(page.url()).toBe(address);
		await isUndone(run, html);
	},
};
