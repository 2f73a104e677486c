import * as fc from "fast-check";
import { type StepKind, stepKinds, stepList } from "../steps/step-list.ts";
import { branchesOf } from "./branches.ts";
import type { FlowDocument, FlowNode, StepData } from "./flow-document.ts";
import { NOTE_SIDE } from "./flow-limits.ts";

export const anyKind = fc.constantFrom(...(stepKinds as [StepKind, ...StepKind[]]));

/** Texts that code generators and readers stumble over. */
const hostile = fc.constantFrom(
	"$" + "{x}",
	"`$" + "{alert(1)}`",
	"*/ alert(1) /*",
	"</script><script>",
	"\u2028//",
	"__proto__",
	"' + \" + `",
	"javascript:alert(1)",
);
const text = fc.oneof(fc.string({ unit: "binary", maxLength: 20 }), fc.string({ maxLength: 20 }), hostile);
const optional = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined, freq: 2 });
const number = fc.oneof(fc.integer({ min: -10, max: 10_000 }), fc.double({ noNaN: true, noDefaultInfinity: true })).map(
	// JSON has no negative zero.
	(value) => (value === 0 ? 0 : value),
);

const anyData: fc.Arbitrary<Omit<StepData, "category">> = fc.record(
	{
		label: text,
		selector: text,
		value: fc.oneof(text, fc.array(text, { maxLength: 3 })),
		delay: number,
		clearFirst: fc.boolean(),
		variable: fc.oneof(text, fc.constantFrom("x", "y")),
		attribute: text,
		url: text,
		times: number,
		timeout: number,
		condition: text,
		message: text,
		code: text,
		parameters: fc.dictionary(
			fc.string({ maxLength: 5 }),
			fc.jsonValue({ maxDepth: 2 }).map((value): unknown => JSON.parse(JSON.stringify(value))),
			{ maxKeys: 2 },
		),
	},
	{ requiredKeys: ["label"] },
);

const coordinate = fc.integer({ min: -1000, max: 1000 });
const position = fc.record({ x: coordinate, y: coordinate });
const side = fc.integer(NOTE_SIDE);

/** Flows of any content, cycles and missing fields included, that can be read. */
export const anyFlow: fc.Arbitrary<FlowDocument> = fc
	.record({
		steps: fc.array(fc.record({ kind: anyKind, data: anyData, position }), { maxLength: 8 }),
		ends: fc.array(fc.tuple(fc.nat(7), fc.nat(7), fc.nat(2), optional(fc.boolean())), { maxLength: 14 }),
		notes: fc.array(fc.record({ position, size: fc.record({ width: side, height: side }), text }), { maxLength: 2 }),
	})
	.map(({ steps, ends, notes }) => {
		const nodes = steps.map(
			({ kind, data, position: at }, index): FlowNode => ({
				id: `${kind}-${index}`,
				type: kind,
				position: at,
				data: { ...data, category: stepList[kind].category },
			}),
		);
		const edges = ends.flatMap(([from, to, exit, animated], index) => {
			const [source, target] = [nodes[from], nodes[to]];
			if (source === undefined || target === undefined) return [];
			const sourceHandle = branchesOf(source.type)?.[exit];
			return {
				id: `edge-${index}`,
				source: source.id,
				target: target.id,
				...(sourceHandle === undefined ? {} : { sourceHandle }),
				...(animated === undefined ? {} : { animated }),
			};
		});
		return { version: 2, nodes, edges, notes: notes.map((note, index) => ({ id: `note-${index}`, ...note })) };
	});

/**
 * Makes a step with the fields that a test is about.
 * @param type kind of the step
 * @param id also its label
 * @param data fields of the step
 * @returns the step
 */
export function stepOf(type: StepKind, id: string, data: Partial<StepData> = {}): FlowNode {
	return { id, type, position: { x: 0, y: 0 }, data: { label: id, category: stepList[type].category, ...data } };
}

/**
 * Makes a flow.
 * @param nodes its steps
 * @param ways connections in the form `a>b`, or `a>b:true` with a branch
 * @returns the flow, without notes
 */
export function flowOf(nodes: FlowNode[], ...ways: readonly string[]): FlowDocument {
	const edges = ways.map((way, index) => {
		const [, source = "", target = "", exit] = /^(.+)>([^:]+)(?::(.+))?$/.exec(way) ?? [];
		const branch = (["true", "false", "body", "done"] as const).find((name) => name === exit);
		return { id: `edge-${index}`, source, target, ...(branch === undefined ? {} : { sourceHandle: branch }) };
	});
	return { version: 2, nodes, edges, notes: [] };
}
