import { readdirSync } from "node:fs";
import type { ScriptTask } from "../../fixtures/script-tasks/script-task.ts";

const folder = new URL("../../fixtures/script-tasks/tasks/", import.meta.url);
const SHARE = 16;

/** A task with the name of its file. */
export interface NamedTask {
	readonly name: string;
	readonly task: ScriptTask;
}

/**
 * Reads all tasks of the bench.
 * @returns the tasks in the order of their names
 */
export async function readTasks(): Promise<NamedTask[]> {
	const names = readdirSync(folder).filter((file) => file.endsWith(".ts"));
	const tasks: NamedTask[] = [];
	for (const file of names.sort()) {
		const { task } = (await import(new URL(file, folder).href)) as { task: ScriptTask };
		tasks.push({ name: file.replace(/\.ts$/, ""), task });
	}
	return tasks;
}

/**
 * Tells which tasks `npm test` tries: one sixteenth, spread over the kinds of pages.
 * @param place of a task in the list
 * @returns whether it is one of them
 */
export const isInShortRun = (place: number): boolean => place % SHARE === 0;
