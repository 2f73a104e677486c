import { extractEmails } from "@scriptorium/script-templates/templates/extract-emails";
import { copied, isUndone, type PageCheck, textOf } from "./page-check.ts";

const WRITTEN = /[\w.+-]+@[\w-]+(\.[\w-]+)+/;

export const check: PageCheck = {
	template: extractEmails,
	html: '<p>Write to Ann@Example.org, or ann@example.org. Not: @ann, a@b.</p><a href="mailto:info%2Bshop@kiosk.example?subject=Hi">Mail</a>',
	applies: async (page) => WRITTEN.test(await textOf(page)) || (await page.locator("a[href^='mailto:' i]").count()) > 0,
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@.+]/gu, "");
		const written = (await textOf(page)).match(new RegExp(WRITTEN, "g")) ?? [];
		const linked = await page
			.locator("a[href^='mailto:' i]")
			.evaluateAll((links) =>
				links.map((link) =>
					decodeURIComponent((link.getAttribute("href") ?? "").replace(/^\w+:/, "").split(/[?;]/)[0] ?? ""),
				),
			);
		const text = await copied({
			...run,
			run: async () => {
				await run.run();
				await page.locator("#scriptorium-extract-emails").getByRole("button", { name: "Copy all" }).click();
			},
		});
		const lines = text.split("\n").map(squeeze);
		expect(new Set(lines).size).toBe(lines.length);
		for (const one of [...written, ...linked]) expect(lines).toContain(squeeze(one));
		await isUndone(run, html);
	},
};
