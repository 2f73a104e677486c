import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.locator("#scriptorium-translate-selection");
	const address = async (name: string) => new URL((await panel.getByRole("link", { name }).getAttribute("href")) ?? "");
	await page.locator("#text").selectText();
	await run();
	await panel.getByLabel("Into").selectOption("French");
	const google = (await address("Google Translate")).searchParams;
	expect(google.get("text")).toBe("Guten Morgen / Abend & Nacht");
	expect(google.get("tl")).toBe("fr");
	// DeepL reads a slash as the end of the text, unless a backslash is before it.
	expect(decodeURIComponent((await address("DeepL")).hash)).toBe("#auto/fr/Guten Morgen \\/ Abend & Nacht");
	expect((await address("Bing")).searchParams.get("to")).toBe("fr");
	const whole = (await address("This whole page")).searchParams;
	expect(whole.get("u")).toBe(page.url());
	expect(whole.get("tl")).toBe("fr");

	await panel.getByLabel("Text to translate").fill("");
	await expect(panel.getByRole("status")).toHaveText("Select a text first, or type one here.");
	await expect(panel.getByText("DeepL")).not.toHaveAttribute("href");
	await panel.getByLabel("Text to translate").fill("x".repeat(5000));
	await expect(panel.getByRole("status")).toHaveText("Only the first 4500 letters fit.");
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);

	// Of a field that is written in, the selected part.
	const field = page.locator("textarea");
	await field.press("Home");
	for (let letter = 0; letter < 3; letter += 1) await field.press("Shift+ArrowRight");
	await run();
	await expect(panel.getByLabel("Text to translate")).toHaveValue("own");
	await run();
	expect(await page.content()).toBe(html);
}
