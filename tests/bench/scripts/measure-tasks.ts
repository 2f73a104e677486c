import type { Browser } from "@playwright/test";
import { launchBrowser } from "../authoring/everyday-browser.ts";
import { bundleInPage } from "./bundle-in-page.ts";
import type { NamedTask } from "./read-tasks.ts";
import { type Ask, type TaskResult, tryTask } from "./try-task.ts";

/** A task with what became of it. */
export interface MeasuredTask extends NamedTask {
	readonly result: TaskResult;
}

export interface MeasureOptions {
	readonly ask: Ask;
	/** Browsers at a time. */
	readonly browsers: number;
	onMeasured(measured: MeasuredTask): void;
}

/**
 * Tries tasks.
 * @param tasks to be tried
 * @param options how requests become scripts, and who hears of each result
 * @returns the results in the order of the tasks, and the version of the browser
 */
export async function measureTasks(
	tasks: readonly NamedTask[],
	{ ask, browsers, onMeasured }: MeasureOptions,
): Promise<{ readonly measured: MeasuredTask[]; readonly chromium: string }> {
	const inPage = await bundleInPage();
	const queue = [...tasks];
	const results = new Map<string, MeasuredTask>();
	const work = async (browser: Browser) => {
		for (let next = queue.shift(); next; next = queue.shift()) {
			const measured = { ...next, result: await tryTask(next.task, ask, { browser, inPage }) };
			results.set(next.name, measured);
			onMeasured(measured);
		}
	};
	const started = await Promise.all(Array.from({ length: browsers }, launchBrowser));
	try {
		await Promise.all(started.map(work));
		const chromium = started[0]?.version() ?? "";
		return { measured: tasks.flatMap(({ name }) => results.get(name) ?? []), chromium };
	} finally {
		await Promise.all(started.map((browser) => browser.close()));
	}
}
