import * as fc from "fast-check";
import { expect, it } from "vitest";
import { anyFlow, anyKind } from "../document/any-flow.test-support.ts";
import type { FlowDocument } from "../document/flow-document.ts";
import { readFlowDocument } from "../document/read-flow.ts";
import { addStep } from "./add-step.ts";
import { moveParts, removeParts, setStepData } from "./change-steps.ts";
import { connectSteps } from "./connect-steps.ts";
import { copyParts, duplicateParts } from "./copy-parts.ts";
import { addNote, changeNote } from "./edit-notes.ts";
import type { EditResult } from "./edit-result.ts";
import { insertOnConnection } from "./insert-on-connection.ts";
import { pasteParts } from "./paste-parts.ts";

type Edit = (flow: FlowDocument, timestamp: number) => FlowDocument;

const flowAfter = (flow: FlowDocument, result: EditResult<{ readonly flow: FlowDocument }>) =>
	result.ok ? result.value.flow : flow;
const pick = <Part>(list: readonly Part[], at: number): Part | undefined => list[at % Math.max(1, list.length)];
const idOf = (part: { readonly id: string } | undefined) => part?.id ?? "none";
const index = fc.nat(20);
const position = fc.record({ x: fc.integer(), y: fc.integer() });

const anyEdit: fc.Arbitrary<Edit> = fc.oneof(
	fc.tuple(anyKind, fc.string()).map(
		([kind, label]): Edit =>
			(flow, timestamp) =>
				flowAfter(flow, addStep(flow, { kind, label, position: { x: 0, y: 0 }, timestamp })),
	),
	fc.tuple(index, index).map(
		([from, to]): Edit =>
			(flow) => {
				const [source, target] = [idOf(pick(flow.nodes, from)), idOf(pick(flow.nodes, to))];
				return flowAfter(flow, connectSteps(flow, { source, target }));
			},
	),
	index.map(
		(at): Edit =>
			(flow, timestamp) => {
				return flowAfter(flow, duplicateParts(flow, new Set([idOf(pick(flow.nodes, at))]), timestamp));
			},
	),
	fc.uniqueArray(index).map(
		(all): Edit =>
			(flow, timestamp) => {
				const ids = new Set(all.map((at) => idOf(pick([...flow.nodes, ...flow.notes], at))));
				return flowAfter(flow, pasteParts(flow, copyParts(flow, ids), { timestamp }));
			},
	),
	index.map(
		(at): Edit =>
			(flow) =>
				removeParts(flow, { steps: new Set([idOf(pick(flow.nodes, at))]) }),
	),
	index.map(
		(at): Edit =>
			(flow) =>
				removeParts(flow, { connections: new Set([idOf(pick(flow.edges, at))]) }),
	),
	fc.tuple(index, anyKind).map(
		([at, kind]): Edit =>
			(flow, timestamp) => {
				const added = insertOnConnection(flow, idOf(pick(flow.edges, at)), { kind, label: "In between", timestamp });
				return flowAfter(flow, added);
			},
	),
	fc.tuple(index, position).map(
		([at, to]): Edit =>
			(flow) => {
				return moveParts(flow, new Map([[idOf(pick([...flow.nodes, ...flow.notes], at)), to]]));
			},
	),
	fc.tuple(index, fc.string(), fc.boolean()).map(
		([at, selector, isSet]): Edit =>
			(flow) => {
				return setStepData(flow, idOf(pick(flow.nodes, at)), { selector: isSet ? selector : undefined });
			},
	),
	fc.string().map(
		(text): Edit =>
			(flow, timestamp) => {
				return flowAfter(flow, addNote(flow, { text, position: { x: 0, y: 0 }, timestamp }));
			},
	),
	fc.tuple(index, fc.string(), fc.integer()).map(
		([at, text, width]): Edit =>
			(flow) => {
				return changeNote(flow, idOf(pick(flow.notes, at)), { text, size: { width, height: width } });
			},
	),
);

it("leaves the flow before each edit as it was, so that undoing any number of edits restores it", () => {
	fc.assert(
		fc.property(anyFlow, fc.array(anyEdit, { maxLength: 20 }), (flow, edits) => {
			const past = [{ flow: deepFreeze(flow), text: JSON.stringify(flow) }];
			for (const [at, edit] of edits.entries()) {
				const next = deepFreeze(edit(past.at(-1)?.flow ?? flow, at % 3));
				past.push({ flow: next, text: JSON.stringify(next) });
			}
			for (const each of past.reverse()) expect(JSON.stringify(each.flow)).toBe(each.text);
		}),
	);
});

it("makes only flows that can be read again", () => {
	fc.assert(
		fc.property(anyFlow, fc.array(anyEdit, { maxLength: 20 }), (flow, edits) => {
			let edited = flow;
			for (const [at, edit] of edits.entries()) edited = edit(edited, at % 3);
			expect(readFlowDocument(JSON.parse(JSON.stringify(edited)))).toEqual({ ok: true, value: edited });
		}),
	);
});

/** An edit that changes its input throws. */
function deepFreeze<Value>(value: Value): Value {
	if (typeof value === "object" && value !== null && !Object.isFrozen(value)) {
		Object.freeze(value);
		for (const child of Object.values(value)) deepFreeze(child);
	}
	return value;
}
