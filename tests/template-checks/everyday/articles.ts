import type { EverydayPage } from "../../contracts/everyday-pages/page-index.ts";
import { clipboard, copied, emptyClipboard, textOf } from "../page-check.ts";
import { type EverydayJobs, everyPage, frequentWord, having, present, shown, squeezed } from "./everyday-job.ts";

/** Where a page forbids selecting, there is no selection to copy or count. */
const allowsSelecting = ({ facts }: EverydayPage) => facts["select-block"] === undefined;

/** Templates for texts. */
export const articles: EverydayJobs = {
	"reading-mode": {
		subject: having("article"),
		async verify({ page, run, expect }, { article }) {
			const { main, start } = present(article, "article");
			const paragraphs = (await shown(page, `${main} p`).allInnerTexts())
				.map(squeezed)
				.filter((text) => text.length > 80);
			await run();
			const view = page.locator("#scriptorium-reading-mode");
			const text = squeezed(await view.evaluate((host) => host.shadowRoot?.textContent ?? ""));
			expect(text).toContain(squeezed(start).slice(0, 50));
			const missing = paragraphs.filter((one) => !text.includes(one.slice(0, 40)));
			expect(missing.length, `of ${paragraphs.length} paragraphs`).toBeLessThanOrEqual(paragraphs.length * 0.2);
			await expect(view.locator("nav, aside, script, form, iframe")).toHaveCount(0);
		},
	},
	"print-article": {
		subject: having("article"),
		async verify({ page, run, expect }, { article, sidebar, ads }) {
			const { main } = present(article, "article");
			const text = present(await shown(page, `${main} p`).first().elementHandle(), "paragraph");
			await page.evaluate(() =>
				Object.assign(globalThis, { print: () => document.body.setAttribute("data-printed", "yes") }),
			);
			await run();
			await page.emulateMedia({ media: "print" });
			expect(await page.locator("body").getAttribute("data-printed")).toBe("yes");
			expect(await text.isVisible()).toBe(true);
			const beside = [...(sidebar?.selectors ?? []), ...(ads?.selectors ?? [])];
			if (beside.length > 0) await expect(shown(page, beside)).toHaveCount(0);
		},
	},
	"read-aloud": {
		subject: having("article"),
		async verify({ page, run, expect }, { article }) {
			await page.evaluate(() => {
				const spoken: string[] = [];
				Object.assign(globalThis, { spokenTexts: spoken });
				speechSynthesis.speak = (words) => {
					spoken.push(words.text);
					words.dispatchEvent(new Event("end"));
				};
			});
			await run();
			const spoken = () =>
				page.evaluate(() => ((globalThis as { spokenTexts?: string[] }).spokenTexts ?? []).join(" "));
			await expect
				.poll(async () => squeezed(await spoken()))
				.toContain(squeezed(present(article, "article").start).slice(0, 40));
		},
	},
	"page-to-markdown": {
		subject: having("article"),
		async verify(run, { article }) {
			const { start } = present(article, "article");
			const markdown = await copied(run);
			run.expect(squeezed(markdown.replace(/\]\([^)]*\)|[\\*_[`]/g, ""))).toContain(
				squeezed(start)
					.replace(/[*_[\]`]/g, "")
					.slice(0, 40),
			);
			run.expect(markdown).toMatch(/^#{1,6} \S/m);
		},
	},
	"count-words": {
		subject: (page) => page.facts.article !== undefined && allowsSelecting(page),
		async verify({ page, run, expect }, { article }) {
			const { main } = present(article, "article");
			const words = await page
				.locator(main)
				.first()
				.evaluate((part) => {
					getSelection()?.selectAllChildren(part);
					const text = getSelection()?.toString() ?? "";
					return [...new Intl.Segmenter(document.documentElement.lang, { granularity: "word" }).segment(text)].filter(
						({ isWordLike }) => isWordLike,
					).length;
				});
			await run();
			const row = page
				.locator("#scriptorium-count-words")
				.getByRole("listitem")
				.filter({ hasText: /^Words/ });
			const counted = Number(((await row.textContent()) ?? "").replace(/\D/g, ""));
			// Rules of words differ at hyphens and numbers.
			expect(Math.abs(counted - words) / words).toBeLessThan(0.08);
		},
	},
	"article-age": { subject: ({ facts }) => facts.article !== undefined && facts.dates !== undefined },
	"highlight-words": {
		subject: having("article", "comments", "headings"),
		values: async (page) => ({ words: [present(await frequentWord(page), "word")] }),
		async verify({ page, run, expect }) {
			const word = present(await frequentWord(page), "word");
			const count = (await textOf(page)).toLowerCase().split(word).length - 1;
			await run();
			const marked = () =>
				page.evaluate(() => {
					const ranges = [...CSS.highlights.values()].flatMap((highlight) => [...highlight.keys()]);
					return ranges
						.filter(({ startContainer }) => startContainer.parentElement?.checkVisibility())
						.map((range) => (range as Range).toString().toLowerCase());
				});
			await expect.poll(async () => (await marked()).length).toBeGreaterThanOrEqual(count);
			expect(new Set(await marked())).toEqual(new Set([word]));
		},
	},
	"replace-words": {
		subject: having("article", "comments", "headings"),
		values: async (page) => ({ from: present(await frequentWord(page), "word"), to: "zwieback" }),
		async verify({ page, run, expect }) {
			const word = present(await frequentWord(page), "word");
			const whole = new RegExp(`(?<![\\p{L}\\p{N}_])${word}(?![\\p{L}\\p{N}_])`, "giu");
			const text = () => textOf(page);
			const count = ((await text()).match(whole) ?? []).length;
			await run();
			await expect.poll(async () => ((await text()).match(whole) ?? []).length).toBe(0);
			expect(((await text()).match(/zwieback/gi) ?? []).length).toBeGreaterThanOrEqual(count);
		},
	},
	"page-outline": { subject: having("headings") },
	"page-metadata": { subject: everyPage },
	"copy-plain-text": { subject: allowsSelecting },
	"allow-copy": {
		subject: having("select-block"),
		async verify({ page, run, expect }, { article }) {
			await run();
			const place = shown(page, article ? `${article.main} p` : "p, h1, h2, td, li")
				.filter({ hasText: /\S.{10}/ })
				.first();
			const text = await place.evaluate((one) => {
				getSelection()?.selectAllChildren(one);
				return getSelection()?.toString() ?? "";
			});
			expect(text.trim()).not.toBe("");
			expect(await place.evaluate((one) => getComputedStyle(one).userSelect)).toMatch(/^(text|auto)$/);
			await emptyClipboard(page);
			await page.keyboard.press("Control+c");
			await expect.poll(async () => squeezed(await clipboard(page))).toContain(squeezed(text).slice(0, 20));
			const isAllowed = await place.evaluate((one) =>
				["contextmenu", "selectstart", "copy"].filter(
					(type) => !one.dispatchEvent(new Event(type, { bubbles: true, cancelable: true })),
				),
			);
			expect(isAllowed).toEqual([]);
		},
	},
	"local-times": { subject: having("dates") },
	"auto-scroll": { subject: having("article", "comments", "infinite-scroll", "table") },
	"back-to-top": { subject: having("article", "comments", "infinite-scroll", "table") },
	"edit-page": { subject: everyPage },
	// Browsers keep the screen on for pages over HTTPS only.
	"keep-screen-awake": { subject: ({ address }) => address.startsWith("https:") },
	"rename-tab": { subject: everyPage },
	"reload-page": { subject: everyPage },
	"page-note": { subject: everyPage },
	"search-selection": { subject: everyPage },
	"search-this-site": { subject: everyPage },
};
