import { table } from "../../analyzer/report/table.ts";
import { wrap } from "../../analyzer/report/wrap.ts";
import { bytesOf, type VisitScript } from "./measure-first-visit.ts";

const GOAL_KB = 200;
const MAX_PATH_LENGTH = 72;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The bundler names some files after all that is in them; beginning and end tell them apart. */
function short(path: string): string {
	return path.length <= MAX_PATH_LENGTH
		? path
		: `${path.slice(0, MAX_PATH_LENGTH / 2)}…${path.slice(-MAX_PATH_LENGTH / 2)}`;
}

/** What home costs in JavaScript, in Markdown. */
export function writeFirstVisit(
	scripts: readonly VisitScript[],
	{ runs, source }: { readonly runs: number; readonly source: string },
): string {
	const total = bytesOf(scripts);
	const verdict = total <= GOAL_KB * 1000 ? "met" : "missed";
	const rows = scripts
		.toSorted((one, other) => other.bytes - one.bytes)
		.map(({ path, bytes }) => [short(path), kB(bytes)]);
	return [
		wrap(
			`${source} Home with a cold cache, without throttling, until the network is idle; the heaviest of ${runs} visits. ${scripts.length} scripts, ${kB(total)} kB as they came (brotli), without headers; goal at most ${GOAL_KB} kB: ${verdict}.`,
		),
		table(["Script", "kB"], rows),
	].join("\n\n");
}
