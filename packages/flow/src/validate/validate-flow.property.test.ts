import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { anyFlow, stepOf } from "../document/any-flow.test-support.ts";
import type { FlowGraph } from "../document/flow-document.ts";
import { validateFlow } from "./validate-flow.ts";

describe("validateFlow on any flow", () => {
	it("never throws, and calls a flow valid exactly when it has no errors", () => {
		fc.assert(
			fc.property(anyFlow, (flow) => {
				const { isValid, errors, warnings } = validateFlow(flow);
				expect(isValid).toBe(errors.length === 0);
				expect(errors.every(({ severity }) => severity === "critical" || severity === "error")).toBe(true);
				expect(warnings.every(({ severity }) => severity === "warning" || severity === "info")).toBe(true);
				const known = new Set(flow.nodes.map(({ id }) => id));
				expect([...errors, ...warnings].every(({ nodeId }) => nodeId === null || known.has(nodeId))).toBe(true);
			}),
		);
	});

	it("survives deep and cyclic flows of the greatest size", () => {
		expect(validateFlow(chain(10_000)).errors).toEqual([]);
		expect(validateFlow(circle(10_000)).errors.map(({ message }) => message)).toEqual([
			expect.stringMatching(/^Circular dependency detected: s0 → s1 → .* → … \(9980 more\)$/),
		]);
	});
});

describe("the work of validateFlow", () => {
	it.each(Object.entries({ chain, circle, pairs, fan, ladder }))("grows linearly: %s", (_, make) => {
		const [small, large] = [readsOf(make(300)), readsOf(make(3000))];
		expect(large).toBeLessThanOrEqual(12 * small);
	});
});

type Shape = (count: number) => FlowGraph;
type Way = readonly [from: number, to: number];

const shape =
	(ways: (count: number) => readonly Way[]): Shape =>
	(count) => ({
		nodes: Array.from({ length: count }, (_, at) =>
			stepOf("store", `s${at}`, { variable: `v${at}`, value: `\${v${at - 1}}` }),
		),
		edges: ways(count).map(([from, to], at) => ({ id: `e${at}`, source: `s${from}`, target: `s${to}` })),
	});
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at);

const chain = shape((count) => numbers(count - 1).map((at) => [at, at + 1] as const));
const circle = shape((count) => numbers(count).map((at) => [at, (at + 1) % count] as const));
/** Many cycles of two. */
const pairs = shape((count) =>
	numbers(count)
		.map((at) => [at, at ^ 1] as const)
		.filter(([, to]) => to < count),
);
/** One step that leads to all others. */
const fan = shape((count) => numbers(count - 1).map((at) => [0, at + 1] as const));
/** Two ways from each step to the next but one: the number of paths doubles at every rung. */
const ladder = shape((count) => numbers(count - 2).flatMap((at) => [[at, at + 1] as const, [at, at + 2] as const]));

/** Reads of the fields of steps and connections: a count of the work that no clock disturbs. */
function readsOf({ nodes, edges }: FlowGraph): number {
	let reads = 0;
	const counted = <Part extends object>(part: Part): Part =>
		new Proxy(part, {
			get(of, key, receiver) {
				reads += 1;
				return Reflect.get(of, key, receiver);
			},
		});
	validateFlow({ nodes: nodes.map(counted), edges: edges.map(counted) });
	return reads;
}
