import fc from "fast-check";
import type { FlowGraph, FlowNode, StepData } from "../document/flow-document.ts";
import { arbitraryGraph } from "../program/arbitrary-graph.test-support.ts";
import { stepKinds, stepList } from "../steps/step-list.ts";

/** What would run if a text became code. */
export const ESCAPED = "escapedFromItsText";

const parts = fc.oneof(
	fc.constantFrom(
		"</script",
		"<!--",
		"-->",
		"*/",
		"/*",
		"//",
		"\u2028",
		"\n",
		"\r\n",
		"`",
		"$" + "{",
		"}",
		"$",
		"\\",
		"'",
		'"',
		"\0",
		"==UserScript==",
		`;${ESCAPED}();`,
		`\${${ESCAPED}()}`,
		"$" + "{price}",
		"$" + "{ __proto__ }",
	),
	fc.string({ unit: "binary", maxLength: 8 }),
);
/** Texts with everything that could end a literal, a comment or a script. */
export const hostileText: fc.Arbitrary<string> = fc.array(parts, { maxLength: 6 }).map((some) => some.join(""));

const target = hostileText.map((text) => ({
	primary: `x${text}`,
	strategy: "css" as const,
	fallbacks: [`aria/${text}`],
	attributes: {},
}));
const number = fc.constantFrom(-1, 0, 0.5, 3, 1e21, Number.NaN, Number.POSITIVE_INFINITY);

/** Fields of a step, with and without sense for its kind; no code but that of conditions, which is `true`. */
const data: fc.Arbitrary<Partial<StepData>> = fc.record(
	{
		label: hostileText,
		description: hostileText,
		selector: hostileText,
		value: fc.oneof(hostileText, fc.array(hostileText, { maxLength: 3 })),
		delay: number,
		clearFirst: fc.boolean(),
		variable: hostileText,
		attribute: hostileText,
		url: fc.oneof(hostileText, fc.constantFrom("https://a.test/", "/b", "$" + "{price}")),
		newTab: fc.boolean(),
		times: number,
		timeout: number,
		condition: fc.constantFrom("true", "$" + "{price} > 1", "price === '$" + "{price}'"),
		message: hostileText,
		waitBefore: number,
		target,
		frame: fc.array(target, { maxLength: 1 }),
	},
	{ requiredKeys: ["condition"] },
);

/** Valid documents of all kinds of steps but custom ones, with hostile texts in every field. */
export function arbitraryFlow(maxSize: number): fc.Arbitrary<FlowGraph> {
	const kinds = stepKinds.filter((kind) => kind !== "custom");
	return arbitraryGraph(maxSize).chain(({ nodes, edges }) =>
		fc.tuple(...nodes.map(() => fc.tuple(fc.constantFrom(...kinds), data))).map(
			(fields): FlowGraph => ({
				nodes: nodes.map((node, at): FlowNode => {
					const [type, more] = fields[at] ?? [node.type, {}];
					return { ...node, type, data: { ...node.data, category: stepList[type].category, ...more } };
				}),
				edges,
			}),
		),
	);
}
