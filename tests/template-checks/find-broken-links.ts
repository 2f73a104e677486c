import { findBrokenLinks } from "@scriptorium/script-templates/templates/find-broken-links";
import { isUndone, type PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: findBrokenLinks,
	html: "<a href=/fine>Fine</a><a href='/logout'>Log out</a><a href=https://other.example/>Other</a>",
	applies: async (page) => page.url().startsWith("http"),
	async verify(run) {
		const { page, expect } = run;
		const panel = page.locator("#scriptorium-find-broken-links");
		const mayRequest = await page.evaluate(() =>
			fetch("/fine").then(
				() => true,
				() => false,
			),
		);
		await run.run();
		await expect(panel).toContainText(mayRequest ? "links checked" : "The policy of this page forbids requests");

		const asked: string[] = [];
		page.on("request", (request) => asked.push(request.url()));
		await page.route("**/gone-for-good", (route) => route.fulfill({ status: 404, body: "" }));
		await page.route("**/without-policy", (route) =>
			route.fulfill({ contentType: "text/html", body: `${check.html}<a href=/gone-for-good>Gone</a>` }),
		);
		await page.goto(new URL("/without-policy", page.url()).href);
		const html = await page.content();
		await run.run();
		await expect(panel.getByRole("button", { name: /\/gone-for-good$/ })).toBeVisible();
		expect(asked.filter((address) => /logout|other\.example/.test(address))).toEqual([]);
		await isUndone(run, html);
	},
};
