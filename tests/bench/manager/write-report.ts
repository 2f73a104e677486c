import { percentile } from "../analyzer/speed/percentile.ts";
import type { Load } from "./load-page.ts";
import {
	type LoadKind,
	loadKinds,
	type ManagerFigures,
	type ManagerName,
	type SizeFigures,
} from "./measure-managers.ts";

const MAX_RUN_RATIO = 1.2;
const MAX_INSTALL_RATIO = 6;

const names: Readonly<Record<ManagerName, string>> = { own: "Scriptorium", bare: "bare registration", peer: "peer" };

/** The section of the managers, in Markdown. */
export function writeReport({
	source,
	sizes,
}: {
	readonly source: string;
	readonly sizes: readonly SizeFigures[];
}): string {
	const all = sizes.flatMap(({ managers }) => loadKinds.flatMap((kind) => managers.own?.loads[kind] ?? []));
	return [
		source,
		"",
		`**Before the page.** In ${share(all)} loads with Scriptorium, all kinds together, the script ran before the page's first inline script (goal: all).`,
		"",
		"| Manager | Scripts | fresh | warm | worker asleep |",
		"| --- | ---: | ---: | ---: | ---: |",
		...rows(sizes, (figures) => loadKinds.map((kind) => share(figures.loads[kind]))),
		"",
		`**When it runs.** Milliseconds from the first byte of the page to the script, medians; loads of the managers alternate. \`ratio\`: to the bare registration of the same run (goal ≤ ${MAX_RUN_RATIO}).`,
		"",
		"| Manager | Scripts | fresh | ratio | warm | ratio | worker asleep | ratio | page's own script |",
		"| --- | ---: | ---: | ---: | ---: | ---: | ---: | ---: | ---: |",
		...rows(sizes, (figures, { bare }) => [
			...loadKinds.flatMap((kind) => [ms(median(figures, kind)), ratio(median(figures, kind), median(bare, kind))]),
			ms(
				percentile(
					figures.loads.fresh.map(({ inlineMs }) => inlineMs),
					0.5,
				),
			),
		]),
		"",
		`**Installs.** One after the other, in milliseconds; \`ratio\`: to as many bare registrations (goal ≤ ${MAX_INSTALL_RATIO} for the most scripts).`,
		"",
		"| Manager | Scripts | all | each | ratio |",
		"| --- | ---: | ---: | ---: | ---: |",
		...rows(sizes, ({ installMs }, { bare }, scripts) => [
			String(Math.round(installMs)),
			ms(installMs / scripts),
			ratio(installMs, bare?.installMs ?? null),
		]),
	].join("\n");
}

function rows(
	sizes: readonly SizeFigures[],
	cells: (figures: ManagerFigures, managers: SizeFigures["managers"], scripts: number) => readonly string[],
): string[] {
	return sizes.flatMap(({ scripts, managers }) =>
		(Object.entries(managers) as [ManagerName, ManagerFigures][]).map(
			([name, figures]) => `| ${[names[name], scripts, ...cells(figures, managers, scripts)].join(" | ")} |`,
		),
	);
}

const share = (loads: readonly Load[]): string =>
	`${loads.filter(({ beforeInline }) => beforeInline).length}/${loads.length}`;

/** Null when no script ran. */
function median(figures: ManagerFigures | undefined, kind: LoadKind): number | null {
	const times = (figures?.loads[kind] ?? []).flatMap(({ ranMs }) => (ranMs === null ? [] : [ranMs]));
	return times.length === 0 ? null : percentile(times, 0.5);
}

const ms = (value: number | null): string => (value === null ? "did not run" : value.toFixed(1));

const ratio = (value: number | null, base: number | null): string =>
	value === null || base === null || base <= 0 ? "–" : (value / base).toFixed(2);
