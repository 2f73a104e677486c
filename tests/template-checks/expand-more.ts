import { expandMore } from "@scriptorium/script-templates/templates/expand-more";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: expandMore,
	html: `<details><summary>Answer</summary><p>42</p></details><button>Send</button>
<nav><button class="stays" aria-expanded="false" aria-controls="sections">Sections</button><ul id="sections" hidden><li>News</li></ul></nav>
<button class="stays" aria-expanded="false" aria-haspopup="menu">Options</button>
<button class="stays" aria-expanded="false" aria-controls="sharing">Share</button><div id="sharing" role="dialog" hidden>Where to?</div>
<article><p>Antworten</p><button class="folded" aria-expanded="false" aria-controls="replies">14 Antworten</button><div id="replies" hidden>Nein!</div>
<nav><button class="folded" aria-expanded="false">返信 3</button></nav><button class="folded">…more</button></article>`,
	applies: async () => true,
	async verify({ page, run, expect }) {
		const presses = await page.evaluateHandle(() => {
			const buttons: string[] = [];
			addEventListener("click", ({ target }) => buttons.push((target as Element).className), { capture: true });
			return buttons;
		});
		const [folded, kept] = [await page.locator("button.folded").count(), await page.locator("button.stays").count()];
		await run();
		const pressed = await presses.jsonValue();
		if (folded > 0) expect(pressed.filter((name) => name === "folded")).toHaveLength(folded);
		if (kept > 0) expect(pressed).not.toContain("stays");
		await expect(page.locator("main details:not([open]), article details:not([open])")).toHaveCount(0);
		await page.evaluate(() => {
			const box = document.createElement("div");
			for (const text of [
				"Show more",
				"See more replies",
				"Delete",
				"Show more of everything that was ever written by anybody in this place",
			]) {
				const button = Object.assign(document.createElement("button"), { textContent: text, className: "later" });
				button.onclick = () => {
					button.dataset.clicks = `${button.dataset.clicks ?? ""}1`;
				};
				box.append(button);
			}
			document.body.append(box);
		});
		await expect
			.poll(() => page.locator("button.later").evaluateAll((all) => all.map((button) => button.dataset.clicks ?? "")))
			.toEqual(["1", "1", "", ""]);
	},
};
