import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	await run();
	const panel = page.getByRole("region", { name: "Word Count" });
	const status = panel.getByRole("status");
	const figure = (name: string) => panel.locator(`dt:text-is("${name}") + dd`);
	const select = (id: string) =>
		page.evaluate(
			(element) => getSelection()?.selectAllChildren(document.querySelector(`#${element}`) ?? document),
			id,
		);

	// The article without menu and footer; "Dr." and “there?” do not end a sentence.
	await expect(status).toHaveText("Article");
	await expect(figure("Words")).toHaveText("75");
	await expect(figure("Sentences")).toHaveText("8");
	await expect(panel.getByRole("listitem").first()).toHaveText("winter 3 ×");
	await expect(panel.getByRole("button", { name: "Copy the figures" })).toBeFocused();

	await select("one");
	await expect(status).toHaveText("Selection");
	await expect(figure("Words")).toHaveText("25");
	await expect(figure("Sentences")).toHaveText("2");
	await expect(figure("Reading time")).toHaveText("under 1 min");
	await page.keyboard.press("Enter");
	await expect(status).toHaveText("Figures copied");
	expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(
		/^Selection\nWords: 25\nCharacters: 14\d\n/,
	);

	await select("japanese");
	await expect(figure("Characters")).toHaveText("16");
	await expect(figure("Sentences")).toHaveText("2");
	expect(Number(await figure("Words").textContent())).toBeGreaterThan(5);
	await select("thai");
	await expect(figure("Sentences")).toHaveText("1");
	expect(Number(await figure("Words").textContent())).toBeGreaterThan(2);
	await select("emoji");
	await expect(figure("Characters")).toHaveText("3");

	await page.getByLabel("Abstract").press("End");
	await expect(status).toHaveText("Text field");
	await expect(figure("Words")).toHaveText("4");
	await page.keyboard.type(" Not one more.");
	await expect(figure("Words")).toHaveText("7");
	await page.keyboard.press("Shift+Home");
	await expect(status).toHaveText("Selection");
	await page.locator("#editor").press("End");
	await expect(status).toHaveText("Text field");
	await expect(figure("Words")).toHaveText("5");
	await page.getByLabel("Secret").selectText();
	await expect(status).toHaveText("Article");

	await page.evaluate(() => document.querySelector("#two")?.append(" word".repeat(238 * 61)));
	await page.locator("#editor").press("Home");
	await page.getByLabel("Secret").press("Home");
	await expect(figure("Reading time")).toHaveText("1 h 1 min");
	await expect(figure("Words")).toHaveText("14,593");
	await page.evaluate(() => document.querySelector("#two")?.lastChild?.remove());

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await expect(page.getByLabel("Secret")).toBeFocused();
	expect(await page.content()).toBe(html);
	await page.getByLabel("Abstract").press("End");
	await run();
	await expect(status).toHaveText("Text field");
	await expect(page.getByLabel("Abstract")).toBeFocused();
	await run();
	await expect(panel).toHaveCount(0);
}
