import type { Browser, Page } from "@playwright/test";
import { largeFlow, openFlow } from "../../support/large-flow.ts";
import { dragOneStep, watchRenderedSteps } from "../../support/rendered-steps.ts";
import { type LongTasks, longTasksDuring } from "./main-thread-tasks.ts";

const DRAWN_STEPS = 5000;
const ARRANGED_STEPS = 1000;

export interface CanvasFigures {
	readonly drawn: {
		readonly steps: number;
		/** Elements of steps that are in the page when the flow is opened, and as small as it goes. */
		readonly atFirst: number;
		readonly smallest: number;
		readonly commits: number;
		/** Steps that were rendered while one was dragged, without the selection before it. */
		readonly rendered: readonly string[];
		readonly moved: string;
	};
	readonly arranged: {
		readonly steps: number;
		readonly durationMs: number;
		/** While the layout was under way. */
		readonly longTasks: LongTasks;
	};
}

/** Measures the canvas of the served hub at 1280 × 900. */
export async function measureCanvas(browser: Browser, origin: string): Promise<CanvasFigures> {
	return { drawn: await measureDrawing(browser, origin), arranged: await measureLayout(browser, origin) };
}

const stepsOf = (page: Page) => page.locator(".react-flow__node");

async function openPage(browser: Browser, origin: string, steps: number): Promise<Page> {
	const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, reducedMotion: "reduce" });
	const page = await context.newPage();
	await watchRenderedSteps(page);
	await openFlow(page, origin, largeFlow(steps));
	await stepsOf(page).first().waitFor();
	return page;
}

async function measureDrawing(browser: Browser, origin: string): Promise<CanvasFigures["drawn"]> {
	const page = await openPage(browser, origin, DRAWN_STEPS);
	const atFirst = await stepsOf(page).count();
	for (let press = 0; press < 8; press++) await page.getByRole("button", { name: "Zoom out" }).click();
	const smallest = await stepsOf(page).count();
	for (let press = 0; press < 4; press++) await page.getByRole("button", { name: "Zoom in" }).click();
	const { moved, commits, rendered } = await dragOneStep(page);
	await page.context().close();
	return { steps: DRAWN_STEPS, atFirst, smallest, commits, rendered, moved };
}

async function measureLayout(browser: Browser, origin: string): Promise<CanvasFigures["arranged"]> {
	const page = await openPage(browser, origin, ARRANGED_STEPS);
	const start = performance.now();
	let durationMs = 0;
	const longTasks = await longTasksDuring(browser, page, async () => {
		await page.getByRole("button", { name: "Tidy up" }).click();
		await page.getByText("Arranged the steps").waitFor({ state: "attached", timeout: 120_000 });
		await stepsAtRest(page);
		durationMs = performance.now() - start;
	});
	await page.context().close();
	return { steps: ARRANGED_STEPS, durationMs, longTasks };
}

/** The canvas shows a layout in parts, one for each frame: waits until a number of frames in a row moved no step. */
async function stepsAtRest(page: Page): Promise<void> {
	await page.evaluate(async () => {
		const FRAMES = 20;
		const places = () =>
			[...document.querySelectorAll<HTMLElement>(".react-flow__node")]
				.map(({ dataset, style }) => `${dataset.id} ${style.transform}`)
				.join("\n");
		let last = "";
		for (let still = 0; still < FRAMES; ) {
			await new Promise((resolve) => requestAnimationFrame(resolve));
			const now = places();
			still = now === last ? still + 1 : 0;
			last = now;
		}
	});
}
