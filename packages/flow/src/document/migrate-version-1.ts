import * as z from "zod/mini";
import { type StepKind, stepCategories, stepList } from "../steps/step-list.ts";
import { exitsOf } from "./branches.ts";

const ref = z.optional(z.nullable(z.string()));
const step = z.looseObject({
	id: z.string(),
	type: z.optional(z.string()),
	data: z.looseObject({
		type: z.optional(z.string()),
		label: z.optional(z.string()),
		category: z.optional(z.string()),
		trueBranch: ref,
		falseBranch: ref,
		actions: z.optional(z.nullable(z.array(z.string()))),
	}),
});
const edge = z.looseObject({ id: z.optional(z.string()), source: z.string(), target: z.string(), sourceHandle: ref });
const version1 = z.looseObject({ nodes: z.array(step), edges: z.array(edge) });

type Edge = z.infer<typeof edge>;

/**
 * Turns a document without a version into one of version 2: the steps that conditions and loops named in their fields become edges
 * with a handle, and edges that lead nowhere are dropped.
 * @param value a document of version 1, unread
 * @returns a document that still has to be read as version 2
 */
export function migrateVersion1(value: unknown): unknown {
	const read = z.safeParse(version1, value);
	if (!read.success) return value;
	const { nodes, edges } = read.data;
	const known = new Set(nodes.map(({ id }) => id));
	const outgoing = new Map<string, Edge[]>(nodes.map(({ id }) => [id, []]));
	const add = (made: Edge): void => {
		const of = outgoing.get(made.source);
		const isKept = known.has(made.target) && made.source !== made.target;
		if (!(isKept && of)) return;
		const same = of.find(({ target, sourceHandle }) => {
			return target === made.target && (sourceHandle == null || sourceHandle === made.sourceHandle);
		});
		if (same === undefined) of.push(made);
		else same.sourceHandle = made.sourceHandle ?? same.sourceHandle;
	};
	for (const { sourceHandle, ...each } of edges)
		add({ ...each, sourceHandle: sourceHandle === "" ? null : sourceHandle });
	for (const { id, data } of nodes) {
		if (data.trueBranch) add({ source: id, target: data.trueBranch, sourceHandle: "true" });
		if (data.falseBranch) add({ source: id, target: data.falseBranch, sourceHandle: "false" });
		const [first, ...others] = data.actions ?? [];
		if (first) add({ source: id, target: first, sourceHandle: "body" });
		for (const [at, target] of others.entries()) add({ source: data.actions?.[at] ?? "", target });
	}
	return {
		version: 2,
		nodes: nodes.map(nodeOf),
		edges: nodes.flatMap((node) => edgesOf(kindOf(node), outgoing.get(node.id) ?? [])),
		notes: [],
	};
}

/** The kind was in the node's type, or in its data when the canvas used the type for the look of the node. */
function kindOf({ type, data }: z.infer<typeof step>): StepKind | null {
	return (
		[type, data.type].find((name): name is StepKind => name !== undefined && Object.hasOwn(stepList, name)) ?? null
	);
}

function nodeOf(node: z.infer<typeof step>): unknown {
	const kind = kindOf(node);
	const { type: _type, trueBranch: _true, falseBranch: _false, actions: _actions, ...data } = node.data;
	if (kind === null) return { ...node, data };
	const { label = kind, category } = data;
	const own = category !== undefined && stepCategories.some((name) => name === category);
	return { ...node, type: kind, data: { ...data, label, category: own ? category : stepList[kind].category } };
}

function edgesOf(kind: StepKind | null, edges: readonly Edge[]): unknown[] {
	const exits = kind === null ? [] : exitsOf(kind, edges);
	return edges.map(({ id, source, target, animated }, at) => {
		const exit = exits[at] ?? null;
		return {
			id: id || [source, exit, target].filter((part) => part !== null).join("-"),
			source,
			target,
			...(exit === null ? {} : { sourceHandle: exit }),
			...(typeof animated === "boolean" ? { animated } : {}),
		};
	});
}
