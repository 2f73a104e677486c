import { extractPhoneNumbers } from "@scriptorium/script-templates/templates/extract-phone-numbers";
import { copied, isUndone, type PageCheck, textOf } from "./page-check.ts";

const WRITTEN = /\+\d[\d ()-]{7,}\d/;

export const check: PageCheck = {
	template: extractPhoneNumbers,
	html: '<p>Call +41 44 668 18 00 or (030) 901820. Opened 2019-2024, on 12.03.2024, 1,234,567 visitors, 192.168.100.100.</p><a href="tel:+1-202-555-0147">Call</a>',
	applies: async (page) => WRITTEN.test(await textOf(page)) || (await page.locator("a[href^='tel:' i]").count()) > 0,
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@.+]/gu, "");
		const written = (await textOf(page)).match(new RegExp(WRITTEN, "g")) ?? [];
		const linked = await page
			.locator("a[href^='tel:' i]")
			.evaluateAll((links) =>
				links.map((link) =>
					decodeURIComponent((link.getAttribute("href") ?? "").replace(/^\w+:/, "").split(/[?;]/)[0] ?? ""),
				),
			);
		const text = await copied({
			...run,
			run: async () => {
				await run.run();
				await page.locator("#scriptorium-extract-phone-numbers").getByRole("button", { name: "Copy all" }).click();
			},
		});
		const lines = text.split("\n").map(squeeze);
		expect(new Set(lines).size).toBe(lines.length);
		for (const one of [...written, ...linked]) expect(lines).toContain(squeeze(one));
		await isUndone(run, html);
	},
};
