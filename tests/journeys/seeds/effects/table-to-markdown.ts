import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const { origin } = new URL(page.url());
	const link = `[second wheel](${origin}/mills?%28upper%29)`;
	("| Mill                | Wheel – Width (m) | Wheel – Flags                            |       State        |");
	await page.evaluate(() => navigator.clipboard.writeText("before"));
	await run();
	const notice = page.locator("#scriptorium-table-to-markdown").getByRole("status");
	await expect(notice).toHaveText("Copied 4 rows and 4 columns as Markdown");
	const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
	const cells = (text: string) =>
		text
			.trimEnd()
			.split("\n")
			.map((line) =>
				line
					.slice(2, -2)
					.split(" | ")
					.map((cell) => cell.trim()),
			);
	const copied = await readClipboard();
	expect(cells(copied)).toEqual([
		["Mill", "Wheel – Width (m)", "Wheel – Flags", "State"],
		["-------------------", "----------------:", "----------------------------------------", ":------------------:"],
		["Upper **mill**", "1.20", "`a\\|b` or c\\|d", "runs"],
		["", "12", link, "stands<br>since 1931"],
		["Łódka \\*old\\*\\_mill", "3", "oak<br>iron", "☑"],
		["\\<i\\> \\&amp; \\[x\\]", "", "no link", "*sold*"],
	]);
	expect(copied).toMatch(/\n$/);
	await page.keyboard.press("Escape");
	await expect(notice).toHaveCount(0);
	expect(await page.content()).toBe(html);

	// Two selected rows are copied alone; a single selected word means the whole table.
	await page.evaluate(() => {
		const rows = document.querySelectorAll("tbody tr");
		const [second, third] = [rows[1], rows[2]];
		if (second && third) getSelection()?.setBaseAndExtent(second, 0, third, 1);
	});
	await run();
	await expect(notice).toHaveText("Copied 2 rows and 4 columns as Markdown");
	expect(cells(await readClipboard()).slice(2)).toEqual([
		["", "12", link, "stands<br>since 1931"],
		["Łódka \\*old\\*\\_mill", "3", "oak<br>iron", "☑"],
	]);
	await page.getByText("runs").dblclick();
	await run();
	await expect(notice).toHaveText("Copied 4 rows and 4 columns as Markdown");

	// A page without https has no clipboard interface.
	await page.evaluate(async () => {
		await navigator.clipboard.writeText("before");
		getSelection()?.removeAllRanges();
		Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true });
	});
	await run();
	await expect(notice).toHaveText("Copied 4 rows and 4 columns as Markdown");
	await page.evaluate(() => Reflect.deleteProperty(navigator, "clipboard"));
	expect(await readClipboard()).toBe(copied);
}
