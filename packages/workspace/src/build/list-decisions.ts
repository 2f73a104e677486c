import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rootFolder } from "../root-folder.ts";

const FOLDER = join(rootFolder, "docs", "decisions");

/** Absolute path of the index of decisions. */
export const decisionsIndexFile = join(FOLDER, "README.md");

/**
 * Writes the index of the decisions: number, title and status of each. A decision that no longer holds says so in its first paragraph:
 * `_Replaced by [70](0070-server-rendered-screens.md)…_`.
 * @returns the text of `decisionsIndexFile`
 * @throws Error if a file does not begin with the number in its name
 */
export function listDecisions(): string {
	const files = readdirSync(FOLDER)
		.filter((file) => /^\d{4}-[\w-]+\.md$/.test(file))
		.toSorted();
	const rows = files.map((file) => {
		const text = readFileSync(join(FOLDER, file), "utf8");
		const number = Number(file.slice(0, 4));
		const [, written, title] = /^# (\d+)\. ([^\n]+)\n/.exec(text) ?? [];
		if (Number(written) !== number || title === undefined)
			throw new Error(`${file} does not begin with '# ${number}. Title'`);
		const replaced = /^_Replaced by ([^:_]+?)[:_]/m.exec(text)?.[1];
		return {
			number,
			row: `| ${number} | [${title}](${file}) | ${replaced ? `replaced by ${replaced}` : "in force"} |`,
		};
	});
	const numbers = new Set(rows.map(({ number }) => number));
	const last = Math.max(...numbers);
	const unassigned = Array.from({ length: last }, (_, index) => index + 1).filter((number) => !numbers.has(number));
	return [
		"# Decisions",
		"",
		"Written by `npm run build:decisions`: do not edit. Each record states the context, the decision, its costs and the rejected alternatives.",
		"",
		"| Number | Decision | Status |",
		"| ---: | --- | --- |",
		...rows.map(({ row }) => row),
		"",
		...(unassigned.length === 0 ? [] : [`These numbers were never assigned: ${unassigned.join(", ")}.`, ""]),
	].join("\n");
}
