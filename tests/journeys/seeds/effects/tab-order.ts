import type { Page } from "@playwright/test";
import type { SeedRun } from "../run-seed.ts";

/** Where the focus is, in the words of the fixture page. */
const focusedName = (page: Page) =>
	page.evaluate(() => {
		let element = document.activeElement;
		while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
		return element?.id || element?.textContent?.trim() || element?.getAttribute("value") || "";
	});

/** The order the browser itself walks in, from the start of the page. */
async function walk(page: Page, stops: number): Promise<string[]> {
	const walked: string[] = [];
	for (let stop = 0; stop < stops; stop += 1) {
		await page.keyboard.press("Tab");
		walked.push(await focusedName(page));
	}
	return walked;
}

const order = [
	"name",
	"code",
	"Skip to the form",
	"Glazier Ott",
	"menu",
	"width",
	"milk",
	"thin",
	"unnamed",
	"unspoken",
	"custom",
	"Delivery",
	"Panes above two metres are delivered in wood.Two people are needed to carry them.",
	"inner-early",
	"slotted-last",
	"inner-late",
	"slotted-first",
	"end",
];

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	await open();
	expect(await walk(page, order.length)).toEqual(order);
	await open();
	const html = await page.content();
	await run();
	const panel = page.getByRole("region", { name: "Tab Order" });
	const rows = panel.getByRole("listitem");
	await expect(panel.getByRole("status")).toHaveText("18 focus stops, 7 with warnings");
	await expect(rows).toHaveText([
		/^1\. Name.*tabindex 1/s,
		/^2\. Promotion code.*tabindex 2/s,
		/^3\. Skip to the form.*cannot be seen here/s,
		/^4\. Glazier Ott/,
		/^5\. Menu\s*button$/,
		/^6\. Width in cm/,
		/^7\. milk/,
		/^8\. I have measured twice.*cannot be seen here/s,
		/^9\. \(no name\).*has no name/s,
		/^10\. Offer of the week.*inside aria-hidden/s,
		/^11\. Ask for a call\s*button$/,
		/^12\. Delivery\s*summary$/,
		/^13\. Panes above two metres/,
		/^14\. inner-early.*tabindex 5/s,
		/^15\. Slotted last/,
		/^16\. inner-late/,
		/^17\. Slotted first/,
		/^18\. Imprint/,
	]);

	// Numbers stand where the stops are; what lies outside the page has none, what lies below comes with scrolling.
	const badges = page.locator("#scriptorium-tab-order g");
	const badge = (number: number) => badges.filter({ hasText: new RegExp(`^${number}$`) });
	const end = badge(18);
	await expect(badge(1)).toBeVisible();
	await expect(badge(3)).toHaveCount(0);
	await expect(end).toHaveCount(0);
	await panel.getByRole("button", { name: "18. Imprint" }).click();
	await expect(page.locator("#end")).toBeFocused();
	await expect(page.locator("#end")).toBeInViewport();
	await expect(end).toHaveClass("current");
	const [box, place] = [await end.boundingBox(), await page.locator("#end").boundingBox()];
	expect(Math.abs((box?.y ?? 0) + (box?.height ?? 0) / 2 - (place?.y ?? 0))).toBeLessThan(16);
	await page.locator("#unnamed").scrollIntoViewIfNeeded();
	await expect(badge(9)).toHaveClass("warned");

	await panel.getByLabel("Only stops with warnings").press("Space");
	await expect(rows.filter({ visible: true })).toHaveCount(7);
	await panel.getByRole("button", { name: "Move to the other side" }).click();
	expect((await panel.boundingBox())?.x).toBe(16);

	// A modal dialog keeps the focus inside; the page below has no stops meanwhile.
	await page.evaluate(() => {
		const dialog = document.createElement("dialog");
		dialog.append(Object.assign(document.createElement("button"), { textContent: "Understood" }));
		document.body.append(dialog);
		dialog.showModal();
		const count = document.querySelector("#scriptorium-tab-order")?.shadowRoot?.querySelectorAll("header button")[1];
		if (count instanceof HTMLButtonElement) count.click();
	});
	await expect(panel.getByRole("status")).toHaveText("1 focus stop, 0 with warnings");
	await page.evaluate(() => document.querySelector("dialog")?.remove());

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	expect(await page.content()).toBe(html);
	await run();
	await expect(panel).toBeVisible();
	await run();
	await expect(panel).toHaveCount(0);
}
