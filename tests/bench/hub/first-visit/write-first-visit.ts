import { stableName } from "../../../support/first-visit-budget.ts";
import { table } from "../../analyzer/report/table.ts";
import { wrap } from "../../analyzer/report/wrap.ts";
import { bytesOf, type MeasuredVisit, type VisitScript } from "./measure-first-visit.ts";

const MAX_PATH_LENGTH = 72;
const kB = (bytes: number) => (bytes / 1000).toFixed(1);

/** The bundler names some files after all that is in them; beginning and end tell them apart. */
function short(path: string): string {
	return path.length <= MAX_PATH_LENGTH
		? path
		: `${path.slice(0, MAX_PATH_LENGTH / 2)}…${path.slice(-MAX_PATH_LENGTH / 2)}`;
}

/** What first visits cost in JavaScript, in Markdown. */
export function writeFirstVisits(
	visits: readonly MeasuredVisit[],
	{ runs, source }: { readonly runs: number; readonly source: string },
): string {
	const misses = visits
		.filter(({ page, onPhone }) => bytesOf(onPhone) > page.maxBytes)
		.map(({ page, onPhone }) => `${page.name} by ${kB(bytesOf(onPhone) - page.maxBytes)} kB`);
	return [
		wrap(
			`${source} Pages with a cold cache, without throttling, until nothing more is asked for without input; the heaviest of ${runs} visits. kB as they came (brotli), without headers; the goal is for phones.`,
		),
		table(
			["Page", "phone kB", "goal", "scripts", "wide screen kB", "scripts"],
			visits.map(({ page, onPhone, onWideScreen }) => [
				`\`${page.name}\``,
				kB(bytesOf(onPhone)),
				kB(page.maxBytes),
				onPhone.length,
				kB(bytesOf(onWideScreen)),
				onWideScreen.length,
			]),
		),
		wrap(`Goals: ${misses.length === 0 ? "met by every page" : `missed by ${misses.join(", ")}`}.`),
		"Every script on a phone, kB:",
		listScripts(visits),
	].join("\n\n");
}

/** A row for each file, the heaviest first, and a column for each page. */
function listScripts(visits: readonly MeasuredVisit[]): string {
	const weights = visits.map(({ onPhone }) => weightsByName(onPhone));
	const names = [...new Set(weights.flatMap((byName) => [...byName.keys()]))];
	const heaviest = (name: string) => Math.max(...weights.map((byName) => byName.get(name) ?? 0));
	return table(
		["Script", ...visits.map(({ page }) => page.name)],
		names
			.toSorted((one, other) => heaviest(other) - heaviest(one))
			.map((name) => [
				short(name),
				...weights.map((byName) => {
					const bytes = byName.get(name);
					return bytes === undefined ? "" : kB(bytes);
				}),
			]),
	);
}

/** Different files of the same name are one row. */
function weightsByName(scripts: readonly VisitScript[]): ReadonlyMap<string, number> {
	const weights = new Map<string, number>();
	for (const { path, bytes } of scripts) {
		const name = stableName(path);
		weights.set(name, (weights.get(name) ?? 0) + bytes);
	}
	return weights;
}
