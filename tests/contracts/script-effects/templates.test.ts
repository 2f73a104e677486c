import { type Browser, chromium } from "@playwright/test";
import { findOrInstallChromium } from "@scriptorium/test-runner/chromium";
import { afterAll, beforeAll, expect, it } from "vitest";
import { BROWSER_ARGS } from "../../support/browser-args.ts";
import { readChecks } from "../../template-checks/check-parts/read-checks.ts";
import { effectsOfTemplate } from "./template-effects.ts";

/** `npm test` tries one template in so many. */
const SHARE = process.env.SCRIPTORIUM_SHORT === "1" ? 8 : 1;
const checks = (await readChecks()).filter((_, at) => at % SHARE === 0);

let browser: Browser;
beforeAll(async () => {
	browser = await chromium.launch({
		executablePath: await findOrInstallChromium(),
		args: [...BROWSER_ARGS, "--disable-background-networking"],
	});
});
afterAll(() => browser.close());

it.each(checks.map((check) => [check.template.id, check] as const))(
	"%s has the effects that its plan names, and no other",
	async (_id, check) => {
		const context = await browser.newContext({
			permissions: ["clipboard-read", "clipboard-write"],
			viewport: { width: 1280, height: 800 },
			locale: "en-US",
		});
		try {
			const found = await effectsOfTemplate(await context.newPage(), check);
			expect([...found.keys()]).toEqual([...check.template.effects].toSorted());
		} finally {
			await context.close();
		}
	},
);
