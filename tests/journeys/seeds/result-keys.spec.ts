import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { matchesUrl } from "@scriptorium/userscript/matches-url";
import { textOf } from "../../support/text-of.ts";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/result-keys.ts";
import { injectUserscript } from "./run-seed.ts";
import { test } from "./seed-test.ts";

describeSeed("result-keys", "seeds/result-keys.html", checkEffect);

test("Result Keys runs on pages of results, and nowhere else", () => {
	const { metadata } = textOf(readSeed("result-keys").code);
	if (!metadata) throw new Error("There is no metadata block");
	for (const place of [
		"https://www.google.com/search?q=swifts",
		"https://www.bing.com/search?q=swifts",
		"https://duckduckgo.com/?q=swifts&ia=web",
		"https://html.duckduckgo.com/html/?q=swifts",
	])
		expect(matchesUrl(metadata, place)).toBe(true);
	for (const place of ["https://www.google.com/maps", "https://duckduckgo.com/settings", "https://example.org/search"])
		expect(matchesUrl(metadata, place)).toBe(false);
});

const engines = [
	{ name: "Bing", path: "seeds/result-keys-bing.html", more: "Next page" },
	{ name: "DuckDuckGo", path: "seeds/result-keys-duckduckgo.html", more: "More results" },
];

for (const { name, path, more } of engines) {
	test(`Result Keys knows the results of ${name}`, async ({ page, fixtures }) => {
		await injectUserscript(page, readSeed("result-keys").code);
		await page.goto(fixtures.url(path));
		const marked = page.locator("[data-scriptorium-result]");
		await page.keyboard.press("j");
		await expect(page.getByText("Nesting boxes for swifts")).toBeFocused();
		await expect(marked).toHaveId("one");
		await page.keyboard.press("j");
		await expect(marked).toHaveId("two");
		await page.keyboard.press("j");
		await expect(page.getByText(more)).toBeFocused();
		await page.keyboard.press("/");
		await expect(page.getByLabel("Search")).toBeFocused();
		await expect(marked).toHaveCount(0);
	});
}
