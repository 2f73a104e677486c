import { DEFAULT_SETTINGS } from "@scriptorium/flow/document/default-settings";
import { generateScript } from "@scriptorium/flow/generate/generate-script";
import { validateFlow } from "@scriptorium/flow/validate/validate-flow";
import { largeFlow } from "../../support/large-flow.ts";

const ROUNDS = 5;

/** Medians, in milliseconds. */
export interface Growth {
	readonly steps: number;
	readonly validateMs: number;
	readonly generateMs: number;
}

/** Times validation and generation for a thousand and for ten thousand steps, in turns. */
export function measureGrowth(): readonly [Growth, Growth] {
	const flows = [largeFlow(1000), largeFlow(10_000)] as const;
	const times = flows.map(() => ({ validate: [] as number[], generate: [] as number[] }));
	// One round more: the first one is for the compiler.
	for (let round = 0; round <= ROUNDS; round++) {
		for (const [at, flow] of flows.entries()) {
			const start = performance.now();
			const { isValid, errors } = validateFlow(flow);
			const between = performance.now();
			const generated = generateScript(flow, DEFAULT_SETTINGS, "script");
			const end = performance.now();
			if (!isValid) throw new Error(errors[0]?.message);
			if (!generated.ok) throw new Error(generated.error.message);
			if (round === 0) continue;
			times[at]?.validate.push(between - start);
			times[at]?.generate.push(end - between);
		}
	}
	const growthOf = (at: 0 | 1): Growth => ({
		steps: flows[at].nodes.length,
		validateMs: median(times[at]?.validate ?? []),
		generateMs: median(times[at]?.generate ?? []),
	});
	return [growthOf(0), growthOf(1)];
}

const median = (values: readonly number[]): number =>
	values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? Number.NaN;
