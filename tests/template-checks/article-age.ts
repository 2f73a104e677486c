import { articleAge } from "@scriptorium/script-templates/templates/article-age";
import type { PageCheck } from "./page-check.ts";

export const check: PageCheck = {
	template: articleAge,
	html: "<article><h1>Old</h1><time datetime='2019-05-02T10:00:00Z'>May</time></article>",
	applies: (page) =>
		page.evaluate(() => document.querySelector("article, meta[property='og:type'][content='article']") !== null),
	values: async () => ({ months: 6 }),
	async verify({ page, run, expect }) {
		const stated = await page.evaluate(() => {
			const texts = [
				...document.querySelectorAll("meta[property='article:published_time'], meta[property='article:modified_time']"),
			].map((meta) => meta.getAttribute("content") ?? "");
			const times = [...document.querySelectorAll("article time[datetime]")]
				.slice(0, 1)
				.map((time) => time.getAttribute("datetime") ?? "");
			const data = [...document.querySelectorAll("script[type='application/ld+json']")].flatMap(
				(script) => (script.textContent ?? "").match(/(?<="date(Published|Modified)"\s*:\s*")[^"]+/g) ?? [],
			);
			return [...texts, ...times, ...data]
				.map((text) => Date.parse(text))
				.filter((time) => time > 0 && time < Date.now());
		});
		const notice = page.locator("#scriptorium-article-age");
		await run();
		const isOld = stated.length > 0 && Date.now() - Math.max(...stated) > 190 * 86_400_000;
		if (!isOld) {
			if (stated.length > 0) await expect(notice).toHaveCount(0);
			await notice.evaluateAll((all) => all.map((one) => one.remove()));
			await page.evaluate(() => {
				for (const old of document.querySelectorAll(
					"article time[datetime], main time[datetime], meta[property^='article:'], meta[name='date'], script[type='application/ld+json']",
				))
					old.remove();
				(document.querySelector("article") ?? document.body.appendChild(document.createElement("article"))).append(
					Object.assign(document.createElement("time"), { dateTime: "2019-05-02T10:00:00Z" }),
				);
			});
			await run();
		}
		await expect(notice.getByRole("status")).toHaveText(/^This article is \d+ (years|months) old: \w+ \d+, \d{4}\.$/);
		await notice.getByRole("button", { name: "Close" }).click();
		await expect(notice).toHaveCount(0);
	},
};
