import { pageMetadata } from "@scriptorium/script-templates/templates/page-metadata";
import { copied, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: pageMetadata,
	html: "<html lang=en><head><title>Bread</title><meta name=description content='How to bake'><meta property='og:title' content='Bake'><meta name=csrf-token content=secret1><link rel=canonical href=/bread><script type='application/ld+json'>{\"@type\": \"Recipe\"}</script></head><body><p>Text</p></body></html>",
	applies: (page) => page.evaluate(() => document.title.trim() !== ""),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const facts = await page.evaluate(() =>
			[
				document.title.trim(),
				...[...document.querySelectorAll("meta[name='description'], meta[property^='og:']")].map((meta) =>
					(meta.getAttribute("content") ?? "").trim(),
				),
				document.querySelector<HTMLLinkElement>("link[rel='canonical']")?.href ?? "",
			].filter(Boolean),
		);
		const text = await copied({
			...run,
			run: async () => {
				await run.run();
				await page.locator("#scriptorium-page-metadata").getByRole("button", { name: "Copy" }).click();
			},
		});
		for (const fact of facts) expect(text).toContain(fact);
		expect(text).not.toContain("secret1");
		await isUndone(run, html);
	},
};
