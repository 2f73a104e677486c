import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

/** Rules whose outcome depends on colors, the only difference between the themes. */
const COLOR_RULES = ["color-contrast", "link-in-text-block"];

/** Checks WCAG 2.2 A and AA and axe's best practices in the light theme, and the color rules in the dark one. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
	await chooseTheme(page, "light");
	await expectNone(ofOneFrame(page).withTags(STANDARD), `${where}, light`);
	await chooseTheme(page, "dark");
	await expectNone(ofOneFrame(page).withRules(COLOR_RULES), `${where}, dark`);
}

/** Disables transitions: during one, colors are those of neither theme. */
async function chooseTheme(page: Page, colorScheme: "light" | "dark"): Promise<void> {
	await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
}

/** The other mode looks into frames of other origins through a page of its own, which takes twice as long. There must be none. */
function ofOneFrame(page: Page): AxeBuilder {
	expect(page.frames()).toHaveLength(1);
	return new AxeBuilder({ page }).setLegacyMode(true);
}

async function expectNone(axe: AxeBuilder, where: string): Promise<void> {
	const { violations } = await axe.analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
	expect(found, where).toEqual([]);
}
