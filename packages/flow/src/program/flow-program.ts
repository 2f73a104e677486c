import { exitsOf } from "../document/branches.ts";
import type { FlowGraph, FlowNode } from "../document/flow-document.ts";
import { stepRow } from "../steps/step-list.ts";
import { findCycles } from "../validate/find-cycles.ts";
import { type FlowIndex, indexFlow } from "../validate/flow-index.ts";
import { END, type PostDominators, postDominators } from "./post-dominators.ts";

/** A place in the order of execution. Numbers are those of other places, or `END`. */
export type Place =
	/** A step that is followed by all steps of `next`, one after the other. */
	| { readonly kind: "step"; readonly node: FlowNode; readonly next: readonly number[] }
	/** No step of its own: several steps that follow an exit, or the starts of a flow, run one after the other. */
	| { readonly kind: "fork"; readonly node: null; readonly next: readonly number[] }
	| { readonly kind: "if"; readonly node: FlowNode; readonly yes: number; readonly no: number }
	/** `bodyEnd`: the place at which a turn is over, when the body leads to it. */
	| {
			readonly kind: "loop";
			readonly node: FlowNode;
			readonly body: number;
			readonly bodyEnd: number;
			readonly done: number;
	  };

/** A flow as it is executed. Every place comes after all that lead to it. */
export interface FlowProgram {
	readonly places: readonly Place[];
	/** Where the execution begins; `END` for an empty flow. */
	readonly entry: number;
	/** Where the paths from each place join. A loop leads to what follows it; its body is a sequence inside it. */
	readonly joins: PostDominators;
}

export interface ProgramProblem {
	readonly code: "EMPTY_FLOW" | "CYCLE";
	readonly message: string;
	/** Null for a problem of the flow as a whole. */
	readonly nodeId: string | null;
}

export type ProgramResult =
	| { readonly ok: true; readonly value: FlowProgram }
	| { readonly ok: false; readonly error: ProgramProblem };

/**
 * Reads the order of execution from the connections of a flow: starts run from top to bottom, a step with several connections runs
 * all that follow it one after the other, and paths join at the first step that they have in common.
 * @param flow steps and connections
 * @returns the program; fails with `EMPTY_FLOW`, or `CYCLE` and the steps of the cycle
 */
export function programOf(flow: FlowGraph): ProgramResult {
	if (flow.nodes.length === 0) {
		const message = "Flow is empty. Add at least one action to create a valid flow.";
		return { ok: false, error: { code: "EMPTY_FLOW", message, nodeId: null } };
	}
	const index = indexFlow(flow);
	const [cycle] = findCycles(index);
	if (cycle !== undefined) {
		const message = `Circular dependency detected: ${cycle.map(({ data }) => data.label).join(" → ")}`;
		return { ok: false, error: { code: "CYCLE", message, nodeId: cycle[0]?.id ?? null } };
	}
	const drafts = draftsOf(index);
	const order = inOrder(drafts);
	const numbers = new Map(order.map((draft, number) => [draft, number]));
	const numberOf = (draft: Draft | null): number => (draft === null ? END : (numbers.get(draft) ?? END));
	const joins = postDominators(order.length, (number) => {
		const draft = order[number];
		// The paths of a loop's body lead back to the loop.
		const next = draft?.kind === "loop" ? draft.next.slice(1) : (draft?.next ?? []);
		return next.map(numberOf);
	});
	const places = order.map((draft): Place => {
		const { kind, node } = draft;
		const next = draft.next.map(numberOf);
		const [first = END, second = END] = next;
		if (node === null) return { kind: "fork", node, next };
		if (kind === "if") return { kind, node, yes: first, no: second };
		if (kind === "loop") return { kind, node, body: first, bodyEnd: joins.joinOf([first, second]), done: second };
		return { kind: "step", node, next };
	});
	return { ok: true, value: { places, entry: numberOf(drafts.entry), joins } };
}

interface Draft {
	readonly kind: Place["kind"];
	readonly node: FlowNode | null;
	/** Of a condition or loop: its two exits, null where an exit leads nowhere. */
	next: readonly (Draft | null)[];
}

interface Drafts {
	readonly entry: Draft | null;
}

/** Connects the steps. An exit with several connections gets a fork, so that each exit leads to one place. */
function draftsOf(index: FlowIndex): Drafts {
	const drafts = new Map(index.nodes.map((node): [string, Draft] => [node.id, { kind: kindOf(node), node, next: [] }]));
	const draftsAt = (ids: readonly string[]): Draft[] => [...new Set(ids)].flatMap((id) => drafts.get(id) ?? []);
	const joined = (next: readonly Draft[]): Draft | null =>
		next.length > 1 ? { kind: "fork", node: null, next } : (next[0] ?? null);
	for (const node of index.nodes) {
		const draft = drafts.get(node.id);
		if (draft === undefined) continue;
		const edges = index.outgoing(node);
		if (draft.kind === "step") draft.next = draftsAt(edges.map(({ target }) => target));
		else {
			const exits = exitsOf(node.type, edges);
			const behind = (names: readonly string[]) =>
				joined(draftsAt(edges.filter((_, at) => names.includes(exits[at] ?? "")).map(({ target }) => target)));
			draft.next = [behind(["true", "body"]), behind(["false", "done"])];
		}
	}
	return { entry: joined(draftsAt(index.starts.map(({ id }) => id))) };
}

const kindOf = ({ type }: FlowNode): "step" | "if" | "loop" => stepRow(type).branching?.structure ?? "step";

/** All places in an order in which each comes after those that lead to it; of several that follow, the first one comes first. */
function inOrder({ entry }: Drafts): Draft[] {
	const finished: Draft[] = [];
	const seen = new Set<Draft>();
	const path: { readonly draft: Draft; left: number }[] = [];
	const enter = (draft: Draft | null | undefined): void => {
		if (!draft || seen.has(draft)) return;
		seen.add(draft);
		path.push({ draft, left: draft.next.length });
	};
	enter(entry);
	for (let at = path.at(-1); at !== undefined; at = path.at(-1)) {
		if (at.left > 0) {
			at.left -= 1;
			enter(at.draft.next[at.left]);
		} else {
			path.pop();
			finished.push(at.draft);
		}
	}
	return finished.reverse();
}
