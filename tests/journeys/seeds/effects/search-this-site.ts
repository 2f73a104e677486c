import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const panel = page.getByRole("search", { name: "Search This Site" });
	const query = panel.getByRole("searchbox", { name: "Words to search on 127.0.0.1" });
	const links = panel.getByRole("link");
	const own = panel.getByRole("link", { name: "This site’s own search" });
	const status = panel.getByRole("status");

	await page.locator("#hours b").selectText();
	await run();
	await expect(query).toBeFocused();
	await expect(query).toHaveValue("padlock room");
	await expect(links).toHaveText(["This site’s own search", "DuckDuckGo", "Bing", "Google"]);
	const asked = "padlock%20room%20site%3A127.0.0.1";
	await expect(links.nth(1)).toHaveAttribute("href", `https://duckduckgo.com/?q=${asked}`);
	await expect(links.nth(2)).toHaveAttribute("href", `https://www.bing.com/search?q=${asked}`);
	await expect(links.nth(3)).toHaveAttribute("href", `https://www.google.com/search?q=${asked}`);
	await expect(links.nth(3)).toHaveAttribute("rel", "noopener noreferrer");

	// Enter asks the site's own form, in a tab that cannot reach this one.
	await page.keyboard.type("old & new?");
	const opened = page.waitForEvent("popup");
	await page.keyboard.press("Enter");
	const results = await opened;
	await results.waitForLoadState();
	const found = new URL(results.url());
	expect(found.pathname).toBe("/seeds/search-this-site.html");
	expect([...found.searchParams]).toEqual([
		["lang", "en"],
		["in", "pages & objects"],
		["words", "old & new?"],
	]);
	expect(found.hash).toBe("");
	expect(await results.evaluate(() => window.opener)).toBeNull();
	await results.close();

	// Without words no link leads anywhere, and the panel says what to do.
	await query.fill("  ");
	await expect(own).not.toHaveAttribute("href");
	await query.press("Enter");
	await expect(status).toHaveText("Type what to search for first");
	await own.click({ force: true });
	await expect(status).toHaveText("Type what to search for first");
	await expect(query).toBeFocused();
	await page.keyboard.type("keys");
	await expect(status).toHaveText("");
	await expect(links.nth(1)).toHaveAttribute("href", "https://duckduckgo.com/?q=keys%20site%3A127.0.0.1");
	expect(await page.evaluate(() => document.body.dataset.keys)).toBeUndefined();
	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	expect(await page.content()).toBe(html);

	// Words marked in a field count, those in a password field do not.
	await page.locator("#notes").selectText();
	await run();
	await expect(query).toHaveValue("when is the workshop?");
	await run();
	await expect(panel).toHaveCount(0);
	await expect(page.locator("#notes")).toBeFocused();
	await page.locator("#card").selectText();
	await run();
	await expect(query).toHaveValue("");
	await panel.getByRole("button", { name: "Close" }).click();

	// No form: JSON-LD names the search. Neither: the OpenSearch description, loaded from the site.
	await page.locator("#site-search").evaluate((form) => form.remove());
	await run();
	await query.fill("skeleton/key");
	await expect(own).toHaveAttribute("href", "https://museum.example/find/skeleton%2Fkey?lang=en");
	await page.keyboard.press("Escape");
	await page.locator("#action").evaluate((block) => block.remove());
	await run();
	await query.fill("skeleton key");
	await expect(own).toHaveAttribute("href", "https://museum.example/search?query=skeleton%20key&page=&in=UTF-8");
	await expect(links.first()).toHaveText("This site’s own search");
	await page.keyboard.press("Escape");
	await page.locator("link[rel=search]").evaluate((link) => link.setAttribute("href", "not-there.xml"));
	await run();
	await expect(status).toHaveText("The site’s own search could not be read");
	await expect(links).toHaveText(["DuckDuckGo", "Bing", "Google"]);
	await page.keyboard.press("Escape");
	await page.locator("link[rel=search]").evaluate((link) => link.remove());
	await run();
	await expect(links).toHaveText(["DuckDuckGo", "Bing", "Google"]);
	await expect(status).toHaveText("");
	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
}
