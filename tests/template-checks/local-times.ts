import { localTimes } from "@scriptorium/script-templates/templates/local-times";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: localTimes,
	html: "<p><time datetime='2026-03-08T12:30:00Z'>3 hours ago</time> <time datetime='2026-03-08T12:30'>noon</time> <time datetime='2026-03-08'>day</time></p>",
	applies: async () => true,
	async verify({ page, run, expect }) {
		await run();
		await page.evaluate(() => {
			for (const at of ["2026-07-01T22:15:00+02:00", "2026-07-01", "2026-07-01T22:15"])
				document.body.append(
					Object.assign(document.createElement("time"), { dateTime: at, textContent: "then", className: "later" }),
				);
		});
		const wanted = await page.evaluate(() =>
			new Intl.DateTimeFormat(undefined, { dateStyle: "medium", timeStyle: "short" }).format(
				new Date("2026-07-01T20:15:00Z"),
			),
		);
		const notes = () =>
			page
				.locator("time.later")
				.evaluateAll((all) => all.map((one) => one.getAttribute("data-scriptorium-local-time")));
		await expect.poll(notes).toEqual([wanted, null, null]);
		const wrong = await page
			.locator("time[datetime]")
			.evaluateAll(
				(all) =>
					all.filter(
						(one) =>
							one.hasAttribute("data-scriptorium-local-time") &&
							!/T.*(Z|[+-]\d\d:?\d\d)$/i.test(one.getAttribute("datetime") ?? ""),
					).length,
			);
		expect(wrong).toBe(0);
	},
};
