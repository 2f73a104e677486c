import type { ScriptTemplate } from "@scriptorium/script-templates/script-template";
import { copied, isUndone, type PageCheck, textOf } from "../page-check.ts";

interface Addresses {
	readonly template: ScriptTemplate;
	readonly html: string;
	/** Finds addresses that nobody doubts in a text. */
	readonly written: RegExp;
	/** Of links to such addresses. */
	readonly scheme: "mailto" | "tel";
}

const squeeze = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}@.+]/gu, "");

/** The check of a template that lists the addresses of a page, each once: those in the text, and those of links. */
export function listsAddresses({ template, html, written, scheme }: Addresses): PageCheck {
	const links = `a[href^='${scheme}:' i]`;
	return {
		template,
		html,
		applies: async (page) => written.test(await textOf(page)) || (await page.locator(links).count()) > 0,
		async verify(run) {
			const { page, expect } = run;
			const before = await page.content();
			const shown = (await textOf(page)).match(new RegExp(written, "g")) ?? [];
			const linked = await page
				.locator(links)
				.evaluateAll((all) =>
					all.map((link) =>
						decodeURIComponent((link.getAttribute("href") ?? "").replace(/^\w+:/, "").split(/[?;]/)[0] ?? ""),
					),
				);
			const text = await copied({
				...run,
				run: async () => {
					await run.run();
					await page.locator(`#scriptorium-${template.id}`).getByRole("button", { name: "Copy all" }).click();
				},
			});
			const lines = text.split("\n").map(squeeze);
			expect(new Set(lines).size).toBe(lines.length);
			for (const one of [...shown, ...linked]) expect(lines).toContain(squeeze(one));
			await isUndone(run, before);
		},
	};
}
