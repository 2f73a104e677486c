import { readdirSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { expect, type Page, test } from "@playwright/test";
import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import { flowTemplates } from "@scriptorium/flow/templates/flow-templates";

/** Pages as shops, form services and others write them, made by somebody who had not seen the templates, with what is right beside. */
const root = fileURLToPath(new URL("../fixtures/flow-template-pages/", import.meta.url));
const ORIGIN = "https://page.test";

const casesOf = (kind: string): readonly string[] =>
	readdirSync(root + kind).flatMap((name) => (name.endsWith(".json") ? [name.slice(0, -5)] : []));
/** A short run tries two pages of each kind. */
const ofRun = (at: number) => (at < 2 ? {} : { tag: "@soak" });
const rightOf = <Right>(kind: string, name: string): Right =>
	JSON.parse(readFileSync(`${root}${kind}/${name}.json`, "utf8"));

/** Opens a page, runs the bookmarklet of a template there, and returns the first dialog of it. */
async function run(page: Page, kind: string, name: string, id: string, answer = ""): Promise<string> {
	const body = readFileSync(`${root}${kind}/${name}.html`, "utf8");
	await page.route(`${ORIGIN}/**`, (route) => route.fulfill({ contentType: "text/html; charset=utf-8", body }));
	// Nothing else of these pages is loaded.
	await page.route(/^https?:\/\/(?!page\.test)/, (route) => route.abort());
	await page.goto(`${ORIGIN}/${name}`, { waitUntil: "domcontentloaded" });
	const template = flowTemplates.find((each) => each.id === id);
	if (template === undefined) throw new Error(`There is no template ${id}.`);
	const generated = generateScript(template.flow, { ...DEFAULT_SETTINGS, ...template.settings }, "bookmarklet");
	if (!generated.ok) throw new Error(generated.error.message);
	const shown = page.waitForEvent("dialog").then(async (dialog) => {
		const message = dialog.message();
		await dialog.accept(answer);
		return message;
	});
	await page.evaluate((code) => {
		const tag = document.createElement("script");
		tag.textContent = code;
		document.documentElement.append(tag);
	}, generated.value.code);
	return shown;
}

test.describe("flow templates on pages of the world", () => {
	for (const [at, name] of casesOf("shops").entries())
		test(`shopping price tracker finds the price of ${name}`, ofRun(at), async ({ page }) => {
			const { price, amount, currency } = rightOf<{ price: string; amount: number; currency: string }>("shops", name);
			const said = await run(page, "shops", name, "shopping-price-tracker");
			const read = /^Price (.*): 1 kept, at most 50\.$/.exec(said)?.[1] ?? said;
			// A price that no page text has is read from the data for search engines.
			if (read !== `${price} ${currency}`) expect(read.replaceAll(/\s+/g, " ")).toBe(price);
			expect(amount).toBeGreaterThan(0);
		});

	for (const [at, name] of casesOf("forms").entries())
		test(`auto form filler fills in ${name}`, ofRun(at), async ({ page }) => {
			interface Right {
				readonly name: string | readonly string[];
				readonly email: string;
				readonly phone: string | null;
				readonly message: string | null;
				readonly mustStayEmpty: readonly string[];
				readonly alreadyFilled?: Readonly<Record<string, string>>;
			}
			const right = rightOf<Right>("forms", name);
			const said = await run(page, "forms", name, "auto-form-filler");
			expect(said).toBe("The form is filled in. Check it before you send it.");
			const expected: Record<string, string> = {};
			const expectValue = (css: string | null, value: string): void => {
				if (css !== null) expected[css] = right.alreadyFilled?.[css] ?? value;
			};
			if (typeof right.name === "string") expectValue(right.name, "Jane Doe");
			else {
				expectValue(right.name[0] ?? null, "Jane");
				expectValue(right.name[1] ?? null, "Doe");
			}
			expectValue(right.email, "jane@example.com");
			expectValue(right.phone, "+1 555 0100");
			expectValue(right.message, "Hello!");
			for (const css of right.mustStayEmpty) expected[css] = "";
			for (const [css, value] of Object.entries(right.alreadyFilled ?? {})) expected[css] = value;
			const values: Record<string, string> = {};
			for (const css of Object.keys(expected))
				values[css] = await page.locator(css).evaluate((field) => (field as HTMLInputElement).value);
			expect(values).toEqual(expected);
		});

	for (const [at, name] of casesOf("tables").entries())
		test(`table data scraper copies the tables of ${name}`, ofRun(at), async ({ page, context }) => {
			await context.grantPermissions(["clipboard-read", "clipboard-write"]);
			const { tables } = rightOf<{ tables: readonly (readonly (readonly string[])[])[] }>("tables", name);
			expect(await run(page, "tables", name, "table-data-scraper")).toBe(
				"The rows of the tables are in the clipboard, as CSV.",
			);
			const csv = await page.evaluate(() => navigator.clipboard.readText());
			expect(csv).toBe(tables.map((rows) => rows.map(csvLine).join("")).join("\r\n"));
		});

	for (const [at, name] of casesOf("articles").entries())
		test(`quick social share offers address and title of ${name}`, ofRun(at), async ({ page, context }) => {
			const right = rightOf<{ title: string; url: string }>("articles", name);
			await context.route(/^https:\/\/x\.com\//, (route) => route.fulfill({ body: "shared" }));
			const opened = context.waitForEvent("page");
			await run(page, "articles", name, "quick-social-share", "1");
			const shared = new URL((await opened).url()).searchParams;
			const url = right.url === "current" ? `${ORIGIN}/${name}` : new URL(right.url, ORIGIN).href;
			expect([shared.get("url"), shared.get("text")]).toEqual([url, right.title]);
		});
});

const csvLine = (cells: readonly string[]): string =>
	`${cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")}\r\n`;
