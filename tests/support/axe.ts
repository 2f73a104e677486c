import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose outcome depends on colors, the only difference between the themes. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/**
 * Checks WCAG 2.2 A and AA and axe's best practices in the light theme, and the color rules in the dark one.
 * @param page a page without frames; it stays in the dark theme, without transitions
 * @param where name of the screen in the message of a failure
 * @param frame selector of the frames that the page has after all, and whose content is not the hub's: they are left out
 */
export async function expectNoViolations(page: Page, where: string, frame?: string): Promise<void> {
	// The header is sticky and covers controls that are scrolled below it; axe reports covered controls as too small.
	await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }));
	await chooseTheme(page, "light");
	await expectNone((await withoutFrames(page, frame)).withTags(STANDARD), `${where}, light`);
	await chooseTheme(page, "dark");
	await expectNone((await withoutFrames(page, frame)).withRules(COLOR_RULES), `${where}, dark`);
}

/**
 * Checks a page at the widths of a tablet and a telephone: no violations, and nothing that is cut off at the side.
 * @param page a page without frames; it stays at the width of a telephone, in the dark theme
 * @param where name of the screen in the message of a failure
 * @param frame as in `expectNoViolations`
 */
export async function expectNarrowPage(page: Page, where: string, frame?: string): Promise<void> {
	for (const width of [768, 390]) {
		await page.setViewportSize({ width, height: 844 });
		await expectNoViolations(page, `${where} at ${width} px`, frame);
		const overflow = await page.evaluate(
			() => document.documentElement.scrollWidth - document.documentElement.clientWidth,
		);
		expect(overflow, `${where} at ${width} px`).toBeLessThanOrEqual(0);
	}
}

/**
 * Runs the checks of `expectNoViolations` on one part of a page. For open menus: a menu covers controls behind it, and axe reports
 * covered controls as too small.
 * @param page a page without frames; it stays in the dark theme, without transitions
 * @param part selector of the part
 * @param where name of the part in the message of a failure
 */
export async function expectNoViolationsIn(page: Page, part: string, where: string): Promise<void> {
	await chooseTheme(page, "light");
	await expectNone((await withoutFrames(page, undefined)).include(part).withTags(STANDARD), `${where}, light`);
	await chooseTheme(page, "dark");
	await expectNone((await withoutFrames(page, undefined)).include(part).withRules(COLOR_RULES), `${where}, dark`);
}

/** Disables transitions: during one, colors are those of neither theme. */
async function chooseTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** The other mode looks into frames of other origins through a page of its own, which takes twice as long. There must be none. */
async function withoutFrames(page: Page, frame: string | undefined): Promise<AxeBuilder> {
	const left = frame === undefined ? 0 : await page.locator(frame).count();
	expect(page.frames()).toHaveLength(1 + left);
	// Of rules that pass, axe would describe every element otherwise.
	const axe = new AxeBuilder({ page }).options({ resultTypes: ["violations"] }).setLegacyMode(true);
	return frame === undefined ? axe : axe.exclude(frame);
}

async function expectNone(axe: AxeBuilder, where: string): Promise<void> {
	const { violations } = await axe.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
	expect(found, where).toEqual([]);
}
