import { parseArgs } from "node:util";
import { writeSection } from "./report/write-section.ts";
import { measureSearch } from "./search/measure-search.ts";
import { writeReport } from "./search/write-report.ts";

/** `npm run bench search`: how often a search finds the seeded script that a person would want. */
export async function run(args: readonly string[]): Promise<void> {
	const { values } = parseArgs({
		args: args.filter((arg) => arg !== "--"),
		options: { write: { type: "boolean", default: false } },
	});
	const report = writeReport(await measureSearch());
	console.log(report);
	if (values.write) await writeSection("search", report);
}
