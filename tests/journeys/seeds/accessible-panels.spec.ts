import AxeBuilder from "@axe-core/playwright";
import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { evaluateBookmarklet } from "./run-seed.ts";
import { test } from "./seed-test.ts";

const panels = [
	{ slug: "reading-mode", page: "seeds/reading-mode.html" },
	{ slug: "page-outline", page: "seeds/page-outline.html" },
	{ slug: "find-several-words", page: "seeds/find-several-words.html" },
	{ slug: "contrast-check", page: "seeds/contrast-check.html" },
	{ slug: "table-to-csv", page: "seeds/table-to-csv-several.html" },
	{ slug: "show-passwords", page: "seeds/show-passwords.html" },
	{ slug: "json-viewer", page: "seeds/json-viewer.json" },
	{ slug: "qr-code", page: "seeds/qr-code.html" },
	{ slug: "remove-overlays", page: "seeds/remove-overlays.html" },
	{ slug: "print-what-matters", page: "seeds/print-what-matters.html" },
	{ slug: "word-count", page: "seeds/word-count.html" },
	{ slug: "text-spacing", page: "seeds/text-spacing.html" },
	{ slug: "tab-order", page: "seeds/tab-order.html" },
	{ slug: "image-descriptions", page: "seeds/image-descriptions.html" },
	{ slug: "page-metadata", page: "seeds/page-metadata.html" },
	{ slug: "search-this-site", page: "seeds/search-this-site.html" },
	{ slug: "cite-page", page: "seeds/cite-page.html" },
	{ slug: "readable-timestamps", page: "seeds/readable-timestamps.html" },
	{ slug: "collect-links", page: "seeds/collect-links.html" },
	{ slug: "image-list", page: "seeds/image-list.html" },
	{ slug: "table-to-markdown", page: "seeds/table-to-csv-several.html" },
	{ slug: "csv-viewer", page: "seeds/csv-viewer.csv" },
	{ slug: "save-images", page: "seeds/save-images.html" },
	{ slug: "find-broken-links", page: "seeds/find-broken-links.html" },
	{ slug: "pick-color", page: "seeds/pick-color.html" },
	{ slug: "extract-emails", page: "seeds/extract-emails.html" },
	{ slug: "keep-screen-awake", page: "seeds/keep-screen-awake.html" },
	{ slug: "edit-page", page: "seeds/edit-page.html" },
	{ slug: "old-article-notice", page: "seeds/old-article-notice.html" },
	{ slug: "read-aloud", page: "seeds/read-aloud.html" },
	{ slug: "auto-scroll", page: "seeds/auto-scroll.html" },
	{ slug: "text-size", page: "seeds/text-size.html" },
	{ slug: "dyslexia-reading", page: "seeds/dyslexia-reading.html" },
	{ slug: "translate-selection", page: "seeds/translate-selection.html" },
	{ slug: "font-finder", page: "seeds/font-finder.html" },
	{ slug: "list-fonts-and-colors", page: "seeds/list-fonts-and-colors.html" },
	{ slug: "price-history", page: "seeds/price-history.html" },
	{ slug: "old-versions", page: "seeds/old-versions.html" },
	{ slug: "repeat-passage", page: "seeds/repeat-passage.html" },
	{ slug: "link-safety", page: "seeds/link-safety.html" },
	{ slug: "who-is-watching", page: "seeds/who-is-watching.html" },
	{ slug: "filter-rows", page: "seeds/filter-rows.html" },
	{ slug: "sum-column", page: "seeds/sum-column.html" },
	{ slug: "extract-phone-numbers", page: "seeds/extract-phone-numbers.html" },
	{ slug: "fill-test-data", page: "seeds/fill-test-data.html" },
	{ slug: "image-text", page: "seeds/image-text.html" },
	{ slug: "expand-all", page: "seeds/expand-all.html" },
	{ slug: "dim-page", page: "seeds/dim-page.html" },
	{ slug: "full-page-pdf", page: "seeds/full-page-pdf.html" },
	{ slug: "break-page", page: "seeds/break-page.html" },
];

for (const { slug, page: path } of panels) {
	test(`${slug} has no accessibility violations, light and dark`, async ({ page, fixtures }) => {
		await page.goto(fixtures.url(path));
		await evaluateBookmarklet(page, readSeed(slug).code);
		const panel = `#scriptorium-${slug}`;
		await expect(page.locator(panel)).toBeAttached();
		for (const colorScheme of ["light", "dark"] as const) {
			await page.emulateMedia({ colorScheme });
			// The page around the panel is not ours; rules about a whole page (landmarks, title) are not the panel's.
			const { violations, passes } = await new AxeBuilder({ page })
				.include(panel)
				.withTags(["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa"])
				.analyze();
			const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(" | ")}`);
			expect(found, colorScheme).toEqual([]);
			expect(passes.length).toBeGreaterThan(0);
		}
	});
}
