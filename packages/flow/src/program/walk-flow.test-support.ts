import { exitsOf } from "../document/branches.ts";
import type { FlowGraph, FlowNode } from "../document/flow-document.ts";
import type { Block, FlowStructure } from "./structure-flow.ts";

/** Steps that a walk may run before it counts as too long. */
const MAX_STEPS = 3000;

/** Answers of conditions, and turns of loops, that are the same whoever asks. */
export class Choices {
	readonly #asked = new Map<string, number>();
	readonly ran: string[] = [];

	run({ id }: Pick<FlowNode, "id">): boolean {
		this.ran.push(id);
		return this.ran.length <= MAX_STEPS;
	}

	isTrue(node: Pick<FlowNode, "id">): boolean {
		const times = this.#asked.get(node.id) ?? 0;
		this.#asked.set(node.id, times + 1);
		return (node.id.length + times + Number(node.id.slice(1))) % 2 === 0;
	}

	turns = (node: Pick<FlowNode, "id">): number => Number(node.id.slice(1)) % 3;
}

class TooLong extends Error {}

/**
 * The rules of execution as a walk along the connections, as simply as they can be written and without regard to cost.
 * @returns the steps in the order in which they run; null when there are too many
 */
export function walkFlow({ nodes, edges }: FlowGraph): readonly string[] | null {
	const choices = new Choices();
	const byId = new Map(nodes.map((node) => [node.id, node]));
	const exits = (node: FlowNode): Record<string, FlowNode[]> => {
		const own = edges.filter(({ source }) => source === node.id);
		const names = exitsOf(node.type, own);
		const behind: Record<string, FlowNode[]> = {};
		own.forEach(({ target }, at) => {
			const name = names[at] ?? "next";
			const to = byId.get(target);
			const list = behind[name] ?? [];
			behind[name] = to && !list.includes(to) ? [...list, to] : list;
		});
		return behind;
	};
	/** The steps that every path from one of these steps to its end passes, nearest first; a loop's path goes past its body. */
	const passed = (from: readonly FlowNode[]): FlowNode[] => {
		const lists = from.map((node) => {
			const behind = exits(node);
			if (node.type === "loop") return [node, ...passed(behind.done ?? [])];
			if (node.type !== "condition") return [node, ...passed(behind.next ?? [])];
			return behind.true && behind.false ? [node, ...passed([...behind.true, ...behind.false])] : [node];
		});
		const [first = [], ...rest] = lists;
		return first.filter((node) => rest.every((list) => list.includes(node)));
	};
	const walk = (all: readonly FlowNode[], until: FlowNode | undefined): void => {
		const join = passed(all)[0];
		if (all.length > 1) {
			for (const one of all) walk([one], join);
			if (join && join !== until) walk([join], until);
			return;
		}
		const [node] = all;
		if (node === undefined || node === until) return;
		if (!choices.run(node)) throw new TooLong();
		const behind = exits(node);
		if (node.type === "condition") {
			// Where the branches join, neither goes on by itself.
			const both = [...(behind.true ?? []), ...(behind.false ?? [])];
			const after = behind.true && behind.false ? passed(both)[0] : undefined;
			walk((choices.isTrue(node) ? behind.true : behind.false) ?? [], after);
			if (after && after !== until) walk([after], until);
			return;
		}
		if (node.type === "loop") {
			const body = behind.body ?? [];
			const after = behind.done ? passed([...body, ...behind.done])[0] : undefined;
			if (body.length > 0) for (let turn = choices.turns(node); turn > 0; turn -= 1) walk(body, after);
			walk(behind.done ?? [], until);
			return;
		}
		walk(behind.next ?? [], until);
	};
	const targets = new Set(edges.map(({ target }) => target));
	const starts = nodes
		.filter(({ id }) => !targets.has(id))
		.sort((a, b) => a.position.y - b.position.y || a.position.x - b.position.x);
	try {
		walk(starts, undefined);
	} catch (error) {
		if (error instanceof TooLong) return null;
		throw error;
	}
	return choices.ran;
}

/** Runs the statements of a structure. */
export function walkBlocks({ program, main, parts }: FlowStructure): readonly string[] {
	const choices = new Choices();
	/** False: the part ended early. */
	const run = (blocks: readonly Block[], until: number | null): boolean =>
		blocks.every((block) => {
			if (block.kind === "stop") return block.at !== until;
			if (block.kind === "call") {
				const part = parts[block.part];
				if (part) run(part.blocks, block.until === "given" ? until : block.until);
				return true;
			}
			const node = program.places[block.place]?.node;
			if (!node) throw new Error("A statement without a step");
			choices.run(node);
			if (block.kind === "if") run(choices.isTrue(node) ? block.yes : block.no, until);
			if (block.kind === "loop") for (let turn = choices.turns(node); turn > 0; turn -= 1) run(block.body, until);
			return true;
		});
	run(main, null);
	return choices.ran;
}
