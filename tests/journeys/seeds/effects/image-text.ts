import { clipboard } from "../../../template-checks/page-check.ts";
import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-image-text");
	await run();
	await expect(panel.getByRole("status")).toHaveText("Your browser cannot read pictures itself: Lens and Bing can.");
	const rows = panel.getByRole("listitem");
	await expect(rows).toHaveCount(2);
	await expect(rows.first().locator("p")).toHaveText("A sign\nIt says: closed on Mondays");
	await expect(rows.nth(1).locator("p")).toHaveText("The page says nothing about this picture.");
	await panel.getByRole("button", { name: "Copy: Picture 1" }).click();
	await expect.poll(() => clipboard(page)).toBe("A sign\nIt says: closed on Mondays");
	const lens = await panel.getByRole("link", { name: "Lens: Picture 1" }).getAttribute("href");
	expect(new URL(lens ?? "").searchParams.get("url")).toBe(new URL("picture.svg", page.url()).href);
	await panel.getByRole("button", { name: "Show: Picture 1" }).click();
	await expect(page.locator("#sign")).toHaveCSS("outline-style", "solid");
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);

	// No Chromium of a test machine reads pictures: this stands for one that does, and for a picture that it may not read.
	await page.evaluate(() => {
		class TextDetector {
			async detect(image: HTMLImageElement) {
				if (image.id !== "sign") throw new DOMException("Source would taint origin.", "SecurityError");
				return [{ rawValue: "CLOSED" }, { rawValue: " on  Mondays" }];
			}
		}
		Object.assign(globalThis, { TextDetector });
	});
	await run();
	await expect(rows.first().locator("p")).toHaveText("CLOSED\non Mondays");
	await expect(rows.nth(1).locator("p")).toHaveText("The page says nothing about this picture.");
	await run();
	await expect(panel).toHaveCount(0);
}
