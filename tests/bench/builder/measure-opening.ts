import type { Browser, Page } from "@playwright/test";
import { largeFlow, openFlow } from "../../support/large-flow.ts";

const STEPS = 1000;
const ROUNDS = 5;

/** Medians of several visits, in milliseconds. */
export interface OpeningFigures {
	readonly steps: number;
	/** From the start of the navigation until outline and canvas show the first steps. */
	readonly reload: Opening;
	/** The same from the click on a link of another page of the hub. */
	readonly click: Opening;
}

export interface Opening {
	readonly shownMs: number;
	/** Until the outline has also selected a step that was pressed right then. */
	readonly answeredMs: number;
}

/** Measures how long a stored flow of 1,000 steps takes to open at 1280 × 900, with what is cached after a first visit. */
export async function measureOpening(browser: Browser, origin: string): Promise<OpeningFigures> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
	const page = await context.newPage();
	await openFlow(page, origin, largeFlow(STEPS));
	const reload: Opening[] = [];
	const click: Opening[] = [];
	for (let round = 0; round < ROUNDS; round++) {
		await page.reload({ waitUntil: "commit" });
		reload.push(await readOpening(page, 0));
		await page.goto(`${origin}/explore`);
		await page.waitForLoadState("networkidle");
		await page.evaluate(() => performance.mark("click"));
		await page.locator('a[href="/builder"]').first().click();
		click.push(await readOpening(page, await markedAt(page)));
	}
	await context.close();
	return { steps: STEPS, reload: medianOf(reload), click: medianOf(click) };
}

const markedAt = (page: Page) =>
	page.evaluate(() => performance.getEntriesByName("click").at(-1)?.startTime ?? Number.NaN);

/** Waits until the steps are shown, presses one of them, and waits for the answer; all by the clock of the page. */
async function readOpening(page: Page, startMs: number): Promise<Opening> {
	const shownAt = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const look = () => {
					const isShown =
						document.querySelector(".react-flow__node") !== null &&
						document.querySelectorAll("[role=treeitem]").length > 5;
					if (isShown) resolve(performance.now());
					else requestAnimationFrame(look);
				};
				look();
			}),
	);
	// Without the checks of a click, which wait for two frames.
	const fourth = page.getByRole("treeitem").nth(3);
	await fourth.evaluate((row) => row.scrollIntoView({ block: "center" }));
	const row = await fourth.boundingBox();
	if (row === null) throw new Error("The outline has no fourth row.");
	await page.mouse.click(row.x + row.width / 2, row.y + row.height / 2);
	const answeredAt = await page.evaluate(
		() =>
			new Promise<number>((resolve) => {
				const look = () => {
					const rows = document.querySelectorAll("[role=treeitem]");
					if (rows[3]?.ariaSelected === "true") resolve(performance.now());
					else requestAnimationFrame(look);
				};
				look();
			}),
	);
	return { shownMs: shownAt - startMs, answeredMs: answeredAt - startMs };
}

const medianOf = (openings: readonly Opening[]): Opening => ({
	shownMs: median(openings.map(({ shownMs }) => shownMs)),
	answeredMs: median(openings.map(({ answeredMs }) => answeredMs)),
});

const median = (values: readonly number[]): number =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
