import type { CanvasFigures } from "./measure-canvas.ts";
import type { Growth } from "./measure-growth.ts";
import type { OpeningFigures } from "./measure-opening.ts";

const MAX_GROWTH = 12;
const MAX_DRAWN = 200;
const MAX_OPENING_MS = 1000;

export interface BuilderFigures {
	readonly source: string;
	readonly growth: readonly [Growth, Growth];
	readonly opening: OpeningFigures;
	readonly canvas: CanvasFigures;
}

/** The section of the builder, in Markdown. */
export function writeReport({ source, growth, opening, canvas: { drawn, arranged } }: BuilderFigures): string {
	const [small, large] = growth;
	const total = ({ validateMs, generateMs }: Growth) => validateMs + generateMs;
	const row = (figures: Growth) =>
		`| ${figures.steps} | ${figures.validateMs.toFixed(1)} | ${figures.generateMs.toFixed(1)} | ${total(figures).toFixed(1)} |`;
	const others = drawn.rendered.filter((id) => id !== drawn.moved);
	return [
		source,
		"",
		`**Growth.** Milliseconds of validation and generation, medians. Ten times the steps take ${(total(large) / total(small)).toFixed(1)} times as long (goal ${MAX_GROWTH}).`,
		"",
		"| Steps | validate | generate | together |",
		"| ----: | -------: | -------: | -------: |",
		row(small),
		row(large),
		"",
		`**Opening.** A stored flow of ${opening.steps} steps is on outline and canvas ${Math.round(opening.reload.shownMs)} ms after a reload began, and ${Math.round(opening.click.shownMs)} ms after`,
		`a click on a link to the builder. A step that is pressed right then is selected after ${Math.round(opening.reload.answeredMs)} and ${Math.round(opening.click.answeredMs)} ms (goal ${MAX_OPENING_MS}).`,
		"",
		`**Canvas.** Of ${drawn.steps} steps, ${drawn.atFirst} are in the page when the flow is opened and ${drawn.smallest} at the smallest size (goal ${MAX_DRAWN}).`,
		`While one step is dragged, ${drawn.commits} commits render ${drawn.rendered.length} step(s), ${others.length} of which did not move (goal 0).`,
		"",
		`**Layout.** ${arranged.steps} steps are arranged in ${Math.round(arranged.durationMs)} ms. Tasks of the page over 50 ms meanwhile (goal none), by the`,
		`time of the page's own thread: ${listOf(arranged.longTasks.ownMs)}. By the clock, in which other programs ran too: ${countOf(arranged.longTasks.elapsedMs)}.`,
	].join("\n");
}

const listOf = (milliseconds: readonly number[]): string =>
	milliseconds.length === 0 ? "none" : milliseconds.map((each) => `${each} ms`).join(", ");

const countOf = (milliseconds: readonly number[]): string =>
	milliseconds.length === 0 ? "none" : `${milliseconds.length}, the longest of ${Math.max(...milliseconds)} ms`;
