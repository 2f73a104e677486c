import { availableParallelism } from "node:os";
import { describe, expect, it } from "vitest";
import { seed, soak } from "../faults/support/random.ts";
import { fuzz } from "./support/fuzz.ts";
import { HOSTILE_TURNS } from "./support/hostile-inputs.ts";

const count = soak ? 20_000 : HOSTILE_TURNS + 300;
const workers = Math.min(4, availableParallelism());
/** The step budget ends an analysis within seconds even on a loaded machine; a longer one counts as hung. */
const timeoutMs = 60_000;

describe("the analyzer under fuzzed input", () => {
	it(`answers ${count} inputs of seed ${seed} as its contract says`, async () => {
		const analyzer = import.meta.resolve("@scriptorium/script-analyzer/analyze-script");
		const { problems, levels } = await fuzz({ analyzer, seed, count, timeoutMs, workers });
		expect(problems).toEqual([]);
		expect(Object.values(levels).reduce((sum, number) => sum + number, 0)).toBe(2 * count);
		// Positive control: there are inputs of several kinds.
		expect(Object.keys(levels).sort()).toEqual(["amber", "green", "red", "unrated"]);
	});

	it("detects an analyzer that throws, is not deterministic, reports invalid positions, rates unparsable code as safe, or hangs", async () => {
		const analyzer = new URL("./support/broken-analyzer.ts", import.meta.url).href;
		const { problems } = await fuzz({ analyzer, seed, count: 6, timeoutMs: 3_000, workers: 1 });
		expect(problems.map(({ index, problems }) => [index, problems[0]])).toEqual([
			[0, "throws Error: broken on purpose"],
			[1, "scores 79 as green"],
			[2, "is green although it cannot be parsed"],
			[3, "answers differently the second time"],
			[4, "points outside the text: 9999:1"],
			[5, "hangs: no answer within 3000 ms"],
		]);
	});
});
