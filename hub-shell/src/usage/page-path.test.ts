import { expect, test } from "vitest";
import { pagePath, referringSite } from "./page-path.ts";

test("a path has no query, fragment, id or token", () => {
	expect(pagePath("/explore?q=my+secret#part")).toBe("/explore");
	expect(pagePath("/bookmarklet/3b1f7a52-6d0c-4f3e-9a51-2f6c7f7d1a01/edit")).toBe("/bookmarklet/:id/edit");
	expect(pagePath("/auth/sk_live_51H8xLq2eZvKYlo2C0")).toBe("/auth/:token");
	expect(pagePath("/lena-brandt/a-rather-long-slug-of-a-script")).toBe("/lena-brandt/a-rather-long-slug-of-a-script");
});

test("of a referrer only the site is kept, and none of the hub's own", () => {
	expect(referringSite("https://search.example/?q=private+words", "https://hub.example")).toBe(
		"https://search.example",
	);
	expect(referringSite("https://hub.example/account", "https://hub.example")).toBeNull();
	expect(referringSite("", "https://hub.example")).toBeNull();
});
