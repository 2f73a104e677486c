import { expect, type Page, test } from "@playwright/test";
import { suggestions } from "@scriptorium/script-templates/suggestions";
import { templates } from "@scriptorium/script-templates/template-list";
import { hostilePages } from "../template-checks/check-parts/hostile-pages.ts";
import { readChecks } from "../template-checks/check-parts/read-checks.ts";
import type { PageCheck } from "../template-checks/page-check.ts";

const checks = await readChecks();
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

/** Opens the page of a check. Links of it lead to an almost empty page, whatever their address. */
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

/** Runs the template of a check on the page that is open, and rejects when it does not do its job or leaves a global behind. */
async function prove(page: Page, check: PageCheck): Promise<void> {
	const { template } = check;
	const problems: string[] = [];
	page.on("pageerror", (error) => problems.push(error.message));
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
}

for (const [place, check] of checks.entries()) {
	const tag = place % 8 === 0 ? [] : ["@soak"];
	test(`${check.template.id} does its job under a strict policy, and leaves no global behind`, { tag }, async ({
		page,
	}) => {
		await open(page, check.html);
		await prove(page, check);
	});
}

/** The templates of the suggestions, which most people choose. */
const popular = checks.filter(({ template }) => suggestions.some(({ templateId }) => templateId === template.id));

for (const { name, prepare, wrap } of hostilePages) {
	test(`the templates of the suggestions do their job on a page ${name}`, { tag: "@soak" }, async ({ browser }) => {
		expect(popular).toHaveLength(suggestions.length);
		for (const check of popular) {
			await test.step(check.template.id, async () => {
				const context = await browser.newContext();
				const page = await context.newPage();
				await prepare?.(page);
				await open(page, wrap(check.html));
				await prove(page, check);
				await context.close();
			});
		}
	});
}
