import { measureCatalogue } from "./catalogue/measure-catalogue.ts";
import { parseOptions } from "./catalogue/options.ts";
import { writeReport } from "./catalogue/write-report.ts";
import { writeSection } from "./report/write-section.ts";

/** `npm run bench catalogue`: how quickly lists and searches answer when the catalogue is large. */
export async function run(args: readonly string[]): Promise<void> {
	const options = parseOptions(args);
	const report = writeReport(await measureCatalogue(options, console.log));
	console.log(report);
	if (options.write) await writeSection("catalogue", report);
}
