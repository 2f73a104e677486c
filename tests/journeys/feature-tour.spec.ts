import { expect, type Page, test } from "@playwright/test";
import { expectNoViolations } from "../support/axe.ts";
import { hubOrigin, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";

const STEPS = [
	["Welcome to Scriptorium", null],
	["Explore scripts", "explore"],
	["Create your own", "create"],
	["Install a script", "card"],
	["Check the security rating", "security-badge"],
	["Share what helps you", "share"],
] as const;

const tour = (page: Page) => page.getByRole("dialog");
const highlighted = (page: Page) => page.locator("[data-tour-highlight]");
const marks = (page: Page) =>
	page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("feature-tour")));

/** The browser says that a program drives it, and the tour would never start by itself. */
async function openAsPerson(page: Page, path = "/"): Promise<void> {
	await page.addInitScript(() => Object.defineProperty(navigator, "webdriver", { value: false }));
	await page.goto(hubOrigin() + path);
	await untilLive(page);
}

/** The highlighted element is visible, and the tour does not cover its middle. */
async function expectHighlight(page: Page, target: string | null): Promise<void> {
	if (target === null) return expect(highlighted(page)).toHaveCount(0);
	await expect(highlighted(page)).toHaveAttribute("data-tour", target);
	await expect(highlighted(page)).toBeInViewport();
	// The link of a card covers the card's parts, so the point may belong to another part of the same card.
	const isFree = () =>
		highlighted(page).evaluate((element) => {
			const { left, top, width, height } = element.getBoundingClientRect();
			const within = element.closest("[data-tour=card]") ?? element;
			return within.contains(document.elementFromPoint(left + width / 2, top + height / 2));
		});
	await expect.poll(isFree, `nothing covers ${target}`).toBe(true);
}

test("a first-time visitor is shown around by keyboard, once, and can use the page meanwhile", async ({ page }) => {
	const errors = watchForErrors(page);
	await openAsPerson(page);
	await page.getByRole("banner").getByRole("link", { name: "Explore" }).hover();
	for (const [index, [title, target]] of STEPS.entries()) {
		await expect(tour(page)).toHaveAccessibleName(title);
		await expect(page.getByRole("progressbar", { name: `Step ${index + 1} of 6` })).toBeVisible();
		await expectHighlight(page, target);
		const next = tour(page).getByRole("button", { name: index === 5 ? "Finish" : "Next" });
		await expect(next).toBeFocused();
		if (target === "create") {
			await page.keyboard.press("Tab");
			await expect(highlighted(page)).toBeFocused();
			await page.keyboard.press("Shift+Tab");
			await expect(next).toBeFocused();
		}
		await page.keyboard.press("Enter");
	}
	await expect(tour(page)).toHaveCount(0);
	expect((await marks(page)).sort()).toEqual(["feature-tour-completed", "feature-tour-seen"]);

	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(request.url()));
	await page.reload();
	await untilLive(page);
	await page.getByRole("banner").getByRole("link", { name: "Explore" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Explore Bookmarklets" })).toBeVisible();
	expect(loaded.filter((url) => url.includes("/feature-tour-"))).toEqual([]);
	expect(errors).toEqual([]);
});

test("on a phone it is a sheet, starts from the footer of any page, waits for a later part, and says what it has skipped", {
	tag: "@soak",
}, async ({ page }) => {
	await page.setViewportSize({ width: 390, height: 844 });
	await page.emulateMedia({ reducedMotion: "reduce" });
	await openAsPerson(page, "/faq");
	await page.getByRole("contentinfo").getByRole("link", { name: "Take the tour" }).click();
	await expect(page).toHaveURL(`${hubOrigin()}/`);
	await expect(tour(page)).toBeVisible();
	const box = await tour(page).boundingBox();
	// Without the gutter of the scrollbar, which belongs to the viewport.
	const width = await page.evaluate(() => document.documentElement.scrollWidth);
	expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, width, 844]);
	await expectNoViolations(page, "the tour");
	for (const [title, target] of STEPS) {
		await expect(tour(page)).toHaveAccessibleName(title);
		await expectHighlight(page, target);
		await tour(page)
			.getByRole("button", { name: "Next" })
			.or(tour(page).getByRole("button", { name: "Finish" }))
			.click();
	}
	await expect(tour(page)).toHaveCount(0);

	// The page without its cards: as long as a remote does not answer.
	await page.keyboard.press("Control+k");
	await page.getByRole("combobox", { name: "Command palette" }).fill("take the tour");
	await page.keyboard.press("Enter");
	for (let step = 0; step < 2; step += 1) await tour(page).getByRole("button", { name: "Next" }).click();
	await page.evaluate(() => {
		for (const card of document.querySelectorAll("[data-tour=card]")) card.removeAttribute("data-tour");
	});
	await tour(page).getByRole("button", { name: "Next" }).click();
	await expect(tour(page)).toContainText("Looking for this part of the page…");
	await expect(tour(page)).toHaveAccessibleName("Check the security rating");
	await expect(tour(page)).toContainText("Skipped, because this page does not have it: Install a script");
	await page.keyboard.press("Escape");
	await expect(tour(page)).toHaveCount(0);
});

test("it does not start while somebody types", async ({ page }) => {
	const loaded: string[] = [];
	page.on("requestfinished", (request) => loaded.push(request.url()));
	await openAsPerson(page);
	const search = page.getByRole("banner").getByRole("combobox");
	await search.focus();
	await expect.poll(() => loaded.some((url) => /\/feature-tour-[^/]+\.js$/.test(url))).toBe(true);
	await search.pressSequentially("table csv");
	await expect(search).toBeFocused();
	await expect(search).toHaveValue("table csv");
	await expect(tour(page)).toHaveCount(0);
	expect(await marks(page)).toEqual([]);
});
