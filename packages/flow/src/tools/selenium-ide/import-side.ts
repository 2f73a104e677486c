import { type ImportedRecording, type ImportResult, importError, MAX_ACTIONS } from "../imported.ts";
import { withoutSecrets } from "../imported-secrets.ts";
import { readableProject } from "./side-project.ts";
import { SideReader } from "./side-reader.ts";

const MAX_TESTS = 1000;
const MAX_TITLE_LENGTH = 400;

/** A project is a collection: each of its tests is a recording. */
export interface ImportedProject {
	readonly title: string;
	/** In the order of the file. */
	readonly recordings: readonly ImportedRecording[];
}

/**
 * Imports a project of Selenium IDE, of any version since 1.0, with all alternative locators of each command.
 * @param document parsed JSON of the file
 * @param now milliseconds since 1970, as the file has no times
 * @returns one recording per test, with notes on commands that were changed or left out; fails with an `ImportErrorCode`
 */
export function importSide(document: unknown, now: number): ImportResult<ImportedProject> {
	const parsed = readableProject.safeParse(document);
	if (!parsed.success)
		return importError("NOT_A_RECORDING", "This file is no project of Selenium IDE: it has no name and tests.");
	const { name, url, tests } = parsed.data;
	const count = tests.reduce((sum, { commands }) => sum + commands.length, 0);
	if (count > MAX_ACTIONS || tests.length > MAX_TESTS) {
		const limits = `at most ${MAX_ACTIONS} and ${MAX_TESTS} can be read`;
		return importError("TOO_LARGE", `This project has ${count} commands in ${tests.length} tests; ${limits}.`);
	}
	let left = MAX_ACTIONS;
	const recordings: ImportedRecording[] = [];
	for (const test of tests) {
		const reader = new SideReader(now, url ?? "");
		for (const [at, command] of test.commands.entries()) {
			reader.read(command, at + 1);
			if (reader.actions.length > left)
				return importError("TOO_LARGE", `The commands of this project do more than ${MAX_ACTIONS} things.`);
		}
		left -= reader.actions.length;
		const title = test.name.slice(0, MAX_TITLE_LENGTH);
		recordings.push(withoutSecrets({ title, actions: reader.actions, notes: reader.notes }));
	}
	return { ok: true, value: { title: name.slice(0, MAX_TITLE_LENGTH), recordings } };
}
