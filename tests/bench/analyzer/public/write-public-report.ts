import type { PublicHalf } from "../../../corpus/public/public-scripts.ts";
import type { Share } from "../counts/wilson.ts";
import { table } from "../report/table.ts";
import { wrap } from "../report/wrap.ts";
import { countOutcomes, countReasons, countRules } from "./count-public.ts";
import type { RatedScript } from "./rating.ts";

/** Scripts that are counted together. */
export interface MeasuredPart {
	/** Null for a folder that is on no list. */
	readonly half: PublicHalf | null;
	readonly scripts: readonly RatedScript[];
}

const EXPLANATION =
	"Shares with 95 % Wilson intervals. A script that was not rated is not green. The rules: scripts with a finding " +
	"of the rule, and of the benign ones those that are red. The full check goes on where the first one ran out of steps or " +
	"the script loads libraries that are not known ones: a hub with a worker shows its result.";

/**
 * The counts as Markdown, without a name of a script.
 * @param source one sentence: what was measured, when and with which rules
 * @param parts each in tables of its own, never added up
 */
export function writePublicReport(source: string, parts: readonly MeasuredPart[]): string {
	return [wrap(source), wrap(EXPLANATION), ...parts.flatMap(partOf)].join("\n\n");
}

function partOf({ half, scripts }: MeasuredPart): string[] {
	const name = half === null ? "all" : half;
	const afterFull = countOutcomes(scripts.map(({ full, ...script }) => ({ ...script, full, rating: full })));
	const outcomes = countOutcomes(scripts).map((row, index) => [
		`${name}, ${row.verdict}: ${row.outcome}`,
		row.hits,
		row.n,
		...sharesOf(row),
		afterFull[index]?.hits ?? 0,
		...sharesOf(afterFull[index] ?? row),
	]);
	const reasons = [...countReasons(scripts)].map(([reason, count]) => `${count} × ${reason.replace(/\.$/, "")}`);
	const rules = countRules(scripts).map(({ type, benign, benignRed, attack }) => [type, benign, benignRed, attack]);
	return [
		table(["Half, verdict", "hits", "of", "share", "95 %", "hits, full check", "share", "95 %"], outcomes),
		...(reasons.length === 0 ? [] : [wrap(`Not rated (${name}): ${reasons.join("; ")}.`)]),
		table([`Rule (${name})`, "benign", "of these red", "attack"], rules),
	];
}

/** Each script with its level and findings, the gravest level first; only for scripts that may be named. */
export function nameFindings(scripts: readonly RatedScript[]): string {
	const order = ["red", "unrated", "amber", "green"];
	return scripts
		.toSorted((one, other) => order.indexOf(one.rating.level) - order.indexOf(other.rating.level))
		.map(({ id, verdict, rating: { level, score, reason, findings } }) =>
			[
				`${verdict}/${id}: ${level}, ${reason ?? `${score}/100`}`,
				...findings.map(
					({ line, column, severity, type, description }) =>
						`  ${line}:${column}  ${severity}  ${type}  ${description}`,
				),
			].join("\n"),
		)
		.join("\n");
}

function sharesOf({ rate, low, high }: Share): [string, string] {
	return [
		rate === null ? "–" : percent(rate),
		low === null || high === null ? "–" : `${percent(low)}–${percent(high)}`,
	];
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}
