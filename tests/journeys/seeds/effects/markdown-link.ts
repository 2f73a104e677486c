import type { Page } from "@playwright/test";
import type { SeedRun } from "../run-seed.ts";

const readClipboard = (page: Page) =>
	page.evaluate(async () => {
		const [item] = await navigator.clipboard.read();
		const read = async (type: string) => (item?.types.includes(type) ? (await item.getType(type)).text() : "");
		return { text: await read("text/plain"), html: await read("text/html") };
	});

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await page.evaluate(() => navigator.clipboard.writeText("before")).catch(() => undefined);
	await open();
	const plain = page.url();
	await page.evaluate(() => history.replaceState(null, "", "?part=(2)&utm_source=mail&fbclid=9#bells"));
	await run();
	const notice = page.locator("#scriptorium-markdown-link").getByRole("status");
	const link = `[\\[Draft\\] How \\*bells\\* are cast\\_](${plain}?part=%282%29#bells)`;
	await expect(notice).toHaveText(`Copied ${link}`);
	const whole = await readClipboard(page);
	expect(whole.text).toBe(link);
	expect(whole.html).toContain(`href="${plain}?part=%282%29#bells"`);
	expect(whole.html).toContain("[Draft] How *bells* are cast_</a>");
	await page.keyboard.press("Escape");
	await expect(notice).toHaveCount(0);

	await page.locator("#words").selectText();
	await run();
	await expect(notice).toHaveText(/Copied \[The mould is broken only once\.\]/);

	// A page without https has no clipboard interface; the older way must not let the page change the copy.
	await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
	await page.evaluate(() => getSelection()?.removeAllRanges());
	await run();
	await expect(notice).toHaveText(`Copied ${link}`);
	await page.evaluate(() => Reflect.deleteProperty(navigator, "clipboard"));
	expect((await readClipboard(page)).text).toBe(link);
}
