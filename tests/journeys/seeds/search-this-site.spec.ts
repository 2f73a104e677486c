import { expect } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { dragLinkOf } from "../../support/text-of.ts";
import { describeSeed } from "./describe-seed.ts";
import { checkEffect } from "./effects/search-this-site.ts";
import { clickBookmarklet } from "./run-seed.ts";
import { test } from "./seed-test.ts";

describeSeed("search-this-site", "seeds/search-this-site.html", checkEffect);

test("Search This Site loads nothing while the page itself says how to search it", async ({ page, fixtures }) => {
	await page.goto(fixtures.url("seeds/search-this-site.html"));
	const asked: string[] = [];
	page.on("request", (request) => asked.push(request.url()));
	await clickBookmarklet(page, dragLinkOf(readSeed("search-this-site").code));
	await expect(page.getByRole("link", { name: "This site’s own search" })).toBeVisible();
	expect(asked).toEqual([]);
});

test("the first version of Search This Site asks for the words and opens DuckDuckGo", async ({ page, fixtures }) => {
	await page.context().route("https://duckduckgo.com/**", (route) => route.fulfill({ body: "results" }));
	await page.goto(fixtures.url("seeds/search-this-site.html"));
	page.on("dialog", (dialog) => dialog.accept("old keys"));
	const opened = page.waitForEvent("popup");
	await clickBookmarklet(page, dragLinkOf(readSeed("search-this-site").versions[0]?.code ?? ""));
	await expect(await opened).toHaveURL("https://duckduckgo.com/?q=old%20keys%20site%3A127.0.0.1");
});
