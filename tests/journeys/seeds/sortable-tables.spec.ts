import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/sortable-tables.ts";
import { evaluateBookmarklet } from "./run-seed.ts";
import { test } from "./seed-test.ts";

describeSeed("sortable-tables", "seeds/sortable-tables.html", checkEffect);

test("Sortable Tables adds buttons without accessibility violations", async ({ page, fixtures }) => {
	await page.goto(fixtures.url("seeds/sortable-tables.html"));
	await evaluateBookmarklet(page, readSeed("sortable-tables").code);
	await page.getByRole("button", { name: "Sort by Length (m)" }).press("Enter");
	const { violations, passes } = await new AxeBuilder({ page })
		.include("#bridges")
		.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
		.analyze();
	expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`)).toEqual([]);
	expect(passes.map(({ id }) => id)).toContain("button-name");
});
