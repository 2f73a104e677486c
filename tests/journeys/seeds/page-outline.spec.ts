import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/page-outline.ts";
import { evaluateBookmarklet } from "./run-seed.ts";
import { test } from "./seed-test.ts";

describeSeed("page-outline", "seeds/page-outline.html", checkEffect);

test("Page Outline keeps its looks where the policy forbids inline styles", async ({ page, fixtures }) => {
	const answer = await page.goto(fixtures.url("seeds/foreign/strict-article.html"));
	expect(answer?.headers()["content-security-policy"]).toContain("style-src 'self'");
	await evaluateBookmarklet(page, readSeed("page-outline").code);
	const panel = page.getByRole("navigation", { name: "Page Outline" });
	await expect(panel).toHaveCSS("border-radius", "12px");
	await expect(page.locator("#scriptorium-page-outline")).toHaveCSS("position", "fixed");
});
