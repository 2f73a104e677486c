import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { rules } from "@scriptorium/script-analyzer/rules/rule-list";
import { scorecard } from "@scriptorium/shared-protocol/scorecard";
import { describe, expect, it } from "vitest";
import { loadCorpus } from "../../corpus/load-corpus.ts";

const file = fileURLToPath(new URL("../../../hub-shell/public/scorecard.json", import.meta.url));
const card = scorecard.parse(JSON.parse(readFileSync(file, "utf8")));
const HALVES = ["develop", "sealed"] as const;
const AGAIN = "run `npm run bench analyzer -- --write`";

/** Cheap to compare, so that figures of an older analyser or corpus never stand on the page unnoticed. */
describe("the committed scorecard", () => {
	it("is of the rules that are in force", () => {
		const inForce = rules.map(({ id, title, severity, catches }) => ({ id, title, severity, catches }));
		expect(card.rules, AGAIN).toEqual(inForce);
		expect(card.rules_version, AGAIN).toBe(analyzeScript({ code: "" }).rules_version);
	});

	it.each(HALVES)("counts the %s half as it is", (half) => {
		const samples = loadCorpus(half);
		const risky = samples.filter((sample) => sample.class === "risky");
		const threats = [...new Set(risky.map(({ group }) => group))].sort();
		expect(card.corpus, AGAIN).toContainEqual({
			half,
			risky: risky.length,
			benign: samples.length - risky.length,
			threats: threats.length,
		});
		const counted = card.threats.filter((row) => row.half === half);
		expect(counted.map(({ threat, n }) => [threat, n])).toEqual(
			threats.map((threat) => [threat, risky.filter(({ group }) => group === threat).length]),
		);
		const all = card.detection.find((row) => row.half === half && row.group === "all-risky" && row.found_as === "red");
		expect(all?.n).toBe(risky.length);
	});

	it("was measured in full", () => {
		expect(card.speed.runs).toBeGreaterThan(0);
		expect(card.peers.map(({ name }) => name)).toHaveLength(3);
		expect(card.mutations.length).toBeGreaterThan(0);
	});
});
