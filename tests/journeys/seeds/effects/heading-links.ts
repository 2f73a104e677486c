import type { SeedRun } from "../run-seed.ts";

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	await open();
	const html = await page.content();
	const plain = page.url();
	const button = page.getByRole("button", { name: "Copy link" });
	const hosts = page.locator("[data-scriptorium-heading-link]");
	const shown = page.locator("[data-scriptorium-heading-link][data-shown]");
	const readText = () => page.evaluate(() => navigator.clipboard.readText());
	await expect(hosts).toHaveCount(0);

	// Pointing: beside the last word, although the heading hides what leaves its box; the page's own text stays.
	const first = page.getByText("The first fire");
	await first.hover();
	await expect(button).toHaveCount(1);
	const [box, heading] = [await button.boundingBox(), await first.boundingBox()];
	expect(box).toMatchObject({ width: 44, height: 44 });
	expect(box?.x ?? 0).toBeLessThan((heading?.x ?? 0) + 200);
	await button.click();
	await expect(shown.getByRole("status")).toHaveText("Copied");
	expect(await readText()).toBe(`${plain}#first%20fire`);
	expect(page.url()).toBe(plain);
	expect(await first.textContent()).toBe("The first fire");

	// The id may stand on the section or on an anchor; a button goes when another heading is pointed at.
	await page.getByText("Ash and embers").hover();
	await expect(shown).toHaveCount(1);
	await shown.getByRole("button").click();
	expect(await readText()).toBe(`${plain}#ash`);
	await page.getByText("Where to put it").hover();
	await expect(shown).toHaveCount(1);
	await page.mouse.move(2, 2);
	await expect(shown).toHaveCount(1);
	await page.locator("h1").hover();
	await page.evaluate(() =>
		document.activeElement instanceof HTMLElement ? document.activeElement.blur() : undefined,
	);
	await expect(shown).toHaveCount(0);
	await page.keyboard.press("Escape");
	expect(await page.content()).toBe(html);

	// The keyboard: Tab finds one button for each heading that has an address, and none for an id that leads elsewhere.
	await open();
	const stops: string[] = [];
	for (let stop = 0; stop < 6; stop += 1) {
		await page.keyboard.press("Tab");
		stops.push(
			await page.evaluate(() => document.activeElement?.closest("h1, h2, h3, a")?.textContent ?? "beside a link"),
		);
	}
	expect(stops).toEqual(["The first fire", "Ash and embers", "Bricks", "Once", "Chimney", "beside a link"]);
	await expect(button).toHaveCount(5);
	await expect(page.getByRole("heading", { name: "Once Copy link" })).toBeVisible();
	await expect(shown).toHaveCount(1);
	await expect(shown.getByRole("button")).toHaveAccessibleDescription("Chimney");
	await expect(shown.getByRole("button")).toHaveCSS("outline-style", "solid");
	await page.keyboard.press("Enter");
	await expect(shown.getByRole("status")).toHaveText("Copied");
	expect(await readText()).toBe(`${plain}#chimney`);
	await expect(page.locator("#clicks")).toHaveText("");
	await page.keyboard.press("Tab");
	await expect(page.locator("#after")).toBeFocused();
	await expect(shown).toHaveCount(0);

	// A page without https has no clipboard interface; the older way must not let the page change the copy.
	await page.evaluate(() => Object.defineProperty(navigator, "clipboard", { value: undefined, configurable: true }));
	await first.hover();
	await shown.getByRole("button").click();
	await expect(shown.getByRole("status")).toHaveText("Copied");
	await page.evaluate(() => Reflect.deleteProperty(navigator, "clipboard"));
	expect(await readText()).toBe(`${plain}#first%20fire`);

	// After Escape the button stays away until the pointer has been somewhere else.
	await page.keyboard.press("Escape");
	await first.hover({ position: { x: 5, y: 5 } });
	await expect(hosts).toHaveCount(0);
	expect(await page.content()).toBe(html);
	await page.locator("h1").hover();
	await first.hover();
	await expect(shown).toHaveCount(1);
	await page.keyboard.press("Escape");
	await page.locator("h1").hover();

	// Behind "#/" stands a route of an application, not a place in the page.
	await page.evaluate(() => history.replaceState(null, "", "#/inbox"));
	await first.hover();
	await page.keyboard.press("Tab");
	await expect(page.locator("#around")).toBeFocused();
	await expect(hosts).toHaveCount(0);
}
