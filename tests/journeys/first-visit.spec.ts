import { expect, test } from "@playwright/test";
import { FIRST_VISIT_SCRIPT_BYTES, listWeights, totalOf } from "../support/first-visit-budget.ts";
import { hubOrigin, scriptLinks, signIn } from "../support/hub.ts";

test("a first visit shows scripts with little more JavaScript than it needs", async ({ page }) => {
	const sizes: Promise<readonly [string, number]>[] = [];
	page.on("requestfinished", (request) => {
		const { pathname } = new URL(request.url());
		if (!pathname.endsWith(".js")) return;
		sizes.push(request.sizes().then(({ responseBodySize }) => [pathname, responseBodySize] as const));
	});
	await page.goto(hubOrigin());
	await expect(scriptLinks(page, "Featured Bookmarklets")).not.toHaveCount(0);
	await expect(scriptLinks(page, "Recently Added")).toHaveCount(8);
	const weights = new Map(await Promise.all(sizes));
	expect([...weights.keys()].join("\n")).toContain("/home-page-");
	expect(totalOf(weights), listWeights(weights)).toBeLessThanOrEqual(FIRST_VISIT_SCRIPT_BYTES);
});

test("code that was omitted is loaded when it is needed", async ({ page }) => {
	await page.goto(hubOrigin());
	await expect(page.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
	await page.keyboard.press("ControlOrMeta+k");
	await expect(page.getByRole("dialog").getByRole("combobox")).toBeFocused();
	await page.keyboard.press("Escape");
	await page.keyboard.press("?");
	await expect(page.getByRole("dialog")).toContainText("command palette");
	await page.keyboard.press("Escape");
	await page.getByRole("button", { name: /^Extension/ }).hover();
	await expect(page.getByRole("tooltip")).toBeVisible();
	await page.setViewportSize({ width: 390, height: 800 });
	await page.getByRole("button", { name: "Open menu" }).click();
	await expect(page.getByRole("dialog").getByRole("link", { name: "Explore" })).toBeVisible();
});

test("a sign-in in one tab reaches a visitor's other tab", async ({ context, page }) => {
	const other = await context.newPage();
	await other.goto(hubOrigin());
	await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
	await signIn(page, "Rita Reader");
	await expect(other.getByRole("button", { name: /Rita Reader/ })).toBeVisible();
	await page.getByRole("button", { name: /Rita Reader/ }).click();
	await page.getByRole("menuitem", { name: "Log out" }).click();
	await expect(other.getByRole("banner").getByRole("link", { name: "Sign In" })).toBeVisible();
});
