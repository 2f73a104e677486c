import { removePopups } from "@scriptorium/script-templates/templates/remove-popups";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: removePopups,
	html: "<style>html { overflow: hidden } .wall { position: fixed; inset: auto 0 0 0; background: #eee } p { height: 3000px }</style><header style='position: sticky; top: 0'>Menu</header><main><p>Text</p></main><div class=wall>We use cookies. <button>Accept</button></div><div class=host><template shadowrootmode='open'><div class=veiled style='position: fixed; inset: auto 0 0 0; background: #ddd'>This site uses cookies. <button>Agree</button></div></template></div>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await page.evaluate(() => {
			const wall = Object.assign(document.createElement("div"), {
				className: "planted",
				textContent: "Subscribe to our newsletter",
			});
			wall.style.cssText = "position: fixed; inset: 20%; background: white";
			document.body.append(wall);
		});
		await run();
		await expect(page.locator(".planted")).toBeHidden();
		await expect(page.locator(".veiled").filter({ visible: true })).toHaveCount(0);
		await expect(page.locator(".wall").filter({ visible: true })).toHaveCount(0);
		if ((await page.locator(".wall").count()) > 0) {
			await expect(page.locator("header")).toBeVisible();
			expect(await page.evaluate(() => getComputedStyle(document.documentElement).overflowY)).toBe("visible");
		}
		await page.evaluate(() => {
			const later = Object.assign(document.createElement("dialog"), {
				className: "later",
				textContent: "Cookie settings",
			});
			document.body.append(later);
			later.showModal();
		});
		await expect(page.locator(".later")).toBeHidden();
	},
};
