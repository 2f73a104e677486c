import { readFile } from "node:fs/promises";
import type { Page } from "@playwright/test";
import type { Facts } from "../../contracts/everyday-pages/page-index.ts";
import type { CheckRun } from "../page-check.ts";
import { type EverydayJobs, having, present, shown, squeezed } from "./everyday-job.ts";

const LISTS = ["search-results", "product-list", "comments", "infinite-scroll"] as const;

/** Selector of the entries of the list that a page has. */
function entriesOf(facts: Facts): string {
	const { "search-results": results, "product-list": products, comments, "infinite-scroll": endless } = facts;
	return present(
		results?.item ?? products?.item ?? (comments && `${comments.selector} ${comments.item}`) ?? endless?.item,
		"list",
	);
}

/** A word that stands in the first entry and in at most half of all. */
async function wordOfOne(page: Page, facts: Facts): Promise<string> {
	const texts = (await shown(page, entriesOf(facts)).allInnerTexts()).map((text) => text.toLowerCase());
	const words = (text = "") => new Set(text.match(/(?<![\p{L}\p{N}])\p{L}{4,}(?![\p{L}\p{N}])/gu) ?? []);
	const own = [...words(texts[0])].find(
		(word) => texts.filter((text) => words(text).has(word)).length <= texts.length / 2,
	);
	return present(own, "word of its own");
}

/** Prices with their values as the facts list them. */
async function pricesOf(page: Page, facts: Facts): Promise<{ value: number; text: string }[]> {
	const { selector, values } = present(facts.prices, "price");
	const texts = await shown(page, selector).allInnerTexts();
	return texts.flatMap((text) => {
		const plain = text.replace(/[^\d.,]/g, "");
		const value = values.find((one) =>
			[one.toFixed(2), one.toFixed(0), one.toFixed(1)].some(
				(written) => digits(written) === digits(plain) && plain !== "",
			),
		);
		return value === undefined ? [] : [{ value, text: squeezed(text) }];
	});
}
const digits = (text: string): string => text.replace(/\D/g, "");

/** Saves every file that the buttons of a panel save. */
async function saveAll({ page }: CheckRun, panel: string, name: string | RegExp): Promise<string[]> {
	const files: string[] = [];
	for (const button of await page.locator(panel).getByRole("button", { name }).all()) {
		const [file] = await Promise.all([page.waitForEvent("download"), button.click()]);
		files.push(await readFile(await file.path(), "utf8"));
	}
	return files;
}

