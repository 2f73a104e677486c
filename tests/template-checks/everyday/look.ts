import { expect, type Locator, type Page } from "@playwright/test";
import type { Facts } from "../../contracts/everyday-pages/page-index.ts";
import { type EverydayJobs, everyPage, having, present, shown } from "./everyday-job.ts";

/** How bright a part of the page is on the screen on average, from 0 to 1. */
async function brightness(part: Page | Locator, page: Page): Promise<number> {
	const picture = (await part.screenshot()).toString("base64");
	const reader = await page.context().newPage();
	try {
		return await reader.evaluate(async (data) => {
			const image = Object.assign(new Image(), { src: `data:image/png;base64,${data}` });
			await image.decode();
			const canvas = Object.assign(document.createElement("canvas"), { width: 64, height: 64 });
			const context = canvas.getContext("2d");
			if (!context) throw new Error("There is no canvas");
			context.drawImage(image, 0, 0, 64, 64);
			const { data: pixels } = context.getImageData(0, 0, 64, 64);
			let sum = 0;
			for (let at = 0; at < pixels.length; at += 4)
				sum += 0.2126 * (pixels[at] ?? 0) + 0.7152 * (pixels[at + 1] ?? 0) + 0.0722 * (pixels[at + 2] ?? 0);
			return sum / (pixels.length / 4) / 255;
		}, picture);
	} finally {
		await reader.close();
	}
}

/** Does what opens a pop-up, and waits until the page has opened it: a changed class or attribute tells, whether it is hidden or not. */
async function openPopup(page: Page, { selector, opens }: NonNullable<Facts["popup"]>): Promise<void> {
	const attributes = (part: string) =>
		[...(document.querySelector(part)?.attributes ?? [])]
			.filter(({ name }) => name !== "style")
			.map(({ name, value }) => `${name}=${value}`)
			.join(" ");
	const before = await page.evaluate(attributes, selector);
	if (opens === "scroll") {
		await page.mouse.move(640, 400);
		await page.mouse.wheel(0, 20_000);
	}
	if (opens === "exit")
		await page.evaluate(() => {
			for (const type of ["mouseleave", "mouseout"])
				document.documentElement.dispatchEvent(
					new MouseEvent(type, { bubbles: true, clientY: -1, relatedTarget: null }),
				);
		});
	await expect.poll(() => page.evaluate(attributes, selector)).not.toBe(before);
}

