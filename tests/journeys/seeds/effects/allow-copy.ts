import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
	const selected = () => page.evaluate(() => getSelection()?.toString());
	/** Whether the browser's own menu would open at the element, and not the page's. */
	const opensMenu = (selector: string, shiftKey = false) =>
		page.locator(selector).evaluate((element, shift) => {
			const init = { bubbles: true, cancelable: true, composed: true, shiftKey: shift };
			return element.dispatchEvent(new MouseEvent("contextmenu", init));
		}, shiftKey);

	// Selecting, against user-select, selectstart and a mousedown that refuses everything; and what is copied is what was selected.
	await page.evaluate(() => navigator.clipboard.writeText("before"));
	await page.locator("#line").click({ clickCount: 3 });
	await expect.poll(selected).toContain("The sea returns what it was lent.");
	await page.keyboard.press("Control+c");
	expect((await clipboard()).trim()).toBe("The sea returns what it was lent.");
	const box = await page.locator("#note").boundingBox();
	await page.mouse.move((box?.x ?? 0) + 40, (box?.y ?? 0) + 8);
	await page.mouse.down();
	await page.mouse.move((box?.x ?? 0) + 220, (box?.y ?? 0) + 8);
	await page.mouse.up();
	await expect.poll(selected).toMatch(/reserved, and some/);

	// The menu of the right button: of the browser on texts and fields, of the page on drawings, in editors, and with Shift.
	expect(await opensMenu("#line")).toBe(true);
	expect(await opensMenu("#account")).toBe(true);
	expect(await opensMenu("#line", true)).toBe(false);
	expect(await opensMenu("#map")).toBe(false);
	expect(await opensMenu("#editor")).toBe(false);
	await page.locator("#line").click({ button: "right" });
	expect(await page.evaluate("heard")).not.toContain("mousedown 2");
	await page.keyboard.press("Escape");

	// Pasting where it was refused, by the paste and by the key; once, and into the selection.
	await page.evaluate(() => navigator.clipboard.writeText("DE02 1203"));
	await page.locator("#account").click();
	await page.keyboard.press("Control+v");
	await expect(page.locator("#account")).toHaveValue("DE02 1203");
	await page.locator("#repeat").click();
	await page.keyboard.type("12");
	await page.keyboard.press("Shift+ArrowLeft");
	await page.keyboard.press("Control+v");
	await expect(page.locator("#repeat")).toHaveValue("1DE02 1203");

	// What the page does itself stays its own: a code in boxes, an editor, a control that is dragged.
	await page.evaluate(() => navigator.clipboard.writeText("407"));
	await page.locator(".box").first().click();
	await page.keyboard.press("Control+v");
	for (const [place, digit] of ["4", "0", "7"].entries())
		await expect(page.locator(".box").nth(place)).toHaveValue(digit);
	await page.locator("#editor").click();
	await page.keyboard.press("Control+v");
	await expect(page.locator("#editor")).toHaveText("Editor text[pasted by the editor]");
	await page.keyboard.press("Control+a");
	await page.keyboard.press("Control+c");
	expect(await clipboard()).toBe("From the editor");
	await expect(page.locator("#knob")).toHaveCSS("user-select", "none");
	await page.locator("#knob").click();
	expect(await page.evaluate("heard.at(-1)")).toBe("mousedown 0");

	await open();
	expect(await page.content()).toBe(html);
}
