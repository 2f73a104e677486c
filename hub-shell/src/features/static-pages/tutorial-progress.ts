import * as z from "zod/mini";

/** Steps that a reader has marked as done, by id of the tutorial; kept in the browser only. */
export type TutorialProgress = Readonly<Record<string, readonly number[]>>;

const KEY = "scriptorium.tutorials";
const stored = z.record(z.string(), z.array(z.int().check(z.nonnegative())));

/**
 * Reads the progress; an unreadable one counts as none.
 * @param storage The browser's storage.
 * @returns Indexes of the steps that are done, by id of the tutorial.
 */
export function readProgress(storage: Pick<Storage, "getItem">): TutorialProgress {
	try {
		const parsed = z.safeParse(stored, JSON.parse(storage.getItem(KEY) ?? "{}"));
		return parsed.success ? parsed.data : {};
	} catch {
		// Storage is switched off, or somebody has changed the text.
		return {};
	}
}

/**
 * Marks a step as done or not done, and stores it.
 * @param storage The browser's storage; without it the progress lasts until the page is left.
 * @param progress The lessons that are done so far.
 * @param change Id of the tutorial, index of the step, and whether it is done now.
 * @returns The new progress.
 */
export function changeProgress(
	storage: Pick<Storage, "setItem">,
	progress: TutorialProgress,
	change: { readonly tutorial: string; readonly step: number; readonly done: boolean },
): TutorialProgress {
	const others = (progress[change.tutorial] ?? []).filter((step) => step !== change.step);
	const steps = change.done ? [...others, change.step].sort((one, other) => one - other) : others;
	const changed = { ...progress, [change.tutorial]: steps };
	try {
		storage.setItem(KEY, JSON.stringify(changed));
	} catch (error) {
		console.warn("The progress of the tutorials cannot be stored", error);
	}
	return changed;
}
