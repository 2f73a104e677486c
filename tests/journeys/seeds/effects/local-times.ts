import type { SeedRun } from "../run-seed.ts";

const opened = "Tuesday, March 5, 2024 at 9:30 PM GMT+9";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	const browser = await page.context().newCDPSession(page);
	await browser.send("Emulation.setTimezoneOverride", { timezoneId: "Asia/Tokyo" });
	await page.clock.setFixedTime(new Date("2024-03-05T15:30:00Z"));
	await open();
	const text = await page.locator("body").textContent();
	const notes = page.locator("#scriptorium-local-times").getByRole("tooltip");
	const time = (id: string) => page.locator(`#${id}`);

	// Titles, for times that name a moment or a day; a title of the page stays.
	await expect(time("moment")).toHaveAttribute("title", `${opened} · 3 hours ago`);
	await expect(time("offset")).toHaveAttribute("title", /^Tuesday, March 5, 2024 at 11:10 PM GMT\+9 · 1 hour ago$/);
	await expect(time("day")).toHaveAttribute("title", "Monday, March 4, 2024 · 2 days ago");
	await expect(time("linked")).toHaveAttribute("title", /^Monday, February 5, 2024 at 9:00 PM GMT\+9 · 29 days ago$/);
	await expect(time("later")).toHaveAttribute("title", /^Wednesday, March 6, 2024 at 12:31 AM GMT\+9 · in 1 minute$/);
	await expect(time("own")).toHaveAttribute("title", "Board time");
	for (const id of ["local", "duration", "wrong", "plain"]) await expect(time(id)).not.toHaveAttribute("title");

	// Pointing at a time shows the note in place of the browser's own; it stays while the pointer is on it.
	await time("moment").hover();
	await expect(notes).toHaveText([`${opened}3 hours ago`]);
	await expect(time("moment")).not.toHaveAttribute("title");
	const [note, box] = [await notes.boundingBox(), await time("moment").boundingBox()];
	expect(note?.y).toBeGreaterThan(box?.y ?? 0);
	await notes.hover();
	await time("day").hover();
	await expect(notes).toHaveText(["Monday, March 4, 20242 days ago"]);
	await expect(time("moment")).toHaveAttribute("title", `${opened} · 3 hours ago`);
	await time("plain").hover();
	await expect(notes).toHaveCount(0);
	await time("inner").hover();
	await expect(notes).toHaveText([/1 minute ago$/]);
	await page.keyboard.press("Escape");
	await expect(notes).toHaveCount(0);
	await expect(page.locator("#scriptorium-local-times")).toHaveCount(0);

	// At the edge of the window the note stays inside it.
	await time("edge").hover();
	await expect(notes).toBeInViewport({ ratio: 1 });
	await time("plain").hover();
	await expect(notes).toHaveCount(0);

	// By keyboard: the focus on a link around a time, also where the page has to scroll for it.
	await time("link").focus();
	await expect(notes).toHaveText([/29 days ago$/]);
	await time("far-link").focus();
	await expect(notes).toHaveText([/in 1 minute$/]);
	await expect(notes).toBeInViewport({ ratio: 1 });
	await time("search").focus();
	await expect(notes).toHaveCount(0);
	await page.keyboard.press("Alt+Shift+L");
	await expect(notes).toHaveCount(0);

	// All times in view, and away again.
	await page.evaluate(() => scrollTo(0, 0));
	await time("link").focus();
	await page.keyboard.press("Alt+Shift+L");
	await expect(notes).toHaveCount(6);
	await page.getByRole("heading").hover();
	await time("link").blur();
	await expect(notes).toHaveCount(6);
	await page.keyboard.press("Alt+Shift+L");
	await expect(notes).toHaveCount(0);
	await page.keyboard.press("Alt+Shift+L");
	await expect(notes).toHaveCount(6);
	await page.keyboard.press("Escape");
	await expect(notes).toHaveCount(0);
	await expect(time("moment")).toHaveAttribute("title", `${opened} · 3 hours ago`);
	expect(await page.locator("body").textContent()).toBe(text);

	// Times that come later, and times the page sets anew or gives a title of its own.
	await page.evaluate(() => {
		const added = Object.assign(document.createElement("time"), { id: "added", dateTime: "2023-03-05T15:30:00Z" });
		document.querySelector("h1")?.append(added);
		document.querySelector("#moment")?.setAttribute("datetime", "2024-03-05T15:29:15Z");
		document.querySelector("#offset")?.setAttribute("datetime", "soon");
		document.querySelector("#linked")?.setAttribute("title", "Of the page");
		document.querySelector("#linked")?.setAttribute("datetime", "2024-03-01");
	});
	await expect(time("added")).toHaveAttribute("title", /last year$/);
	await expect(time("moment")).toHaveAttribute("title", /45 seconds ago$/);
	await expect(time("offset")).not.toHaveAttribute("title");
	await expect(time("linked")).toHaveAttribute("title", "Of the page");
}
