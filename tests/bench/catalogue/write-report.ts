import { loadavg } from "node:os";
import { describeMachine } from "../analyzer/describe-source.ts";
import { table } from "../analyzer/report/table.ts";
import { wrap } from "../analyzer/report/wrap.ts";
import { CLIENTS, type MeasuredCatalogue, SHARED_BUFFERS } from "./measure-catalogue.ts";
import type { Timing } from "./time-questions.ts";

const cell = ({ p50, p95 }: Timing) => `${p50.toFixed(1)} / ${p95.toFixed(1)}`;

/** The section of the benchmarks, in Markdown. */
export function writeReport({ rows, runs, databaseMegabytes, seedSeconds, questions }: MeasuredCatalogue): string {
	const { cpu, cores, node } = describeMachine();
	const scans = questions.flatMap(({ question, wholeScans }) =>
		wholeScans.map((scan) => `- ${question.name}: ${scan}`),
	);
	const number = new Intl.NumberFormat("en");
	return [
		wrap(
			`${new Date().toISOString().slice(0, 10)}, ${number.format(rows)} scripts (database ${number.format(databaseMegabytes)} MB, shared_buffers ${SHARED_BUFFERS}, filled in ${seedSeconds} s). ${cpu}, ${cores} cores, Node ${node}, load ${(loadavg()[0] ?? 0).toFixed(1)}. Milliseconds, p50 / p95 of ${runs} questions one after the other, and of ${runs * 2} by ${CLIENTS} clients at once; database, REST service and clients share the machine. The last column is answers in a second, as a part of those to the bare list in turns with it.`,
		),
		table(
			["Question (24 rows, and the count)", "SQL", "REST, 1 client", `REST, ${CLIENTS} clients`, "of the bare list"],
			questions.map(({ question, sql, one, many, share }) => [
				question.name,
				cell(sql),
				cell(one),
				cell(many),
				share.toFixed(2),
			]),
		),
		scans.length === 0 ? "No plan reads a whole table." : ["Plans that read a whole table:", "", ...scans].join("\n"),
	].join("\n\n");
}
