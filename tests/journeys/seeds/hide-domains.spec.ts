import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/hide-domains.ts";
import { injectUserscript } from "./run-seed.ts";
import { test } from "./seed-test.ts";

describeSeed("hide-domains", "seeds/hide-domains.html", checkEffect);

for (const colorScheme of ["light", "dark"] as const) {
	test(`Hide Domains has no accessibility violations, ${colorScheme}`, async ({ page, fixtures }) => {
		await page.emulateMedia({ colorScheme });
		await injectUserscript(page, readSeed("hide-domains").code);
		await page.goto(fixtures.url("seeds/hide-domains.html"));
		await page.locator("#duck").getByRole("button", { name: "Hide pins.example" }).click();
		await page.getByRole("button", { name: "Edit list" }).click();
		// The button at a result takes the colour of the page it stands in, whatever the reader's own scheme is.
		await expect(page.getByRole("button", { name: "Hide bells.example" })).toHaveCSS("color", "rgb(0, 0, 0)");
		const { violations, passes } = await new AxeBuilder({ page }).include("#scriptorium-hide-domains").analyze();
		expect(violations).toEqual([]);
		expect(passes.length).toBeGreaterThan(0);
	});
}
