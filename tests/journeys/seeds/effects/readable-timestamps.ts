import type { Page } from "@playwright/test";
import type { SeedRun } from "../run-seed.ts";

/** The page as a reader of the source sees it, and every text node of its log: cut texts must be whole again. */
const readPage = (page: Page) =>
	page.evaluate(() => ({
		html: document.documentElement.outerHTML,
		texts: [...(document.querySelector("#log")?.childNodes ?? [])].map((node) => node.textContent),
		shadow: document.querySelector("time-cell")?.shadowRoot?.innerHTML,
	}));

/** The notes behind the times inside an element, in reading order. */
const notesIn = (page: Page, selector: string) =>
	page
		.locator(selector)
		.evaluate((element) =>
			[...(element.shadowRoot ?? element).querySelectorAll("span")].map((note) =>
				note.shadowRoot?.textContent.replace(/\s+/g, " "),
			),
		);

export async function checkEffect({ page, expect, open, run }: SeedRun): Promise<void> {
	const browser = await page.context().newCDPSession(page);
	await browser.send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Tokyo" });
	await open();
	const before = await readPage(page);
	const text = await page.locator("body").textContent();
	await page.locator("#since").focus();
	await run();
	const panel = page.getByRole("region", { name: "Readable Timestamps" });
	const status = panel.getByRole("status");
	const rows = panel.getByRole("list", { name: "Times on this page" }).getByRole("button");
	await expect(status).toHaveText("9 times");
	const half = "Mar 5, 2024, 9:30:00 PM";
	expect(await notesIn(page, "#log")).toEqual([half, "Mar 5, 2024, 9:31:00 PM", half, half, half, half, half]);
	expect(await notesIn(page, "time-cell")).toEqual([half]);
	expect(await notesIn(page, "#later b")).toEqual(["Mar 5, 2024, 10:30:00 PM"]);
	for (const untouched of ["#none", "#gone", "#draft"]) expect(await notesIn(page, untouched)).toEqual([]);
	expect(await page.locator("body").textContent()).toBe(text);
	await expect(page.locator("#since")).toHaveValue("1709641800");

	// A row leads to its place.
	await expect(rows.nth(1)).toContainText(/1709641860123 · \d+ years ago/);
	await rows.last().focus();
	await page.keyboard.press("Enter");
	await expect(page.locator("#later")).toBeInViewport();
	await expect(status).toHaveText("9 of 9 times");

	// The same in UTC, and a time that was pasted.
	await panel.getByLabel("Time zone").selectOption("UTC");
	expect((await notesIn(page, "#log"))[0]).toBe("Mar 5, 2024, 12:30:00 PM");
	await expect(rows.first()).toContainText("Mar 5, 2024, 12:30:00 PM");
	await panel.getByLabel("Read a time").fill("exp: 1709641800");
	await expect(status).toHaveText(/^Mar 5, 2024, 12:30:00 PM \(\d+ years ago\)$/);
	await panel.getByLabel("Read a time").fill("yesterday");
	await expect(status).toHaveText("That is no time with a zone");
	await panel.getByLabel("Read a time").press("a");
	expect(await page.evaluate(() => document.body.dataset.keys)).toBeUndefined();

	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await expect(page.locator("#since")).toBeFocused();
	expect(await readPage(page)).toEqual(before);

	// A page that changes a text while the notes are shown keeps its own text.
	await run();
	await expect(status).toHaveText("9 times");
	await page.locator("#later b").evaluate((bold) => {
		bold.textContent = "today";
	});
	await run();
	await expect(panel).toHaveCount(0);
	await expect(page.locator("#later")).toHaveText("Closed today.");
	expect((await readPage(page)).texts).toEqual(before.texts);

	await page.evaluate(() => document.querySelector("#log")?.replaceChildren("no times"));
	await page.evaluate(() => document.querySelector("time-cell")?.remove());
	await run();
	await expect(status).toHaveText("No times with a zone found on this page");
	await panel.getByRole("button", { name: "Close" }).click();
	await expect(panel).toHaveCount(0);
}
