import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const first = page.locator("#first");
	const fields = [first, page.locator("#again"), page.getByLabel("Key"), page.frameLocator("iframe").locator("#inner")];
	const expectAll = async (type: string) => {
		for (const field of fields) await expect(field).toHaveAttribute("type", type);
	};
	const notice = page.locator("#scriptorium-show-passwords");

	await first.press("Home");
	await first.press("ArrowRight");
	await run();
	await expectAll("text");
	await expect(first).toHaveValue("correct horse battery");
	await expect(first).toBeFocused();
	await page.keyboard.type("X");
	await expect(first).toHaveValue("cXorrect horse battery");
	await expect(notice.getByRole("status")).toHaveText("4 passwords are readable");
	await page.keyboard.press("Escape");
	await expectAll("password");
	expect(await page.content()).toBe(html);

	await run();
	await expectAll("text");
	await run();
	await expectAll("password");

	await run();
	await notice.getByRole("button", { name: "Hide" }).click();
	await expectAll("password");

	await run();
	await page.getByRole("button", { name: "Open account" }).click();
	await expect(page.locator("body")).toHaveAttribute("data-sent", "cXorrect horse battery / password");

	await run();
	await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
	await expectAll("password");
}
