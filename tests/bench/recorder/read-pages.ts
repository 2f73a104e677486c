import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "@scriptorium/workspace/root-folder";

export interface FixturePage {
	readonly name: string;
	readonly html: string;
}

/**
 * Pages that selectors are measured on.
 * @param set `tuning`: what the weights were chosen with; `unseen`: written by somebody who did not know these, and
 * never looked at while choosing
 */
export function readPages(set: "tuning" | "unseen"): FixturePage[] {
	const folder = join(rootFolder, "tests/fixtures/recorder-pages", set);
	if (!existsSync(folder)) return [];
	return readdirSync(folder)
		.sort()
		.map((file) => ({ name: file.replace(/\.html$/, ""), html: readFileSync(join(folder, file), "utf8") }));
}
