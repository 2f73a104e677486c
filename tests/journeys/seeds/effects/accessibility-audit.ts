import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import { readSeed } from "@scriptorium/supabase/seed/read-seeds";
import { pinningChecksum } from "@scriptorium/userscript/checksum";
import { textOf } from "../../../support/text-of.ts";
import type { SeedRun } from "../run-seed.ts";

/** The file that the hub serves. */
const AXE = createRequire(fileURLToPath(new URL("../../../../hub-shell/package.json", import.meta.url))).resolve(
	"axe-core/axe.min.js",
);

/** What a script manager gives to a script that asks for it; `chooseCommand` is what choosing from its menu does. */
function menuForScripts(): void {
	Object.defineProperty(globalThis, "GM_registerMenuCommand", {
		value: (name: string, run: () => void) =>
			Object.assign(globalThis, { chooseCommand: (chosen: string) => chosen === name && run() }),
	});
}

/** Gives the page what a script manager would: the library that the script requires, and a menu. */
export async function provideManager(page: Page): Promise<void> {
	await page.addInitScript({ path: AXE });
	await page.addInitScript(menuForScripts);
}

/** Chooses the script's command in the menu. */
export const startAudit = (page: Page) => page.evaluate("chooseCommand('Check this page')");

export async function checkEffect({ page, expect, open }: SeedRun): Promise<void> {
	const { metadata } = textOf(readSeed("accessibility-audit").code);
	const sums = metadata?.requires.map((address) => pinningChecksum(address)?.hex);
	expect(sums).toEqual([createHash("sha256").update(readFileSync(AXE)).digest("hex")]);
	await provideManager(page);
	await open();
	const panel = page.getByRole("region", { name: "Accessibility Audit" });
	const status = panel.getByRole("status");
	await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
	await expect(panel).toHaveCount(0);

	await startAudit(page);
	await expect(status).toHaveText("Score 54 of 100: 3 issues, 2 of them critical.");
	await expect(panel.getByRole("button", { name: "Close" })).toBeFocused();
	await expect(panel.getByRole("heading", { level: 3 })).toHaveText([
		"Buttons must have discernible text",
		"Images must have alternative text",
		"Elements must meet minimum color contrast ratio thresholds",
		"For you to decide (these do not count)",
		"Elements must meet minimum color contrast ratio thresholds",
	]);
	await expect(panel.getByText("critical, 1 element.")).toHaveCount(2);
	await expect(panel.getByText("Element does not have an alt attribute")).toBeVisible();
	await expect(panel.getByRole("link", { name: "About this rule" }).first()).toHaveAttribute(
		"href",
		/^https:\/\/dequeuniversity\.com\//,
	);

	// The frame is around the element, and follows it.
	await panel.getByRole("button", { name: "Show #chart" }).click();
	await expect(status).toContainText("framed and has the focus");
	const chart = page.locator("#chart");
	const ring = page.locator("#ring");
	await expect(chart).toBeFocused();
	await expect(chart).toBeInViewport();
	const expectAround = async () => {
		const [inner, outer] = [await chart.boundingBox(), await ring.boundingBox()];
		if (!inner || !outer) throw new Error("The element or its frame has no place");
		expect([outer.x, outer.y]).toEqual([inner.x - 6, inner.y - 6]);
		expect([outer.width, outer.height]).toEqual([inner.width + 12, inner.height + 12]);
	};
	await expectAround();
	await page.mouse.move(200, 300);
	await page.mouse.wheel(0, 40);
	await expect.poll(() => chart.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(-40);
	await expect.poll(() => ring.evaluate((element) => Math.round(element.getBoundingClientRect().top))).toBe(-46);
	await page.keyboard.press("Escape");
	await expect(panel).toHaveCount(0);

	// By keyboard; an element that is gone meanwhile is not framed.
	await page.locator("#unnamed").focus();
	await page.keyboard.press("Alt+Shift+A");
	await expect(status).toContainText("Score 54 of 100");
	await expect(chart).not.toHaveAttribute("tabindex");
	await chart.evaluate((element) => element.remove());
	await panel.getByRole("button", { name: "Show #chart" }).click();
	await expect(status).toHaveText("This element is no longer on the page. Run the audit again.");
	await expect(ring).toBeHidden();
	await panel.getByRole("button", { name: "Close" }).click();
	await expect(panel).toHaveCount(0);
	await expect(page.locator("#unnamed")).toBeFocused();
}
