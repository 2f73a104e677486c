import { parseArgs } from "node:util";
import { startHubProcess } from "../support/hub-process.ts";
import { measureLoad } from "./load/measure-load.ts";
import { writeReport } from "./load/write-report.ts";
import { writeSection } from "./report/write-section.ts";

/**
 * `npm run bench load`: how long pages take while 20 connections pipeline 500 requests each and ten clients post 2 MB of JSON, and how long
 * a small script waits for its rating beside twelve texts of 1 MB of another client. `--origin` measures a hub that runs already.
 */
export async function run(args: readonly string[]): Promise<void> {
	const { values } = parseArgs({
		args: args.filter((arg) => arg !== "--"),
		options: { write: { type: "boolean", default: false }, origin: { type: "string" } },
	});
	const hub = values.origin === undefined ? await startHubProcess([]) : null;
	try {
		const report = writeReport(await measureLoad(values.origin ?? hub?.origin ?? "", console.log));
		console.log(report);
		if (values.write) await writeSection("load", report);
	} finally {
		await hub?.stop();
	}
}
