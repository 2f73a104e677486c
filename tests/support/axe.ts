import AxeBuilder from "@axe-core/playwright";
import { expect, type Page } from "@playwright/test";

const STANDARD = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"];

const THEMES = ["light", "dark"] as const;

/** Every rule of WCAG 2.2 A and AA and axe's best practices, on the page as it stands, in the light theme and in the dark. */
export async function expectNoViolations(page: Page, where: string): Promise<void> {
	for (const colorScheme of THEMES) {
		// Without motion: a colour on its way from one theme to the other is neither's.
		await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
		await expectNone(ofOneFrame(page), `${where}, ${colorScheme}`);
	}
}

/** The other mode looks into frames of other origins, by way of a page of its own, which takes twice as long. There must be none, then. */
function ofOneFrame(page: Page): AxeBuilder {
	expect(page.frames()).toHaveLength(1);
	return new AxeBuilder({ page }).setLegacyMode(true);
}

async function expectNone(axe: AxeBuilder, where: string): Promise<void> {
	const { violations } = await axe.withTags(STANDARD).analyze();
	const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.target.join(" ")).join(" | ")}`);
	expect(found, where).toEqual([]);
}
