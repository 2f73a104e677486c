import { underlineLinks } from "@scriptorium/script-templates/templates/underline-links";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: underlineLinks,
	html: "<style>a { text-decoration: none !important }</style><nav><a href=/>Home</a></nav><p><a href=/bread>Bread</a></p>",
	applies: (page) => has(page, "p a[href]"),
	async verify({ page, run, expect }) {
		await run();
		const lines = await page
			.locator("p a[href]:not(:has(img, svg, video), nav a, [role])")
			.evaluateAll((links) => links.map((link) => getComputedStyle(link).textDecorationLine));
		expect(lines.filter((line) => !line.includes("underline"))).toEqual([]);
		await page.evaluate(() => {
			const shadow = document.body.appendChild(document.createElement("div")).attachShadow({ mode: "open" });
			shadow.append(
				Object.assign(document.createElement("a"), { href: "/later", className: "later", textContent: "Later" }),
			);
			(shadow.firstElementChild as HTMLElement).style.textDecoration = "none";
		});
		await expect(page.locator("a.later")).toHaveCSS("text-decoration-line", "underline");
	},
};
