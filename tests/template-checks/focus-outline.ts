import { focusOutline } from "@scriptorium/script-templates/templates/focus-outline";
import { has, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: focusOutline,
	html: "<style>* { outline: none !important }</style><a href=/>Home</a><button>Send</button>",
	applies: (page) => has(page, "a[href], button, input, textarea, select"),
	values: async () => ({ color: "#ff00aa" }),
	async verify({ page, run, expect }) {
		await run();
		await page.keyboard.press("Tab");
		const outline = () =>
			page.evaluate(() => {
				let focused = document.activeElement ?? document.body;
				while (focused.shadowRoot?.activeElement) focused = focused.shadowRoot.activeElement;
				const { outlineStyle, outlineColor, outlineWidth } = getComputedStyle(focused);
				return `${outlineStyle} ${outlineColor} ${outlineWidth}`;
			});
		await expect.poll(outline).toBe("solid rgb(255, 0, 170) 3px");
	},
};
