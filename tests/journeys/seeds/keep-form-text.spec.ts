import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/keep-form-text.ts";
import { injectUserscript } from "./run-seed.ts";
import { test } from "./seed-test.ts";

describeSeed("keep-form-text", "seeds/keep-form-text.html", checkEffect);

test("Keep Form Text forgets after seven days, and what a form has sent", async ({ page, fixtures }) => {
	const address = fixtures.url("seeds/keep-form-text.html");
	await injectUserscript(page, readSeed("keep-form-text").code);
	const kept = () => page.evaluate(() => localStorage.getItem("scriptorium-keep-form-text"));
	/** Makes what is kept older, as if the page had been opened that much later. */
	const age = (minutes: number) =>
		page.evaluate((older) => {
			const store = localStorage.getItem("scriptorium-keep-form-text") ?? "";
			const aged = store.replace(/"at":(\d+)/, (_, at) => `"at":${Number(at) - older * 60_000}`);
			localStorage.setItem("scriptorium-keep-form-text", aged);
		}, minutes);
	const offer = page.getByRole("group", { name: "Keep Form Text" });
	const write = async (text: string) => {
		await page.locator("#text").click();
		await page.keyboard.insertText(text);
		await expect.poll(kept).toContain(text);
	};

	await page.goto(address);
	await write("The gate to the second path has been locked for a week.");
	await age(7 * 24 * 60 - 1);
	await page.reload();
	await expect(offer).toBeVisible();
	const { violations } = await new AxeBuilder({ page }).include("#scriptorium-keep-form-text").analyze();
	expect(violations).toEqual([]);
	await age(1);
	await page.reload();
	await expect(page.locator("#text")).toBeVisible();
	await expect(offer).toHaveCount(0);
	expect(await kept()).toBeNull();

	// A form takes the page along; the text is there until the answer of the site has come.
	await write("The water is off, and nobody knows for how long.");
	await page.locator("#send").click();
	await page.waitForURL(/\?name=&text=/);
	expect(await kept()).toBeNull();
	await page.goto(address);
	await expect(offer).toHaveCount(0);
});
