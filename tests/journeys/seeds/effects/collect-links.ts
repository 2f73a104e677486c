import { readFile } from "node:fs/promises";
import type { SeedRun } from "../run-seed.ts";

const disarmed = `"'=HYPERLINK(""https://evil.example"")"`;

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const { origin } = new URL(page.url());
	await page.locator("#after").focus();
	await run();
	const panel = page.getByRole("dialog", { name: "Collect Links" });
	const filter = panel.getByLabel("Filter links");
	const status = panel.getByRole("status");
	const links = panel.getByRole("link");
	await expect(filter).toBeFocused();
	await expect(status).toHaveText("10 links on this page");
	await expect(links).toHaveText([
		`Archive${origin}/archive?year=2025`,
		"harbour museumhttps://museum.example/harbour (2 times)",
		"museum again, with wwwhttps://www.museum.example/harbour",
		"Lund [harbour]https://wiki.example/Lund_(harbour)",
		'=HYPERLINK("https://evil.example")https://data.example/loads.csv?a=1&b=2',
		'notes, "quoted"https://data.example/notes',
		"Write to usmailto:desk@lund.example",
		`${origin}/seeds/archive/1901`,
		"Maphttps://map.example/lund",
		"In a componenthttps://shadow.example/",
	]);
	await expect(links.first()).toHaveAttribute("rel", "noopener noreferrer");

	await panel.getByLabel("Other sites only").check();
	await expect(status).toHaveText("7 of 10 links on this page");
	await filter.focus();
	await page.keyboard.type("DATA example");
	await expect(status).toHaveText("2 of 10 links on this page");
	await page.keyboard.press("ArrowDown");
	await page.keyboard.press("ArrowDown");
	await expect(links.nth(1)).toBeFocused();
	await page.keyboard.press("ArrowUp");
	await page.keyboard.press("ArrowUp");
	await expect(filter).toBeFocused();
	expect(await page.evaluate(() => document.body.dataset.keys)).toBeUndefined();

	const coming = page.waitForEvent("download");
	await panel.getByRole("button", { name: "Save CSV file" }).click();
	const file = await coming;
	expect(file.suggestedFilename()).toBe("links-127-0-0-1.csv");
	expect(await readFile(await file.path(), "utf8")).toBe(
		`\uFEFFText,Address,Times\r\n${disarmed},https://data.example/loads.csv?a=1&b=2,1\r\n"notes, ""quoted""",https://data.example/notes,1\r\n`,
	);
	await expect(status).toHaveText("Saved 2 links as links-127-0-0-1.csv");

	await filter.fill("lund_");
	await panel.getByRole("button", { name: "Copy Markdown list" }).click();
	await expect(status).toHaveText("Copied 1 link as Markdown");
	const readClipboard = () => page.evaluate(() => navigator.clipboard.readText());
	expect(await readClipboard()).toBe("- [Lund \\[harbour\\]](https://wiki.example/Lund_%28harbour%29)");
	await filter.fill("museum");
	await panel.getByRole("button", { name: "Copy as a list of addresses" }).click();
	await expect(status).toHaveText("Copied 2 links");
	expect(await readClipboard()).toBe("https://museum.example/harbour\nhttps://www.museum.example/harbour");
	await filter.fill("nowhere");
	await expect(panel.getByRole("button", { name: "Save CSV file" })).toBeDisabled();

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await expect(page.locator("#after")).toBeFocused();
	expect(await page.content()).toBe(html);

	await page.locator("#sources").selectText();
	await run();
	await expect(status).toHaveText("3 links in the selection");
	await run();
	await expect(panel).toHaveCount(0);

	await page.evaluate(() => {
		getSelection()?.removeAllRanges();
		for (let number = 1; number <= 500; number += 1)
			document.body.append(
				Object.assign(document.createElement("a"), { href: `/loads/${number}`, textContent: "Load" }),
			);
	});
	await run();
	await expect(status).toHaveText("510 links on this page");
	await expect(links).toHaveCount(300);
	await panel.getByRole("button", { name: "Show 210 of 210 more" }).press("Enter");
	await expect(links).toHaveCount(510);
	await expect(links.nth(300)).toBeFocused();
	await panel.getByRole("button", { name: "Close" }).click();
	await expect(panel).toHaveCount(0);
}
