import { keepScreenAwake } from "@scriptorium/script-templates/templates/keep-screen-awake";
import { isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: keepScreenAwake,
	html: "<h1>Recipe</h1><p>Stir for an hour.</p>",
	applies: async () => true,
	async verify(run) {
		const { page, expect } = run;
		await page
			.context()
			.grantPermissions(["screen-wake-lock"])
			.catch((problem: Error) => {
				if (!problem.message.includes("Unknown permission")) throw problem;
			});
		const html = await page.content();
		await page.evaluate(() => {
			const { request } = WakeLock.prototype;
			Object.assign(window, { heldLock: null });
			WakeLock.prototype.request = async function (type) {
				const lock = await request.call(this, type);
				Object.assign(window, { heldLock: lock });
				return lock;
			};
		});
		await run.run();
		await expect(page.locator("#scriptorium-keep-screen-awake").getByRole("status")).toContainText(
			"The screen stays on",
		);
		expect(await page.evaluate("heldLock.released")).toBe(false);
		await isUndone(run, html);
		await expect.poll(() => page.evaluate("heldLock.released")).toBe(true);
	},
};
