import { measureAnalyzer } from "./analyzer/measure-analyzer.ts";
import { parseOptions } from "./analyzer/options.ts";
import { isPublicCall } from "./analyzer/public/options.ts";
import { runPublicBench } from "./analyzer/public/run-public-bench.ts";
import { nameMisses } from "./analyzer/report/name-misses.ts";
import { writeFiles } from "./analyzer/report/write-files.ts";
import { writeReport } from "./analyzer/report/write-report.ts";

/** `npm run bench analyzer`: recall, false alarms and speed of the analyzer, compared with other scanners; with a folder, on public scripts. */
export async function run(args: readonly string[]): Promise<void> {
	if (isPublicCall(args)) return runPublicBench(args);
	const options = parseOptions(args);
	const measured = await measureAnalyzer(options);
	const report = writeReport(measured);
	console.log(report);
	if (options.verbose) console.log(`\n${nameMisses(measured.open).join("\n")}`);
	if (options.write) await writeFiles(measured.card, report);
}
