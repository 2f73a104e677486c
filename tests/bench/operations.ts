import { parseArgs } from "node:util";
import { measureOperations } from "./operations/measure-operations.ts";
import { writeReport } from "./operations/write-report.ts";
import { writeSection } from "./report/write-section.ts";

/**
 * `npm run bench operations`: the admin panel's figures and lists at 1,000,000 events and 100,000 reports, compared with a tenth
 * of both (`--events`, `--reports`).
 */
export async function run(args: readonly string[]): Promise<void> {
	const { values } = parseArgs({
		args: args.filter((arg) => arg !== "--"),
		options: {
			write: { type: "boolean", default: false },
			events: { type: "string", default: "1000000" },
			reports: { type: "string", default: "100000" },
		},
	});
	const full = { events: Number(values.events), reports: Number(values.reports) };
	const tenth = { events: Math.round(full.events / 10), reports: Math.round(full.reports / 10) };
	const measured = [];
	for (const size of [tenth, full]) measured.push(await measureOperations(size, console.log));
	const report = writeReport(measured);
	console.log(report);
	if (values.write) await writeSection("operations", report);
}
