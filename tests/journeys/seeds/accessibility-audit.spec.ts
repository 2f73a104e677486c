import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect, provideManager, startAudit } from "./effects/accessibility-audit.ts";
import { injectUserscript } from "./run-seed.ts";
import { test } from "./seed-test.ts";

describeSeed("accessibility-audit", "seeds/accessibility-audit.html", checkEffect);

test("the panel of the audit passes the rules that it checks, light and dark", async ({ page, fixtures }) => {
	await injectUserscript(page, readSeed("accessibility-audit").code);
	await provideManager(page);
	await page.goto(fixtures.url("seeds/accessibility-audit.html"));
	await startAudit(page);
	await expect(page.getByText("Score 54 of 100")).toBeVisible();
	for (const colorScheme of ["light", "dark"] as const) {
		await page.emulateMedia({ colorScheme });
		const { violations, passes } = await new AxeBuilder({ page })
			.include("#scriptorium-accessibility-audit")
			.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
			.analyze();
		expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
		expect(passes.length).toBeGreaterThan(0);
	}
});
