import * as z from "zod/mini";
import { recordedTarget } from "../recording/recorded-target.ts";
import { type StepKind, stepCategories, stepKinds } from "./step-kinds.ts";

const id = z.string().check(z.minLength(1), z.maxLength(100));
const line = z.string().check(z.maxLength(2000));
const long = z.string().check(z.maxLength(100_000));
const coordinate = z.number().check(z.gte(-1_000_000), z.lte(1_000_000));

/** Fields of a step (spec 03 § 3); `target` and `frame` are set by recordings. */
const stepData = z.object({
	label: line,
	description: z.optional(line),
	category: z.enum(stepCategories),
	selector: z.optional(line),
	value: z.optional(z.union([long, z.array(long)])),
	/** Milliseconds. */
	delay: z.optional(z.number()),
	clearFirst: z.optional(z.boolean()),
	variable: z.optional(line),
	attribute: z.optional(line),
	url: z.optional(z.string().check(z.maxLength(8192))),
	newTab: z.optional(z.boolean()),
	times: z.optional(z.number()),
	/** Milliseconds. */
	timeout: z.optional(z.number()),
	condition: z.optional(long),
	message: z.optional(long),
	code: z.optional(long),
	/** Milliseconds. */
	waitBefore: z.optional(z.number()),
	trueBranch: z.optional(id),
	falseBranch: z.optional(id),
	actions: z.optional(z.array(id)),
	parameters: z.optional(z.record(z.string(), z.unknown())),
	/** The recorded element of `selector`, with alternatives and fingerprint. */
	target: z.optional(recordedTarget),
	frame: z.optional(z.array(recordedTarget)),
});
export type StepData = z.infer<typeof stepData>;

export const flowNode = z.object({
	id,
	type: z.enum(Object.keys(stepKinds) as [StepKind, ...StepKind[]]),
	position: z.object({ x: coordinate, y: coordinate }),
	data: stepData,
});
export type FlowNode = z.infer<typeof flowNode>;

export const flowEdge = z.object({
	id,
	source: id,
	target: id,
	/** Branch of a condition. */
	sourceHandle: z.optional(z.nullable(id)),
	animated: z.optional(z.boolean()),
});

/** A flow as the builder edits it and files store it: steps, and the edges between them. */
export const flowDocument = z.object({
	nodes: z.array(flowNode).check(z.maxLength(10_000)),
	edges: z.array(flowEdge).check(z.maxLength(20_000)),
});
export type FlowDocument = z.infer<typeof flowDocument>;
