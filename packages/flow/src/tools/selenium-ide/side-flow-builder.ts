import type { FlowDocument, FlowEdge, FlowNode, StepData } from "../../document/flow-document.ts";
import { FLOW_VERSION } from "../../document/flow-limits.ts";
import { convertRecording } from "../../recording/convert-recording.ts";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { type BranchName, type StepKind, stepList } from "../../steps/step-list.ts";

/** Positions on the canvas, in pixels: the steps inside a block stand to the right of it. */
const FIRST_POSITION = { x: 100, y: 100 };
const STEP_DISTANCE = 120;
const COLUMN_WIDTH = 280;

/** A step that is no action of a recording, or the place of an action among all actions. */
type Item =
	| { readonly action: number; readonly change: (data: StepData) => StepData }
	| { readonly type: StepKind; readonly data: Omit<StepData, "category"> };

/** An exit of a step that nothing is connected to yet. */
interface End {
	readonly at: number;
	readonly exit?: BranchName;
}

/** Collects the steps of a flow in the order of a text with blocks, and connects them. */
export class SideFlowBuilder {
	readonly #items: { readonly item: Item; readonly column: number }[] = [];
	readonly #edges: FlowEdge[] = [];
	#ends: readonly End[] = [];
	#column = 0;

	get size(): number {
		return this.#items.length;
	}

	/** Adds a step behind the last one. @returns its place */
	add(item: Item): number {
		const at = this.#items.push({ item, column: this.#column }) - 1;
		for (const { at: from, exit } of this.#ends) {
			const edge = { id: `${idOf(from)}-${exit ?? ""}-${idOf(at)}`, source: idOf(from), target: idOf(at) };
			this.#edges.push(exit === undefined ? edge : { ...edge, sourceHandle: exit });
		}
		this.#ends = [{ at }];
		return at;
	}

	/** Begins the steps behind an exit of a step. @returns the ends that were open, for `leave` */
	enter(at: number, exit: BranchName): readonly End[] {
		const before = this.#ends;
		this.#ends = [{ at, exit }];
		this.#column += 1;
		return before;
	}

	/** Ends a block: the next step follows these ends. @returns the ends inside of the block */
	leave(ends: readonly End[]): readonly End[] {
		const inside = this.#ends;
		this.#ends = ends;
		this.#column -= 1;
		return inside;
	}

	/** The next step follows these ends. */
	follow(ends: readonly End[]): void {
		this.#ends = ends;
	}

	/** Changes a step that was added. */
	replace(at: number, item: Item): void {
		const before = this.#items[at];
		if (before !== undefined) this.#items[at] = { ...before, item };
	}

	/** @param actions those that the items name by their places */
	build(actions: readonly RecordedAction[]): FlowDocument {
		const converted = convertRecording(actions, true).nodes;
		const nodes = this.#items.flatMap(({ item, column }, at): FlowNode[] => {
			const position = { x: FIRST_POSITION.x + column * COLUMN_WIDTH, y: FIRST_POSITION.y + at * STEP_DISTANCE };
			if (!("action" in item)) {
				const { type, data } = item;
				return [{ id: idOf(at), type, position, data: { category: stepList[type].category, ...data } }];
			}
			const node = converted[item.action];
			return node === undefined ? [] : [{ ...node, id: idOf(at), position, data: item.change(node.data) }];
		});
		return { version: FLOW_VERSION, nodes, edges: this.#edges, notes: [] };
	}
}

const idOf = (at: number): string => `imported-${at}`;
