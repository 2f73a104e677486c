import { parseArgs } from "node:util";
import { describeSource } from "./report/describe-source.ts";
import { writeSection } from "./report/write-section.ts";
import { measureTestRuns } from "./test-runs/measure-test-runs.ts";
import { writeReport } from "./test-runs/write-report.ts";

/** `npm run bench test-runs`: from the request for a test run on the server to its result, beside a bare browser that does the same. */
export async function run(args: readonly string[]): Promise<void> {
	const { values } = parseArgs({
		args: args.filter((arg) => arg !== "--"),
		options: { write: { type: "boolean", default: false }, runs: { type: "string", default: "15" } },
	});
	const measured = await measureTestRuns(Number(values.runs));
	const report = writeReport(measured, describeSource(measured.chromium));
	console.log(report);
	if (values.write) await writeSection("test-runs", report);
}
