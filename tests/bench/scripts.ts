import { createAskModel } from "../../supabase/functions/_shared/model/ask-model.ts";
import { readModelSettings } from "../../supabase/functions/_shared/model/model-settings.ts";
import { describeSource } from "./report/describe-source.ts";
import { askWithModel } from "./scripts/ask-model.ts";
import { askTemplates } from "./scripts/ask-templates.ts";
import { describeResult } from "./scripts/describe-result.ts";
import { measureTasks } from "./scripts/measure-tasks.ts";
import { publishReport } from "./scripts/publish.ts";
import { readTasks } from "./scripts/read-tasks.ts";
import { writeReport } from "./scripts/write-report.ts";

/** Each waits more than it computes. */
const BROWSERS = 2;

/**
 * `npm run bench scripts`: asks for scripts as people do, in template mode, and tries them on pages. Names of tasks choose some. With
 * `--model`, the model of the environment (`AI_MODEL` and the other variables of the functions) writes the scripts. `--write` puts the
 * figures of all tasks into the benchmarks; those of a stand-in or a local model are refused.
 */
export async function run(args: readonly string[]): Promise<void> {
	const chosen = args.filter((one) => !one.startsWith("--"));
	const tasks = (await readTasks()).filter(({ name }) => chosen.length === 0 || chosen.includes(name));
	const read = readModelSettings((name) => process.env[name]);
	if (!read.ok) throw new Error(read.error.message);
	const settings = args.includes("--model") ? read.value : null;
	if (args.includes("--model") && settings === null)
		throw new Error("Set AI_MODEL and the address or key of its provider.");
	const ask = settings === null ? askTemplates : askWithModel(settings, createAskModel(settings));
	const { measured, chromium } = await measureTasks(tasks, {
		ask,
		browsers: BROWSERS,
		onMeasured: (one) => console.log(describeResult(one)),
	});
	const report = writeReport(measured, describeSource(chromium), settings === null ? "templates" : settings.model);
	console.log(report);
	if (args.includes("--write") && chosen.length === 0) await publishReport(report, settings);
}
