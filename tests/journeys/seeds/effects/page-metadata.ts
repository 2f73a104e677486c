import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	await page.locator("#start").focus();
	await run();
	const panel = page.getByRole("region", { name: "Page Metadata" });
	await expect(panel.getByRole("status")).toHaveText("7 faults, 4 notes");
	await expect(panel.getByRole("list", { name: "Faults and notes" }).getByRole("listitem")).toHaveText([
		"Fault: Canonical address is relative: /bread/rye",
		"Fault: Robots: this page must not be indexed (noindex, follow)",
		"Fault: Viewport forbids zooming (width=device-width, initial-scale=1, maximum-scale=1.0)",
		"Fault: og:image is not an absolute address: /pictures/rye.jpg",
		"Fault: twitter:card is none of summary, summary_large_image, app, player: big_picture",
		/^Fault: JSON-LD block 2 is broken: .*JSON/,
		"Fault: hreflang fr is relative: /fr/pain-de-seigle",
		"Note: Title has 80 characters; results cut it at about 60",
		"Note: generator stands 2 times",
		"Note: og:url is missing",
		"Note: og:image:alt is missing: the picture has no text for those who cannot see it",
	]);

	// The first group is open; the others open with the keyboard.
	await expect(panel.getByText("How to bake a rye loaf")).toBeVisible();
	const block = panel.locator("pre").first();
	await expect(block).toBeHidden();
	await panel.getByText("JSON-LD (2)").focus();
	await page.keyboard.press("Enter");
	await expect(block).toContainText('"name": "Rye sourdough"');
	await expect(panel.getByText("1. Recipe, WebPage, FAQPage")).toBeVisible();
	await panel.getByText("Feeds (1)").click();
	await expect(panel.getByText("/recipes.atom")).toBeVisible();
	await panel.getByText("Languages (2)").click();
	await expect(panel.getByRole("link", { name: "roggenbrot" })).toHaveAttribute("rel", "noopener noreferrer");
	await panel.getByText("In place of headers (1)").click();
	await expect(panel.getByText("object-src 'none'")).toBeVisible();
	await panel.getByText("Other metas (3)").click();
	await expect(panel.getByText("Slow Oven (added by a script)")).toBeVisible();

	await panel.getByRole("button", { name: "Copy report as Markdown" }).click();
	await expect(panel.getByRole("status")).toHaveText("Report copied as Markdown");
	const report = await page.evaluate(() => navigator.clipboard.readText());
	expect(report).toContain(`# Metadata of ${page.url()}\n\n## Faults and notes\n\n- Fault: Canonical address`);
	expect(report).toContain("## Open Graph\n\n- og:title: Rye sourdough from the beginning\n- og:type: article\n");
	expect(await page.evaluate(() => document.body.dataset.keys)).toBeUndefined();

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await expect(page.locator("#start")).toBeFocused();
	expect(await page.content()).toBe(html);
	await run();
	await expect(panel).toBeVisible();
	await run();
	await expect(panel).toHaveCount(0);

	// What is mended is no longer named.
	await page.evaluate(() => {
		document.querySelector("link[rel=canonical]")?.setAttribute("href", location.href);
		document.querySelector("meta[name=robots]")?.remove();
		document.querySelector("meta[name=description]")?.setAttribute("content", "Long. ".repeat(30));
		document.title = "";
	});
	await run();
	const problems = panel.getByRole("list", { name: "Faults and notes" });
	await expect(problems).toContainText("Fault: Title is missing");
	await expect(problems).toContainText("Note: Description has 179 characters; results cut it at about 160");
	await expect(problems).not.toContainText("Canonical");
	await expect(problems).not.toContainText("Robots");
	await panel.getByRole("button", { name: "Close" }).click();
	await expect(panel).toHaveCount(0);
}
