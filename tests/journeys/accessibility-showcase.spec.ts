import { expect, type Page, test } from "@playwright/test";
import { expectNarrowPage, expectNoViolations } from "../support/axe.ts";
import { hubOrigin, watchForErrors } from "../support/hub.ts";
import { untilLive } from "../support/live-page.ts";

const TABS = ["Overview", "Keyboard Nav", "ARIA Features", "Color Contrast", "Testing"];
const isAxe = (address: string) => /\/axe-[^/]+\.js$/.test(address);

/** Adds a fault that every check of a page finds: a picture without a description, in the page's own content. */
async function addPicture(page: Page): Promise<void> {
	await page.evaluate(() => {
		const picture = document.createElement("img");
		picture.src = "/favicon.svg";
		picture.id = "undescribed";
		document.querySelector("main")?.append(picture);
	});
}

test("/accessibility by keyboard: five tabs, the dialog, the shortcuts and the long list", { tag: "@soak" }, async ({
	page,
}) => {
	const errors = watchForErrors(page);
	await page.goto(`${hubOrigin()}/faq`);
	await untilLive(page);
	await page.getByRole("contentinfo").getByRole("link", { name: "Accessibility" }).click();
	await expect(page.getByRole("heading", { level: 1, name: "Accessibility" })).toBeVisible();
	await page.getByRole("tab", { name: "Overview" }).focus();
	for (const [index, name] of TABS.entries()) {
		if (index > 0) await page.keyboard.press("ArrowRight");
		await expect(page.getByRole("tab", { name })).toBeFocused();
		await expect(page.getByRole("tab", { name, selected: true })).toBeVisible();
		await expectNoViolations(page, `/accessibility, ${name}`);
	}

	await page.goto(`${hubOrigin()}/accessibility?tab=aria`);
	await untilLive(page);
	const open = page.getByRole("button", { name: "Open the dialog" });
	await open.focus();
	await page.keyboard.press("Enter");
	const dialog = page.getByRole("dialog", { name: "A modal dialog" });
	await expect(dialog.getByRole("textbox", { name: "Your name" })).toBeFocused();
	// The focus goes around within the dialog: the field, two buttons and the close button.
	for (let press = 0; press < 4; press += 1) {
		await page.keyboard.press("Tab");
		await expect(dialog.locator(":focus")).toHaveCount(1);
	}
	await expect(dialog.getByRole("textbox", { name: "Your name" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(dialog).toHaveCount(0);
	await expect(open).toBeFocused();

	await page.goto(`${hubOrigin()}/accessibility?tab=keyboard`);
	await untilLive(page);
	await page.keyboard.press("Alt+/");
	await expect(page.getByRole("dialog", { name: "Keyboard help" })).toBeVisible();
	await page.keyboard.press("Escape");
	await expect(page.getByRole("dialog")).toHaveCount(0);
	await page.keyboard.press("Control+k");
	await expect(page.getByRole("combobox", { name: "Command palette" })).toBeFocused();
	await page.keyboard.press("Escape");
	await expect(page.getByText("Pressed", { exact: true })).toHaveCount(3);
	const list = page.getByRole("listbox", { name: "Named colors of CSS" });
	await list.focus();
	const active = async () => (await list.locator("[aria-selected=true]").getAttribute("aria-posinset")) ?? "";
	for (const [key, position] of [
		["PageDown", "11"],
		["ArrowDown", "12"],
		["PageUp", "2"],
		["End", "148"],
		["Home", "1"],
	] as const) {
		await page.keyboard.press(key);
		expect(await active(), key).toBe(position);
	}
	expect(errors).toEqual([]);
});

test("the contrast calculator reads what CSS reads, in German and on a phone too", { tag: "@soak" }, async ({
	page,
}) => {
	await page.goto(`${hubOrigin()}/accessibility?tab=contrast`);
	await untilLive(page);
	const result = page.getByRole("status").filter({ hasText: "Contrast" });
	await page.getByLabel("Text color", { exact: true }).fill("hsl(0 0% 46.7%)");
	await page.getByLabel("Background color", { exact: true }).fill("white");
	await expect(result).toContainText("Contrast 4.47 to 1");
	await expect(result.getByText("Fails AA, at least 4.5:1")).toBeVisible();
	await expect(result.getByText("Passes AA, at least 3:1")).toBeVisible();
	await page.getByLabel("Text color", { exact: true }).fill("no color");
	await expect(page.getByText("This is no color that CSS knows.", { exact: false })).toBeVisible();

	await page.context().addCookies([{ name: "scriptorium-language", value: "de", url: hubOrigin() }]);
	await page.goto(`${hubOrigin()}/accessibility?tab=contrast`);
	await untilLive(page);
	await expect(page.getByRole("status").filter({ hasText: "4,54" })).toBeVisible();
	await expectNarrowPage(page, "/accessibility in German");
});

test("any page is checked from the palette: faults with their elements, and axe-core only then", async ({ page }) => {
	const errors = watchForErrors(page);
	const loaded: string[] = [];
	page.on("request", (request) => loaded.push(request.url()));
	await page.goto(`${hubOrigin()}/faq`);
	await untilLive(page);
	await addPicture(page);
	await page.keyboard.press("Control+k");
	await page.getByRole("combobox", { name: "Command palette" }).fill("check the accessibility");
	expect(loaded.filter(isAxe)).toEqual([]);
	await page.keyboard.press("Enter");
	const panel = page.getByRole("region", { name: "Accessibility check of this page" });
	await expect(panel.getByText("1 issue, 1 of them critical.")).toBeVisible();
	await expect(panel).toContainText("Score 78 of 100");
	expect(loaded.filter(isAxe)).toHaveLength(1);
	await expect(panel.getByText("What to do").first()).toBeVisible();
	await panel.getByRole("button", { name: "Show #undescribed" }).click();
	await expect(page.locator("#undescribed")).toBeFocused();
	await expect(page.locator("#undescribed")).toBeInViewport();
	await page.keyboard.press("Escape");
	await expect(panel.getByRole("button", { name: "Show #undescribed" })).toBeFocused();

	await page.evaluate(() => document.querySelector("#undescribed")?.remove());
	await panel.getByRole("button", { name: "Check again" }).click();
	await expect(panel.getByText("No issues found")).toBeVisible();
	await expect(panel).toContainText("Score 100 of 100");
	await page.setViewportSize({ width: 390, height: 844 });
	await expect(panel.getByRole("button", { name: "Close" })).toBeInViewport();
	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);
	await expect(page.getByRole("main")).toBeFocused();
	expect(errors).toEqual([]);
});

test("a check whose code does not come says so, and works when it does", async ({ page }) => {
	await page.route(
		(address) => isAxe(address.pathname),
		(route) => route.abort(),
	);
	await page.goto(`${hubOrigin()}/accessibility?tab=testing`);
	await untilLive(page);
	await page.getByRole("button", { name: "Check this page" }).click();
	await expect(page.getByText("This page could not be checked")).toBeVisible();
	await page.unrouteAll();
	await page.getByRole("button", { name: "Check again" }).click();
	await expect(page.getByText("Score 100 of 100")).toBeAttached();
});
