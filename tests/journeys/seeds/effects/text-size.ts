import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-text-size");
	const expectSizes = async (sizes: Readonly<Record<string, string>>) => {
		for (const [id, size] of Object.entries(sizes)) await expect(page.locator(`#${id}`)).toHaveCSS("font-size", size);
	};
	await run();
	await expect(panel.getByRole("status")).toHaveText("120 percent");
	await expectSizes({ text: "19.2px", inner: "28.8px", small: "12px", within: "24px" });
	await expect(page.locator("#picture")).toHaveCSS("width", "100px");
	await panel.getByRole("button", { name: "Larger" }).click();
	await expectSizes({ text: "20.8px", inner: "31.2px", small: "13px" });
	await page.keyboard.press("-");
	await page.keyboard.press("-");
	await expectSizes({ text: "17.6px", small: "11px" });
	await panel.getByRole("checkbox").check();
	await expectSizes({ text: "17.6px", small: "17.6px" });

	// Keys typed into a field are a text.
	await page.locator("#field").press("+");
	await expect(page.locator("#field")).toHaveValue("+");
	await expect(panel.getByRole("status")).toHaveText("110 percent");

	await panel.getByRole("button", { name: "Hide this panel" }).click();
	await expect(panel.getByRole("status")).toHaveCount(0);
	await expectSizes({ text: "17.6px" });
	await page.keyboard.press("Escape");
	await expectSizes({ text: "16px", inner: "24px", small: "10px", within: "20px" });
	expect(await page.content()).toBe(html);
}
