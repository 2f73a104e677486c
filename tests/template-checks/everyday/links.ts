import type { ElementHandle, Page } from "@playwright/test";
import { type EverydayJobs, everyPage, having, MissingPart, present, shown } from "./everyday-job.ts";

/** A link that nothing covers: what lies over the others must be closed before anybody can click them. */
async function freeLink(page: Page, selector: string): Promise<ElementHandle> {
	for (const link of await shown(page, selector).elementHandles()) {
		await link.scrollIntoViewIfNeeded();
		const isFree = await link.evaluate((node) => {
			const one = node as Element;
			const { left, top, width, height } = one.getBoundingClientRect();
			return one.contains(document.elementFromPoint(left + width / 2, top + height / 2));
		});
		if (isFree) return link;
	}
	throw new MissingPart("The page has no link that can be clicked");
}

async function clickCenter(page: Page, element: ElementHandle): Promise<void> {
	const { x, y, width, height } = present(await element.boundingBox(), "place of the link");
	await page.mouse.click(x + width / 2, y + height / 2);
}

/** Templates for links. */
export const links: EverydayJobs = {
	"clean-links": {
		subject: having("tracking-links"),
		async verify({ page, run, expect }, { "tracking-links": tracking }) {
			const { parameters } = present(tracking, "link that tracks");
			const addresses = () =>
				page.locator("a[href]").evaluateAll((all) => all.map((one) => (one as HTMLAnchorElement).href));
			const without = (href: string) => {
				if (!URL.canParse(href)) return href;
				const url = new URL(href);
				for (const name of parameters) url.searchParams.delete(name);
				return url.href;
			};
			const before = await addresses();
			await run();
			const after = await addresses();
			const named = after.filter(
				(href) => URL.canParse(href) && parameters.some((name) => new URL(href).searchParams.has(name)),
			);
			expect(named).toEqual([]);
			expect(after.map(without)).toEqual(before.map(without));
		},
	},
	"copy-links": { subject: having("external-links") },
	"open-selected-links": {
		subject: ({ facts }) => facts["external-links"] !== undefined && facts["select-block"] === undefined,
	},
	"mark-external-links": { subject: having("external-links") },
	"show-link-targets": { subject: having("external-links") },
	"mark-visited-links": { subject: having("external-links", "pagination") },
	"links-in-new-tab": {
		subject: having("external-links", "pagination", "broken-links"),
		async verify({ page, run, expect }) {
			const link = await freeLink(page, "a[href^='http']:not([target]), a[href^='/']:not([target])");
			const address = await link.evaluate((one) => (one as HTMLAnchorElement).href);
			await run();
			const [tab] = await Promise.all([page.context().waitForEvent("page"), clickCenter(page, link)]);
			expect(tab.url()).toBe(address);
		},
	},
	"links-in-same-tab": {
		subject: having("blank-links"),
		async verify({ page, run, expect }) {
			const link = await freeLink(page, "a[target='_blank'][href^='http'], a[target='_blank'][href^='/']");
			const address = await link.evaluate((one) => (one as HTMLAnchorElement).href);
			await run();
			await Promise.all([page.waitForURL(address), clickCenter(page, link)]);
			expect(page.context().pages()).toHaveLength(1);
		},
	},
	"find-broken-links": {
		subject: having("broken-links"),
		async verify({ page, run, expect }, { "broken-links": broken }) {
			const own = present(broken, "broken link")
				.addresses.map((address) => new URL(address, page.url()))
				.filter(({ origin }) => origin === new URL(page.url()).origin);
			await run();
			const panel = page.locator("#scriptorium-find-broken-links");
			await expect(panel.getByRole("status")).toHaveText(/^(\d+) of \1 links checked/, { timeout: 15_000 });
			const rows = await panel.getByRole("listitem").allTextContents();
			expect(rows.map((text) => text.replace(/^.*?: /, "")).sort()).toEqual(
				[...new Set(own.map(({ pathname, search }) => pathname + search))].sort(),
			);
		},
	},
	"extract-emails": { subject: having("emails") },
	"extract-phone-numbers": { subject: having("phone-numbers") },
	"direct-links": { subject: ({ facts }) => facts["search-results"]?.hosts !== undefined },
	"copy-title-and-link": { subject: everyPage },
};