/** Templates for tables, lists, prices and pictures. */
export const lists: EverydayJobs = {
	"save-table": {
		subject: having("table"),
		async verify(run, { table }) {
			const { page, expect } = run;
			const tables = present(table, "table").tables;
			const visible = [];
			for (const { selector, form } of tables) {
				const found = shown(page, selector).first();
				if ((await found.count()) === 0) continue;
				const cells =
					form === "table" ? "td, th" : "[role='cell'], [role='gridcell'], [role='columnheader'], [role='rowheader']";
				visible.push(
					(await found.locator(cells).filter({ visible: true }).allInnerTexts())
						.map(squeezed)
						.filter((text) => text && !/^[-=+@]|[",;]/.test(text)),
				);
			}
			await run.run();
			const files = (await saveAll(run, "#scriptorium-save-table", "Save as CSV")).map(squeezed);
			for (const cells of visible) expect(files.some((csv) => cells.every((cell) => csv.includes(cell)))).toBe(true);
			expect(visible.length).toBeGreaterThan(0);
		},
	},
	"sort-tables": {
		subject: ({ facts }) =>
			facts.table?.tables.some(({ form, header, rows, spans }) => form === "table" && header && !spans && rows > 3) ??
			false,
		async verify({ page, run, expect }, { table }) {
			const named = present(table, "table").tables.filter(
				({ form, header, rows, spans }) => form === "table" && header && !spans && rows > 3,
			);
			await run();
			const found = shown(page, present(named[0], "table").selector).first();
			const rows = () => found.locator("tbody tr:has(td)").allInnerTexts();
			const before = await rows();
			const header = found.locator("thead th, thead td, tr:first-child th").filter({ hasText: /\S/ }).first();
			await header.getByRole("button").first().click();
			const ascending = await rows();
			expect([...ascending].sort()).toEqual([...before].sort());
			const place = await header.evaluate((cell) => (cell as HTMLTableCellElement).cellIndex);
			const column = async () =>
				(await found.locator(`tbody tr > :nth-child(${place + 1})`).allInnerTexts()).map((text) => text.trim());
			const texts = await column();
			if (texts.every((text) => /^\p{L}[\p{L} -]*$/u.test(text))) {
				const language = await page.locator("html").getAttribute("lang");
				expect(texts).toEqual([...texts].sort(new Intl.Collator(language ?? "en", { numeric: true }).compare));
			}
			if (texts.every((text) => /^\d+$/.test(text)))
				expect(texts).toEqual([...texts].sort((one, other) => Number(one) - Number(other)));
			await expect(header).toHaveAttribute("aria-sort", "ascending");
		},
	},
	"filter-rows": {
		subject: ({ facts }) => facts.table?.tables.some(({ form, rows }) => form === "table" && rows > 3) ?? false,
	},
	"sum-column": { subject: having("table") },
	"list-to-csv": {
		subject: having(...LISTS),
		values: async (_page, facts) => ({ element: entriesOf(facts) }),
		async verify({ page, run, expect }, facts) {
			const texts = await shown(page, entriesOf(facts)).allInnerTexts();
			const firsts = texts.map((text) => text.trim().split(/\n|\t/)[0]?.trim().replace(/\s+/g, " ") ?? "");
			const [file] = await Promise.all([page.waitForEvent("download"), run()]);
			const csv = await readFile(await file.path(), "utf8");
			expect(csv.trim().split("\r\n")).toHaveLength(firsts.length + 1);
			for (const text of firsts) expect(csv).toContain(text.replaceAll('"', '""'));
		},
	},
	"hide-posts": {
		subject: having(...LISTS),
		values: async (page, facts) => ({ words: [await wordOfOne(page, facts)] }),
		async verify({ page, run, expect }, facts) {
			const word = await wordOfOne(page, facts);
			const entries = shown(page, entriesOf(facts));
			const whole = new RegExp(`(?<![\\p{L}\\p{N}])${word}(?![\\p{L}\\p{N}])`, "iu");
			const before = (await entries.allInnerTexts()).map(squeezed);
			await run();
			const rest = async () => (await entries.allInnerTexts()).map(squeezed);
			await expect.poll(async () => (await rest()).filter((text) => whole.test(text))).toEqual([]);
			expect(await rest()).toEqual(before.filter((text) => !whole.test(text)));
		},
	},
	"mark-cheap-prices": {
		subject: having("prices"),
		values: async (_page, { prices }) => ({
			limit: present(prices, "price").values[Math.floor((prices?.values.length ?? 0) / 2)] ?? 0,
		}),
		async verify({ page, run, expect }, facts) {
			const { selector, values } = present(facts.prices, "price");
			const limit = values[Math.floor(values.length / 2)] ?? 0;
			const cheap = (await pricesOf(page, facts)).filter(({ value }) => value <= limit).length;
			await run();
			const framed = () =>
				shown(page, selector).evaluateAll(
					(all) =>
						all.filter((one) =>
							[one, ...one.querySelectorAll("*"), one.parentElement].some(
								(part) =>
									part &&
									getComputedStyle(part).outlineColor === "rgb(26, 156, 75)" &&
									getComputedStyle(part).outlineStyle === "solid",
							),
						).length,
				);
			await expect.poll(framed).toBeGreaterThanOrEqual(cheap);
			expect(await framed()).toBeLessThan((await shown(page, selector).count()) + (values.at(-1) === limit ? 1 : 0));
		},
	},
	"convert-currency": {
		subject: having("prices"),
		values: async (_page, { prices }) => ({ from: present(prices, "price").currency, to: "CHF", rate: 2 }),
		async verify({ page, run, expect }, facts) {
			const prices = await pricesOf(page, facts);
			await run();
			const notes = () =>
				shown(page, present(facts.prices, "price").selector).evaluateAll((all) =>
					all.map((one) =>
						[one, ...one.querySelectorAll("*")].map((part) => getComputedStyle(part, "::after").content).join(" "),
					),
				);
			await expect.poll(async () => (await notes()).length).toBeGreaterThan(0);
			const written = (await notes()).join("\n").replace(/(\d),(?=\d{3})/g, "$1");
			const missing = prices.filter(({ value }) => !written.includes((value * 2).toFixed(2)));
			expect(missing).toEqual([]);
			expect(prices.length).toBeGreaterThan(0);
		},
	},
	"price-history": { subject: having("prices") },
	"save-images": {
		subject: having("images"),
		async verify(run) {
			const { page, expect } = run;
			const wanted = await page.evaluate(async () => {
				const images = [...document.images].filter((image) => image.checkVisibility() && image.currentSrc);
				return [
					...new Set(
						images
							.filter((image) => image.naturalWidth >= 48 && image.naturalHeight >= 48)
							.map((image) => image.currentSrc),
					),
				].length;
			});
			await run.run();
			const panel = page.locator("#scriptorium-save-images");
			const boxes = panel.getByRole("checkbox");
			if (wanted === 0) return expect(panel.getByRole("status")).toContainText(/\d+ images|no image/);
			expect(await boxes.count()).toBeGreaterThanOrEqual(wanted);
			const chosen = await boxes.count();
			const files: string[] = [];
			page.on("download", (file) => files.push(file.suggestedFilename()));
			await panel.getByRole("button", { name: "Save chosen images" }).click();
			await expect.poll(() => files.length, { timeout: 30_000 }).toBe(chosen);
		},
	},
};
