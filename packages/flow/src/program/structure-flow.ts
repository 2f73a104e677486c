import type { FlowGraph } from "../document/flow-document.ts";
import { type FlowProgram, type ProgramProblem, programOf } from "./flow-program.ts";
import { type Sharing, sharingOf } from "./shared-parts.ts";

/** A statement of structured code. `place` is a number of the program. */
export type Block =
	| { readonly kind: "step"; readonly place: number }
	| { readonly kind: "if"; readonly place: number; readonly yes: readonly Block[]; readonly no: readonly Block[] }
	| { readonly kind: "loop"; readonly place: number; readonly body: readonly Block[] }
	/**
	 * Runs a part. `until`: the place before which it ends, for a part that takes one; "given" hands on what the part around it was
	 * given.
	 */
	| { readonly kind: "call"; readonly part: number; readonly until: number | "given" | null }
	/** The part ends here when it was given this place. */
	| { readonly kind: "stop"; readonly at: number };

/** Statements that several places run, or that would be nested too deep. */
export interface Part {
	readonly blocks: readonly Block[];
	/** Those who run it tell where it ends. */
	readonly takesUntil: boolean;
}

export interface FlowStructure {
	readonly program: FlowProgram;
	readonly main: readonly Block[];
	readonly parts: readonly Part[];
}

export type StructureResult =
	| { readonly ok: true; readonly value: FlowStructure }
	| { readonly ok: false; readonly error: ProgramProblem };

/** Conditions and loops inside of each other; deeper ones are parts, so that indented code stays linear in size. */
const MAX_DEPTH = 12;

/**
 * Turns a flow into structured code: each step is in it once, and steps that several paths share are parts. Its size is linear in
 * that of the flow.
 * @param flow steps and connections
 * @returns statements and parts; fails as `programOf` does
 */
export function structureFlow(flow: FlowGraph): StructureResult {
	const program = programOf(flow);
	if (!program.ok) return program;
	return { ok: true, value: structureProgram(program.value) };
}

/** The same for a program that was read already. */
export function structureProgram(program: FlowProgram): FlowStructure {
	const builder = new StructureBuilder(program, sharingOf(program));
	return builder.build();
}

class StructureBuilder {
	readonly #program: FlowProgram;
	readonly #sharing: Sharing;
	readonly #parts: (() => Part)[] = [];
	readonly #sharedParts = new Map<number, number>();

	constructor(program: FlowProgram, sharing: Sharing) {
		this.#program = program;
		this.#sharing = sharing;
	}

	build(): FlowStructure {
		const program = this.#program;
		const main = this.#sequence(program.entry, -1, 0);
		const parts: Part[] = [];
		// Parts are found while others are written.
		for (let at = 0; at < this.#parts.length; at += 1) {
			const part = this.#parts[at]?.();
			if (part) parts.push(part);
		}
		return { program, main, parts };
	}

	/** The statements from a place up to, and without, another one that all paths from it pass. */
	#sequence(from: number, until: number, depth: number): Block[] {
		if (from === until) return [];
		if (this.#sharing.isShared(from)) return [this.#call(from, until)];
		if (depth < MAX_DEPTH) return this.#run(from, until, depth);
		this.#parts.push(() => ({ blocks: this.#run(from, until, 0), takesUntil: false }));
		return [{ kind: "call", part: this.#parts.length - 1, until: null }];
	}

	/** Until null: the part around it was given the place. */
	#run(from: number, until: number | null, depth: number): Block[] {
		const { parentOf } = this.#program.joins;
		const blocks: Block[] = [];
		for (let at = from; ; ) {
			for (const block of this.#blocksAt(at, depth)) blocks.push(block);
			const next = parentOf(at);
			if (until === null ? !this.#sharing.mayGoOn(at) : next === until) return blocks;
			if (until === null && this.#sharing.mayStop(at)) blocks.push({ kind: "stop", at: next });
			at = next;
			if (this.#sharing.isShared(at)) return [...blocks, this.#call(at, until ?? "given")];
		}
	}

	#call(from: number, until: number | "given"): Block {
		const takesUntil = this.#sharing.hasSeveralEnds(from);
		let part = this.#sharedParts.get(from);
		if (part === undefined) {
			part = this.#parts.length;
			this.#sharedParts.set(from, part);
			const end = this.#sharing.endOf(from);
			this.#parts.push(() => ({ blocks: this.#run(from, takesUntil ? null : end, 0), takesUntil }));
		}
		return { kind: "call", part, until: takesUntil ? until : null };
	}

	/** The place itself, with everything up to where its paths join. */
	#blocksAt(at: number, depth: number): Block[] {
		const place = this.#program.places[at];
		const join = this.#program.joins.parentOf(at);
		const inner = (from: number, until: number) => this.#sequence(from, until, depth + 1);
		if (place === undefined) return [];
		switch (place.kind) {
			case "if":
				return [{ kind: "if", place: at, yes: inner(place.yes, join), no: inner(place.no, join) }];
			case "loop":
				return [{ kind: "loop", place: at, body: inner(place.body, place.bodyEnd) }];
			case "fork":
				return place.next.flatMap((next) => inner(next, join));
			case "step":
				return [{ kind: "step", place: at }, ...place.next.flatMap((next) => inner(next, join))];
		}
	}
}
