import { MAX_STEPS } from "../../document/flow-limits.ts";
import { type ImportedFlow, type ImportResult, importError } from "../imported.ts";
import { SideFlowReader } from "./side-flow-reader.ts";
import { readableProject } from "./side-project.ts";

const MAX_TESTS = 1000;

/**
 * Imports a project of Selenium IDE as flows: unlike a recording, a flow has its conditions, loops and variables.
 * @param document parsed JSON of the file
 * @param now milliseconds since 1970, as the file has no times
 * @returns one flow per test; fails with an `ImportErrorCode`
 */
export function importSideFlows(document: unknown, now: number): ImportResult<readonly ImportedFlow[]> {
	const parsed = readableProject.safeParse(document);
	if (!parsed.success)
		return importError("NOT_A_RECORDING", "This file is no project of Selenium IDE: it has no name and tests.");
	const { url, tests } = parsed.data;
	let left = MAX_STEPS;
	const flows: ImportedFlow[] = [];
	for (const { name, commands } of tests) {
		const reader = new SideFlowReader(now, url ?? "");
		for (const [at, command] of commands.entries()) {
			reader.read(command, at + 1);
			if (reader.size > left || tests.length > MAX_TESTS)
				return importError("TOO_LARGE", `This project has more than ${MAX_STEPS} steps or ${MAX_TESTS} tests.`);
		}
		left -= reader.size;
		flows.push({ title: name, ...reader.finish(name) });
	}
	return { ok: true, value: flows };
}