/** Templates that change how a page looks. */
export const look: EverydayJobs = {
	"dark-mode": {
		subject: everyPage,
		async verify({ page, run, expect }, { dark }) {
			// An image that nothing covers; a spacer shows what is behind it.
			const place = await page.locator("img").evaluateAll((all) =>
				all.findIndex((one) => {
					const { left, top, width, height } = one.getBoundingClientRect();
					const isFree = document.elementFromPoint(left + width / 2, top + height / 2) === one;
					return (one as HTMLImageElement).naturalWidth >= 40 && isFree;
				}),
			);
			const image = page.locator("img").nth(Math.max(place, 0));
			const hasImage = place >= 0;
			const before = await brightness(page, page);
			const imageBefore = hasImage ? await brightness(image, page) : 0;
			await run();
			const after = await brightness(page, page);
			if (!dark) expect(after, "a bright page").toBeLessThan(0.5);
			else expect(Math.abs(after - before), "a dark page").toBeLessThan(0.1);
			if (hasImage) expect(Math.abs((await brightness(image, page)) - imageBefore), "a picture").toBeLessThan(0.15);
		},
	},
	grayscale: { subject: everyPage },
	"bigger-text": {
		subject: having("article", "comments", "headings"),
		async verify({ page, run, expect }) {
			const texts = await shown(page, "p, li, td, h1, h2, small, a").elementHandles();
			const sizes = () =>
				Promise.all(
					texts.map((text) =>
						text.evaluate((one) => {
							const isText = [...one.childNodes].some((node) => node.nodeType === 3 && node.textContent?.trim());
							return one.isConnected && isText ? Number.parseFloat(getComputedStyle(one as Element).fontSize) : 0;
						}),
					),
				);
			const before = await sizes();
			await run();
			const after = await sizes();
			const wrong = before.filter(
				(size, place) => size > 0 && after[place] !== 0 && Math.abs((after[place] ?? 0) - size * 1.5) > 0.6,
			);
			expect(before.filter((size) => size > 0).length).toBeGreaterThan(0);
			expect(wrong).toEqual([]);
		},
	},
	"text-font": { subject: having("article", "comments", "headings") },
	"text-spacing": { subject: having("article", "comments", "headings") },
	"text-width": { subject: having("article", "long-text", "comments") },
	"underline-links": { subject: having("article", "comments", "external-links") },
	"disable-css": { subject: everyPage },
	"outline-boxes": { subject: everyPage },
	"focus-outline": { subject: having("forms") },
	"hide-images": { subject: having("images") },
	"hide-element": {
		subject: having("sidebar", "ads"),
		values: async (_page, { sidebar, ads }) => ({
			element: present(sidebar?.selectors[0] ?? ads?.selectors[0], "part to hide"),
		}),
		async verify({ page, run, expect }, { sidebar, ads }) {
			const selector = present(sidebar?.selectors[0] ?? ads?.selectors[0], "part to hide");
			const others = page.locator(`h1:not(:is(${selector}) *)`).filter({ visible: true });
			const count = await others.count();
			await run();
			await expect(shown(page, selector)).toHaveCount(0);
			await page.evaluate((part) => {
				const old = document.querySelector(part);
				old?.replaceWith(old.cloneNode(true));
			}, selector);
			await expect(shown(page, selector)).toHaveCount(0);
			await expect(others).toHaveCount(count);
		},
	},
	"remove-popups": {
		subject: having("popup", "cookie-banner", "chat-bubble"),
		async verify({ page, run }, facts) {
			const heading = shown(page, "h1, h2, main p, article p");
			const count = await heading.count();
			await run();
			if (facts.popup && facts.popup.opens !== "load") await openPopup(page, facts.popup);
			const covers = [facts.popup?.selector, facts["cookie-banner"]?.selector, facts["chat-bubble"]?.selector];
			for (const cover of covers.filter((one) => one !== undefined))
				await expect(shown(page, cover), cover).toHaveCount(0);
			const isScrollable = await page.evaluate(() => {
				const root = document.documentElement;
				if (root.scrollHeight <= innerHeight + 10) return true;
				scrollTo({ top: 0, behavior: "instant" });
				const locked = [root, document.body].some((one) => /hidden|clip/.test(getComputedStyle(one).overflowY));
				return !locked && getComputedStyle(document.body).position !== "fixed";
			});
			if (facts["scroll-lock"]) expect(isScrollable, "the page scrolls").toBe(true);
			expect(await heading.count(), "texts of the page").toBeGreaterThanOrEqual(Math.ceil(count / 2));
		},
	},
	unstick: {
		subject: having("sticky"),
		async verify({ page, run, expect }, { sticky }) {
			const { selectors } = present(sticky, "sticky part");
			await run();
			const positions = await shown(page, selectors).evaluateAll((all) =>
				all.map((one) => `${one.localName}.${one.className} ${getComputedStyle(one).position}`),
			);
			expect(positions.filter((text) => / (fixed|sticky)$/.test(text))).toEqual([]);
		},
	},
	"stop-motion": { subject: having("animations", "autoplay") },
	"line-guide": { subject: having("article", "long-text", "comments") },
	"list-fonts-and-colors": { subject: everyPage },
	"pick-color": { subject: everyPage },
	"show-selector": { subject: everyPage },
	"show-image-descriptions": { subject: having("images") },
	"load-images": {
		subject: having("lazy-images"),
		async verify({ page, run, expect }, { "lazy-images": lazy }) {
			const { attribute } = present(lazy, "lazy image");
			const wanted = await page
				.locator(`img[${attribute}]`)
				.evaluateAll(
					(all, name) => all.map((one) => new URL(one.getAttribute(name) ?? "", document.baseURI).href),
					attribute,
				);
			const images = await page.locator(`img[${attribute}]`).elementHandles();
			await run();
			const sources = await Promise.all(images.map((image) => image.evaluate((one) => (one as HTMLImageElement).src)));
			expect(sources).toEqual(wanted);
		},
	},
};
