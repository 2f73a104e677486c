import { describe, expect, it } from "vitest";
import { seed, soak } from "../../faults/support/random.ts";
import { searchInWorkers } from "./search-in-workers.ts";
import { templates } from "./template-list.ts";
import type { Failure } from "./worker-messages.ts";

const rounds = soak ? 6 : 1;
const effort = soak ? { placements: 2, fillings: 4 } : { placements: 1, fillings: 2 };
const MIN_PROGRAMS = soak ? 20_000 : 2_000;
const MIN_TEMPLATES = 200;
/** Templates whose few fillings of a short run may all be harmless. */
const MAX_HARMLESS_TEMPLATES = soak ? 0 : 2;
const timeoutMs = 300_000;
/** A soak run takes minutes on an idle machine and shares it with others. */
const timeout = soak ? 3_600_000 : 600_000;

describe("the rating of programs that steal in the real engine", () => {
	it(`is never Low, with seed ${seed}`, { timeout }, async () => {
		const analyzer = import.meta.resolve("@scriptorium/script-analyzer/analyze-script");
		const { failures, thieves, harmless } = await searchInWorkers({
			analyzer,
			filter: "",
			seed,
			rounds,
			effort,
			timeoutMs,
		});
		expect(failures.map(describeFailure).join("\n\n")).toBe("");
		// Positive controls: the thefts ran, those of each template among them, and the rest of the programs is harmless.
		expect(Object.values(thieves).reduce((sum, number) => sum + number, 0)).toBeGreaterThanOrEqual(MIN_PROGRAMS);
		const harmlessTemplates = templates.map(({ name }) => name).filter((name) => thieves[name] === undefined);
		expect(harmlessTemplates.length, harmlessTemplates.join(", ")).toBeLessThanOrEqual(MAX_HARMLESS_TEMPLATES);
		expect(harmless.low / harmless.rated).toBeGreaterThan(0.5);
	});

	it(`is tried on at least ${MIN_TEMPLATES} templates with names of their own`, () => {
		const names = new Set(templates.map(({ name }) => name));
		expect(names.size).toBe(templates.length);
		expect(names.size).toBeGreaterThanOrEqual(MIN_TEMPLATES);
	});

	it("is seen to be wrong when the analyzer drops what really runs", async () => {
		const analyzer = new URL("./wrong-analyzer.ts", import.meta.url).href;
		const { failures } = await searchInWorkers({
			analyzer,
			filter: "objects/frozen",
			seed,
			rounds: 1,
			effort,
			timeoutMs,
		});
		const found = new Set(failures.map(({ template }) => template));
		expect([...found].toSorted()).toEqual(["objects/frozen array", "objects/frozen object"]);
	});
});

/** The whole program, and how to repeat the run that found it. */
function describeFailure({ template, placement, kinds, real, code }: Failure): string {
	return [
		`${template} in ${placement} steals and is Low as ${kinds.join(" and ")}; the value is ${real}.`,
		`Repeat: SCRIPTORIUM_SEED=${seed} npm run test:soak -- --only faults fuzz/differential`,
		code,
	].join("\n");
}
