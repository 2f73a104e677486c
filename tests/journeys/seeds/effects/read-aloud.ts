import type { SeedRun } from "../run-seed.ts";

interface Spoken {
	readonly texts: string[];
	cancels: number;
	/** Ends the sentence that is being spoken. */
	finish(): void;
}

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	// Chromium without a display has no voices, so that it would never end a sentence.
	await page.evaluate(() => {
		const spoken: Spoken = { texts: [], cancels: 0, finish: () => undefined };
		Object.assign(globalThis, { spoken });
		speechSynthesis.speak = (words) => {
			spoken.texts.push(words.text);
			spoken.finish = () => words.dispatchEvent(new Event("end"));
		};
		speechSynthesis.cancel = () => {
			spoken.cancels += 1;
		};
	});
	const finish = () => page.evaluate(() => (globalThis as { spoken?: Spoken }).spoken?.finish());
	const texts = () => page.evaluate(() => (globalThis as { spoken?: Spoken }).spoken?.texts ?? []);
	const html = await page.content();
	const panel = page.locator("#scriptorium-read-aloud");
	await run();
	await expect(panel.getByRole("button", { name: "Pause" })).toBeFocused();
	for (let sentence = 0; sentence < 3; sentence += 1) await finish();
	expect(await texts()).toEqual(["Bread", "Flour is ground.", "Water is added!", 'Salt, "as you like it."']);
	await expect(panel.getByRole("status")).toHaveText("Sentence 4 of 4");

	// A pause keeps the sentence; back and forward move by one.
	await panel.getByRole("button", { name: "Pause" }).click();
	await expect(panel.getByRole("status")).toHaveText("Paused");
	await finish();
	expect(await texts()).toHaveLength(4);
	await panel.getByRole("button", { name: "Back" }).click();
	expect((await texts()).at(-1)).toBe("Water is added!");
	await finish();
	await finish();
	await expect(panel.getByRole("status")).toHaveText("The end.");

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	expect(await page.content()).toBe(html);
	await page.locator("h1").selectText();
	await run();
	expect((await texts()).at(-1)).toBe("Bread");
	await expect(panel.getByRole("status")).toHaveText("Sentence 1 of 1");
	await run();
	await expect(panel).toHaveCount(0);
}
