import { pageToMarkdown } from "@scriptorium/script-templates/templates/page-to-markdown";
import { copied, has, isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: pageToMarkdown,
	html: "<title>Bread</title><nav><a href=/>Home</a></nav><main><h1>Bread</h1><p>Flour, <b>water</b> and <a href='/salt_(table)'>salt</a>; a <code>loaf</code>*.</p><h2>Steps</h2><ol start=3><li>Stir<ul><li>slowly</li></ul></li><li>Fold</li></ol><pre><code class=language-js>const a = `1`;\n\n  b();</code></pre><table><tr><th>A</th><th>B</th></tr><tr><td>1|2</td><td>3</td></tr></table><blockquote><p>One</p><p>Two</p></blockquote><img src='/x y.png' alt='A loaf'></main>",
	applies: (page) => has(page, "h1, h2, p"),
	async verify(run) {
		const { page, expect } = run;
		const html = await page.content();
		const facts = await page.evaluate(() => {
			const lengthOf = (one: HTMLElement) => one.textContent.length;
			const source =
				[...document.querySelectorAll<HTMLElement>("article, main, [role='main']")].sort(
					(one, other) => lengthOf(other) - lengthOf(one),
				)[0] ?? document.body;
			const left = "nav, aside, footer, form, [hidden], [aria-hidden='true'], svg, button";
			const read = (selector: string) =>
				[...source.querySelectorAll<HTMLElement>(selector)]
					.filter((one) => !one.closest(left) && !one.querySelector(left))
					.map((one) => one.textContent?.trim().replace(/\s+/g, " ") ?? "")
					.filter(Boolean);
			return {
				headings: read("h1, h2, h3"),
				texts: read("p").filter((text) => !/[\\*_[\]<>`]/.test(text)),
				links: [...source.querySelectorAll<HTMLAnchorElement>("p a[href^='http']")]
					.filter((link) => link.textContent?.trim() && !link.closest(left))
					.map((link) => link.href)
					.filter((href) => !/[()]/.test(href)),
			};
		});
		const markdown = await copied(run);
		const plain = markdown.replace(/\]\([^)]*\)|[\\*_[`~]/g, "").replace(/\s+/g, " ");
		if (facts.headings.length > 0) expect(markdown).toMatch(/^#{1,6} \S/m);
		for (const heading of facts.headings) expect(plain).toContain(heading.replace(/[\\*_[`\]~]/g, ""));
		for (const text of facts.texts.filter((one) => !one.includes("]")))
			expect(plain).toContain(text.replace(/[~]/g, "").slice(0, 60).trim());
		for (const href of facts.links) expect(markdown).toContain(`](${href})`);
		await isUndone(run, html);
	},
};
