import { loadavg } from "node:os";
import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { canaryPart } from "../canary/canary-part.ts";
import type { CanaryCounts } from "../canary/count-canary.ts";
import type { MutationCounts } from "../rate-mutations.ts";
import { WARM_UP } from "../speed/timings.ts";
import { table } from "./table.ts";
import { wrap } from "./wrap.ts";

export interface Measured {
	readonly card: Scorecard;
	/** Null when it was not asked for. */
	readonly canary: readonly CanaryCounts[] | null;
	/** Null when it was left out. */
	readonly mutations: MutationCounts | null;
	/** The scripts every new hub starts with, all benign. */
	readonly seeds: { readonly n: number; readonly red: number; readonly nonGreen: number };
}

/** The whole measurement as Markdown; for the terminal and for docs/benchmarks.md. */
export function writeReport({ card, canary, mutations, seeds }: Measured): string {
	const { machine, corpus, lines } = card;
	const parts = [
		`${card.date.slice(0, 10)}, commit ${card.commit}, rules ${card.rules_version} (${card.rules.length} rules). ` +
			`${machine.cpu}, ${machine.cores} cores, Node ${machine.node}, load ${loadavg()[0]?.toFixed(1)}.`,
		corpus
			.map((half) => `${half.half}: ${half.risky} risky over ${half.threats} threats, ${half.benign} benign.`)
			.join(" "),
		"Found: shares with 95 % Wilson intervals. A script that was not rated counts as missed when it is risky, as " +
			"an alarm when it is benign. `critical` … `low`: risky scripts with a finding of at least that severity.",
		table(
			["Set, group", "as", "found", "of", "share", "95 %"],
			card.detection.map((row) => [`${row.half}, ${row.group}`, row.found_as, row.hits, row.n, ...shareCells(row)]),
		),
		`Of ${lines.n} risky samples that were found, ${lines.exact} have a finding on a line that the label names as harmful (${shareCells(lines).join(", ")}).`,
		"False alarms among benign scripts, and the share of the findings of each severity that are on risky ones:",
		table(
			["Set", "what", "hits", "of", "share", "95 %"],
			[
				...card.false_alarms.map((row) => [row.half, `alarm: ${row.kind}`, row.hits, row.n, ...shareCells(row)]),
				...card.precision.map((row) => [row.half, `right: ${row.severity}`, row.right, row.n, ...shareCells(row)]),
			],
		),
		"Verdicts of all samples, and access of those that could be read. Access says what a script could do, and nothing about its quality:",
		table(
			["Set, class", "answer", "samples", "of", "share", "95 %"],
			(card.answers ?? []).map((row) => [
				`${row.half}, ${row.class}`,
				`${row.about}: ${row.answer}`,
				row.hits,
				row.n,
				...shareCells(row),
			]),
		),
		`Seeds: ${seeds.red} red and ${seeds.nonGreen} not green of ${seeds.n}.`,
		...(canary === null ? [] : [canaryPart(canary)]),
		...(mutations === null ? [] : [mutationPart(mutations)]),
		...(card.speed.runs === 0 ? [] : [speedPart(card)]),
	];
	return toMarkdown(parts);
}

function mutationPart({ risky, benign }: MutationCounts): string {
	const alarms = new Map(benign.map((row) => [row.kind, row]));
	const head = ["Rewritten by", "risky", "red", "(before)", "not green", "(before)", "benign", "alarms", "(before)"];
	const rows = risky.map((row) => {
		const other = alarms.get(row.kind);
		return [
			row.kind,
			row.n,
			row.red,
			row.baseline_red,
			row.non_green,
			row.baseline_non_green,
			other?.n ?? 0,
			other?.non_green ?? 0,
			other?.baseline_non_green ?? 0,
		];
	});
	return `Samples of the tuning set, rewritten without changing their behavior:\n\n${table(head, rows)}`;
}

function speedPart({ speed, peers, corpus }: Scorecard): string {
	const risky = corpus.reduce((sum, half) => sum + half.risky, 0);
	const benign = corpus.reduce((sum, half) => sum + half.benign, 0);
	const spread = Math.round(speed.spread * 100);
	const rows = peers.map((peer) => [
		`${peer.name} ${peer.version}`,
		`${peer.found} of ${peer.n}`,
		`${peer.false_alarms} of ${peer.benign_n}`,
		peer.crashes,
		thousands(peer.kb_per_s),
	]);
	return [
		`Speed, median of ${speed.runs} fresh processes (± ${spread} % between them): ${thousands(speed.kb_per_s_warm)} kB/s ` +
			`warm (after ${WARM_UP} passes), ${thousands(speed.kb_per_s_cold)} kB/s in the first pass; per script ${speed.p50_ms} ms (p50), ` +
			`${speed.p95_ms} ms (p95), ${speed.p99_ms} ms (p99); a script of 100 kB ${speed.hundred_kb_ms} ms.`,
		`Other scanners on the same ${risky} risky and ${benign} benign scripts in the same run, all their rules on, any ` +
			"warning counted; a crash or an unread script counts neither way:",
		table(["Scanner", "warned of risky", "of benign", "crashes", "kB/s warm"], rows),
	].join("\n\n");
}

/** Prose wrapped, tables as they are. */
function toMarkdown(parts: readonly string[]): string {
	const paragraphs = parts.flatMap((part) => part.split("\n\n"));
	return paragraphs.map((text) => (text.startsWith("|") ? text : wrap(text))).join("\n\n");
}

function shareCells({ rate, low, high }: Pick<Scorecard["lines"], "rate" | "low" | "high">): [string, string] {
	if (rate === null || low === null || high === null) return ["–", "–"];
	return [percent(rate), `${percent(low)}–${percent(high)}`];
}

function percent(share: number): string {
	return `${(share * 100).toFixed(1)} %`;
}

function thousands(value: number): string {
	return value.toLocaleString("en-GB");
}
