import { readdirSync } from "node:fs";
import { expect, type Page, test } from "@playwright/test";
import { templates } from "@scriptorium/script-templates/template-list";
import type { PageCheck } from "../template-checks/page-check.ts";

const checksFolder = new URL("../template-checks/", import.meta.url);
const checks: PageCheck[] = [];
for (const file of readdirSync(checksFolder).filter((name) => name !== "page-check.ts")) {
	const { check } = (await import(new URL(file, checksFolder).href)) as { check: PageCheck };
	checks.push(check);
}

const origin = "https://everyday.example";
/** The strictest policy of pages: no text may become a program or markup, and no inline style. */
const policy =
	"default-src 'none'; img-src data:; style-src 'unsafe-inline'; script-src 'none'; require-trusted-types-for 'script'";
const other = "<!doctype html><title>Other page</title><p>Other page</p>";

test.use({
	permissions: ["clipboard-read", "clipboard-write"],
	viewport: { width: 1280, height: 800 },
	locale: "en-US",
});

/** Opens the page of a check; every other address shows a page without anything. */
async function open(page: Page, html: string): Promise<void> {
	await page.context().route("**/*", (route) => {
		const isStart = route.request().url().startsWith(`${origin}/start`);
		const headers = { "content-security-policy": policy };
		return route.fulfill({
			contentType: "text/html; charset=utf-8",
			headers,
			body: isStart ? `<!doctype html>${html}` : other,
		});
	});
	await page.goto(`${origin}/start`);
}

test("every template has a check", () => {
	expect(checks.map(({ template }) => template.id).sort()).toEqual(templates.map(({ id }) => id).sort());
});

for (const [place, check] of checks.entries()) {
	const { template } = check;
	const tag = place % 8 === 0 ? [] : ["@soak"];
	test(`${template.id} does its job under a strict policy, and leaves no global behind`, { tag }, async ({ page }) => {
		const problems: string[] = [];
		page.on("pageerror", (error) => problems.push(error.message));
		await open(page, check.html);
		expect(await check.applies(page)).toBe(true);
		const fallbacks = template.slots.flatMap(({ name, fallback }) =>
			fallback === undefined ? [] : [[name, fallback] as const],
		);
		const { body } = template.write({ ...Object.fromEntries(fallbacks), ...(await check.values?.(page)) });
		const run = async () => {
			const names = await page.evaluate(() => Object.keys(window));
			// A bookmark that was pasted is one line.
			await page.evaluate(
				`(() => { "use strict";\n${template.kind === "bookmarklet" ? body.replace(/\n/g, "") : body}\n})()`,
			);
			expect(await page.evaluate(() => Object.keys(window))).toEqual(names);
		};
		await check.verify({ page, run, expect });
		expect(problems).toEqual([]);
	});
}
