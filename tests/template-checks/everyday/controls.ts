import type { EverydayPage } from "../../contracts/everyday-pages/page-index.ts";
import { type EverydayJobs, having, present } from "./everyday-job.ts";

const answersInPage = ({ facts }: EverydayPage) => facts["cookie-banner"]?.place === "page";

/** Templates for fields and buttons. */
export const controls: EverydayJobs = {
	"auto-click": {
		subject: answersInPage,
		values: async (_page, { "cookie-banner": banner }) => ({ element: present(banner, "question").reject, pause: 50 }),
		async verify({ page, run, expect }) {
			await run();
			await expect(page.locator("html")).toHaveAttribute("data-consent", "necessary");
		},
	},
	"key-clicks-element": {
		subject: answersInPage,
		values: async (_page, { "cookie-banner": banner }) => ({
			element: present(banner, "question").accept,
			keys: "Alt+Shift+K",
		}),
		async verify({ page, run, expect }) {
			await run();
			await expect(page.locator("html")).not.toHaveAttribute("data-consent");
			await page.keyboard.press("Alt+Shift+K");
			await expect(page.locator("html")).toHaveAttribute("data-consent", "all");
		},
	},
	"expand-more": {
		subject: having("collapsed"),
		async verify({ page, run, expect }, { collapsed }) {
			await page.evaluate(() => {
				addEventListener(
					"click",
					({ target }) =>
						(target as Element).closest("button, summary, a, [role='button']")?.setAttribute("data-pressed", ""),
					{ capture: true },
				);
			});
			const parts = await page
				.locator(present(collapsed, "folded part").selectors.join(", "))
				.filter({ visible: true })
				.elementHandles();
			await run();
			const folded = await Promise.all(
				parts.map((part) =>
					part.evaluate((node) => {
						const one = node as Element;
						const details = one.closest("details");
						return details?.open === true || one.hasAttribute("data-pressed") || !one.isConnected
							? ""
							: `${one.localName} ${(one.textContent ?? "").trim().slice(0, 30)}`;
					}),
				),
			);
			expect(folded.filter(Boolean)).toEqual([]);
		},
	},
	"fill-form": { subject: having("forms") },
	"check-all-boxes": { subject: having("checkboxes") },
	"count-characters": { subject: having("textarea") },
	"keep-form-text": { subject: having("textarea") },
	"confirm-leave": { subject: having("forms") },
	"show-passwords": { subject: having("passwords") },
};
