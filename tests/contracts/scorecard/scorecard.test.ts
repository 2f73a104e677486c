import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { rules } from "@scriptorium/script-analyzer/rules/rule-list";
import { scorecard } from "@scriptorium/shared-protocol/scorecard";
import { describe, expect, it } from "vitest";
import { countFalseAlarms, countPrecision } from "../../bench/analyzer/counts/count-alarms.ts";
import { countAnswers } from "../../bench/analyzer/counts/count-answers.ts";
import { countLines } from "../../bench/analyzer/counts/count-lines.ts";
import { countRecall } from "../../bench/analyzer/counts/count-recall.ts";
import { countCorpus, countThreats } from "../../bench/analyzer/counts/count-threats.ts";
import { rateSamples } from "../../bench/analyzer/rated-sample.ts";
import { loadCorpus } from "../../corpus/load-corpus.ts";
import { PUBLIC_HALVES, readPublicScripts, VERDICTS } from "../../corpus/public/public-scripts.ts";

const file = fileURLToPath(new URL("../../../hub-shell/public/scorecard.json", import.meta.url));
const card = scorecard.parse(JSON.parse(readFileSync(file, "utf8")));
const HALVES = ["tuning", "held-out"] as const;
const AGAIN = "run `npm run bench analyzer -- --canary-benign --write`";
/** Every sample, rated as it is in force now: some ten seconds. Test runs in a browser and speed are the benchmark's. */
const rated = HALVES.map((half) => ({ half, samples: rateSamples(loadCorpus(half), analyzeScript) }));

/** Detects figures of an older analyzer or corpus. */
describe("the committed scorecard", () => {
	it("has the current rules", () => {
		const inForce = rules.map(({ id, title, severity, catches }) => ({ id, title, severity, catches }));
		expect(card.rules, AGAIN).toEqual(inForce);
	});

	it.each(rated)("has the recall and the false alarms of `$half` as they are now", ({ half, samples }) => {
		const ofHalf = <Row extends { readonly half: string }>(rows: readonly Row[]) =>
			rows.filter((row) => row.half === half);
		expect(ofHalf(card.corpus), AGAIN).toEqual([countCorpus(half, samples)]);
		expect(ofHalf(card.detection), AGAIN).toEqual(countRecall(half, samples));
		expect(ofHalf(card.false_alarms), AGAIN).toEqual(countFalseAlarms(half, samples));
		expect(ofHalf(card.precision), AGAIN).toEqual(countPrecision(half, samples));
		// Absent until the scorecard is written again.
		expect(ofHalf(card.answers ?? countAnswers(half, samples)), AGAIN).toEqual(countAnswers(half, samples));
		expect(ofHalf(card.threats), AGAIN).toEqual(countThreats(half, samples));
	});

	it("has the current findings on labeled lines", () => {
		expect(card.lines, AGAIN).toEqual(countLines(rated.flatMap(({ samples }) => samples)));
	});

	it("counted every script of the public corpus", () => {
		const listed = readPublicScripts();
		const measured = PUBLIC_HALVES.flatMap((half) =>
			VERDICTS.map((verdict) => {
				const rows = card.public_corpus?.outcomes.filter((row) => row.half === half && row.verdict === verdict) ?? [];
				return [half, verdict, ...new Set(rows.map(({ n }) => n))];
			}),
		);
		const expected = PUBLIC_HALVES.flatMap((half) =>
			VERDICTS.map((verdict) => [
				half,
				verdict,
				listed.filter((one) => one.half === half && one.verdict === verdict).length,
			]),
		);
		expect(measured, "run `npm run bench analyzer -- --corpus <folder> --write`").toEqual(expected);
	});

	it("was measured on all samples", () => {
		expect(card.speed.runs).toBeGreaterThan(0);
		expect(card.peers.map(({ name }) => name)).toHaveLength(3);
		expect(card.mutations.length).toBeGreaterThan(0);
	});
});

/** The goals of docs/benchmarks.md, on the held-out set. */
describe("the analyzer on the held-out set", () => {
	const heldOut = rated.filter(({ half }) => half === "held-out").flatMap(({ samples }) => samples);
	const shareOf = (rows: readonly { readonly rate: number | null }[]) => rows.map(({ rate }) => rate ?? 0);
	const recall = countRecall("held-out", heldOut);
	const alarms = countFalseAlarms("held-out", heldOut);

	it("finds at least 95 % of the risky samples and rates at least 70 % of those labeled red as red", () => {
		const warned = recall.filter(({ group, found_as }) => group === "all-risky" && found_as === "non-green");
		const red = recall.filter(({ group, found_as }) => group === "red-labeled" && found_as === "red");
		expect(shareOf(warned)[0]).toBeGreaterThanOrEqual(0.95);
		expect(shareOf(red)[0]).toBeGreaterThanOrEqual(0.7);
	});

	it("rates at most 1 % of the benign samples as red and 20 % as not green", () => {
		expect(shareOf(alarms.filter(({ kind }) => kind === "red"))[0]).toBeLessThanOrEqual(0.01);
		expect(shareOf(alarms.filter(({ kind }) => kind === "non-green"))[0]).toBeLessThanOrEqual(0.2);
	});
});

/** Every new hub starts with them. */
describe("the analyzer on the seeds", () => {
	it("rates all of them green", () => {
		const warned = rateSamples(loadCorpus("seeds"), analyzeScript).filter(
			({ result }) => result.risk_level !== "green",
		);
		expect(warned.map(({ sample }) => sample.file)).toEqual([]);
	});
});
