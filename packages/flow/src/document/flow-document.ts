import * as z from "zod/mini";
import { recordedTarget } from "../recording/recorded-target.ts";
import { type StepKind, stepCategories, stepKinds } from "../steps/step-list.ts";
import { branchNames } from "./branches.ts";
import { FLOW_VERSION, MAX_CONNECTIONS, MAX_NOTE_LENGTH, MAX_NOTES, MAX_STEPS, NOTE_SIDE } from "./flow-limits.ts";
import { isShallow } from "./json-depth.ts";

/** UTF-16 units of an id that is made of two others. */
const MAX_JOINED_ID_LENGTH = 300;
const MAX_PARAMETER_DEPTH = 32;

const id = z.string().check(z.minLength(1), z.maxLength(100));
const line = z.string().check(z.maxLength(2000));
const long = z.string().check(z.maxLength(100_000));
const coordinate = z.number().check(z.gte(-1_000_000), z.lte(1_000_000));
const position = z.object({ x: coordinate, y: coordinate });
const side = z.number().check(z.gte(NOTE_SIDE.min), z.lte(NOTE_SIDE.max));

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
	parameters: z.optional(
		z.record(z.string(), z.unknown()).check(z.refine((value) => isShallow(value, MAX_PARAMETER_DEPTH))),
	),
	/** The recorded element of `selector`, with alternatives and fingerprint. */
	target: z.optional(recordedTarget),
	frame: z.optional(z.array(recordedTarget)),
});
export type StepData = z.infer<typeof stepData>;

export const flowNode = z.object({
	id,
	type: z.enum(stepKinds as [StepKind, ...StepKind[]]),
	position,
	data: stepData,
});
export type FlowNode = z.infer<typeof flowNode>;

export const flowEdge = z.object({
	id: z.string().check(z.minLength(1), z.maxLength(MAX_JOINED_ID_LENGTH)),
	source: id,
	target: id,
	/** Branch of a condition or loop; see `branches.ts` for edges of these without one. */
	sourceHandle: z.optional(z.enum(branchNames)),
	animated: z.optional(z.boolean()),
});
export type FlowEdge = z.infer<typeof flowEdge>;

/** A text on the canvas that belongs to no step. */
export const flowNote = z.object({
	id,
	position,
	size: z.object({ width: side, height: side }),
	text: z.string().check(z.maxLength(MAX_NOTE_LENGTH)),
});
export type FlowNote = z.infer<typeof flowNote>;

/** A flow as the builder edits it and files store it; `readFlowDocument` also checks how its parts refer to each other. */
export const flowDocument = z.object({
	version: z.literal(FLOW_VERSION),
	nodes: z.array(flowNode).check(z.maxLength(MAX_STEPS)),
	edges: z.array(flowEdge).check(z.maxLength(MAX_CONNECTIONS)),
	notes: z.array(flowNote).check(z.maxLength(MAX_NOTES)),
});
export type FlowDocument = z.infer<typeof flowDocument>;

/** The part of a flow that decides what it does. */
export type FlowGraph = Pick<FlowDocument, "nodes" | "edges">;
