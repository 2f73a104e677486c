import type { FlowNode } from "../document/flow-document.ts";
import { variableTexts } from "../document/variable-text.ts";
import type { FlowProgram } from "../program/flow-program.ts";
import { END } from "../program/post-dominators.ts";
import { stepDefinitions } from "../steps/step-definitions.ts";
import { stepRow } from "../steps/step-list.ts";
import type { Argument, Call, Generated, GenerateNote, GenerateNoteCode } from "./generated-code.ts";
import { codeReaders } from "./read-code.ts";
import type { DialogAnswer, StepCode } from "./step-code.ts";
import { isOutOfReach, timeoutOf } from "./step-target.ts";

/** A step of the code. */
export interface PlannedStep {
	readonly node: FlowNode;
	/** Its number in messages and comments, counted from 1. */
	readonly number: number;
	/** Comments above it; a step that is left out has nothing else. */
	readonly comments: readonly string[];
	readonly code: Exclude<StepCode, { readonly does: "fails" }>;
	/** Steps that are done together with it: the dialogs that it opens. */
	readonly together: readonly FlowNode[];
	/** The script ends here with its page: the number of the step that loads another one. Null where it goes on. */
	readonly endsWith: number | null;
}

export interface FlowPlan {
	/** By the places of the program. Steps that the code does not reach have none. */
	readonly steps: ReadonlyMap<number, PlannedStep>;
	/** Steps that the code does not reach. */
	readonly stepsLeft: number;
	readonly notes: readonly GenerateNote[];
	/** Names of the variables that the steps set or read. */
	readonly variables: ReadonlySet<string>;
}

/** Comments in place of steps that are left out. */
const LEFT_OUT: Partial<Readonly<Record<GenerateNoteCode, string>>> = {
	"file-upload": "left out, a script cannot choose files",
	"secret-value": "left out, it is secret and was not recorded",
	"other-tab": "left out, a script stays in its tab",
	"closed-shadow-root": "left out, a script cannot look into a closed shadow root",
	"dialog-unanswered": "left out, a script cannot answer this dialog",
};

/**
 * Decides what each step of a flow becomes.
 * @param program the flow in its order of execution
 * @param resumes the script goes on after a page load; otherwise nothing follows a step that loads another page
 * @param variables names of the flow's variables
 * @returns the steps that the code reaches; fails with `INCOMPLETE_STEP`
 */
export function planFlow(program: FlowProgram, resumes: boolean, variables: ReadonlySet<string>): Generated<FlowPlan> {
	const planner = new Planner(program, resumes, variables);
	return planner.plan();
}

class Planner {
	readonly #program: FlowProgram;
	readonly #resumes: boolean;
	readonly #variables: ReadonlySet<string>;
	readonly #steps = new Map<number, PlannedStep>();
	readonly #notes: GenerateNote[] = [];
	readonly #numbers: readonly number[];
	/** Places whose step ends the code. */
	readonly #ends: number[] = [];
	readonly #home: unknown;
	readonly #readers: ReturnType<typeof codeReaders>;

	constructor(program: FlowProgram, resumes: boolean, variables: ReadonlySet<string>) {
		this.#program = program;
		this.#resumes = resumes;
		this.#variables = variables;
		this.#readers = codeReaders(variables);
		let count = 0;
		this.#numbers = program.places.map(({ node }) => (node === null ? count : ++count));
		this.#home = tabOf(program.places.find(({ node }) => node !== null)?.node ?? undefined);
	}

	plan(): Generated<FlowPlan> {
		const { places, entry } = this.#program;
		const chains = chainsOf(this.#program);
		const reached = new Set<number>([entry]);
		// Places come after those that lead to them.
		for (let at = 0; at < places.length; at += 1) {
			const place = places[at];
			const chain = chains.get(at);
			if (place === undefined || !reached.has(at)) continue;
			let next: readonly number[] = place.kind === "step" || place.kind === "fork" ? place.next : [];
			if (place.kind === "if") next = [place.yes, place.no];
			if (place.kind === "loop") next = [place.body, place.done];
			if (chain !== undefined) {
				const planned = this.#planChain(chain, at === entry);
				if (!planned.ok) return planned;
				const last = places[chain.at(-1) ?? END];
				next = planned.value === "ends" || last?.kind !== "step" ? [] : last.next;
			} else if (place.node !== null) {
				const planned = this.#planAlone(at, place.node);
				if (!planned.ok) return planned;
			}
			for (const one of next) reached.add(one);
		}
		const stepsLeft = this.#noteEnds();
		const notes = this.#notes.toSorted((one, other) => one.step - other.step);
		return { ok: true, value: { steps: this.#steps, stepsLeft, notes, variables: this.#variables } };
	}

	/** A condition or loop. */
	#planAlone(at: number, node: FlowNode): Generated<null> {
		const code = this.#codeOf(node, [node], 0, false);
		if (code.does === "fails") return refuse(code.message, node);
		this.#add(at, node, code);
		if (node.data.frame?.length) this.#note(at, "same-origin-frame");
		return { ok: true, value: null };
	}

	/** Steps that run one after the other. */
	#planChain(chain: readonly number[], isStart: boolean): Generated<"goes on" | "ends"> {
		const nodes = chain.flatMap((at) => this.#program.places[at]?.node ?? []);
		const own = nodes.filter((node) => tabOf(node) === this.#home);
		const places = new Map(own.map((node, at) => [node, at]));
		const codes = nodes.map((node): StepCode => {
			const at = places.get(node);
			return at === undefined ? OTHER_TAB : this.#codeOf(node, own, at, isStart);
		});
		for (let index = 0; index < nodes.length; index += 1) {
			const [node, at, code] = [nodes[index], chain[index], codes[index]];
			if (node === undefined || at === undefined || code === undefined) break;
			if (code.does === "fails") return refuse(code.message, node);
			if (code.does === "ends") return this.#end(chain[index - 1] ?? at, at, node);
			// No step before it opens the dialog.
			if (code.does === "answers") {
				this.#add(at, node, { does: "nothing", because: "dialog-unanswered" });
				continue;
			}
			const answers = code.does === "calls" ? answersIn(codes, index + 1) : [];
			const together = nodes.slice(index + 1, index + 1 + answers.length);
			const isLeaving = code.does === "calls" && code.leavesPage === true && !this.#resumes;
			this.#add(at, node, code.does === "calls" ? withAnswers(code, answers, timeoutOf(node.data)) : code, together);
			for (const [offset, dialog] of together.entries()) this.#skip(chain[index + 1 + offset], dialog);
			index += answers.length;
			if (isLeaving) return this.#end(chain[index] ?? at, null, node);
		}
		return { ok: true, value: "goes on" };
	}

	#codeOf(node: FlowNode, chain: readonly FlowNode[], at: number, isStart: boolean): StepCode {
		if (isOutOfReach(node.data)) return { does: "nothing", because: "closed-shadow-root" };
		const place = { chain, at, isStart, resumes: this.#resumes, ...this.#readers };
		const code = stepDefinitions[node.type].generate(node.data, place);
		const { waitBefore = 0 } = node.data;
		if (code.does !== "calls" || !(waitBefore > 0)) return code;
		const waiting: Call = { part: "pause", args: [{ literal: Math.round(waitBefore) }] };
		return { ...code, calls: [waiting, ...code.calls] };
	}

	#add(at: number, node: FlowNode, code: PlannedStep["code"], together: readonly FlowNode[] = []): void {
		const number = this.#numberAt(at);
		const because = code.does === "nothing" ? code.because : undefined;
		const comments = [node, ...together].map((one, offset) => commentOf(one, number + offset, because));
		this.#steps.set(at, { node, number, comments, code, together, endsWith: null });
		if (because !== undefined) this.#note(at, because);
		if (code.does !== "calls") return;
		for (const each of code.notes ?? []) if (!(this.#resumes && each === "may-stop-after")) this.#note(at, each);
		if (node.data.frame?.length) this.#note(at, "same-origin-frame");
	}

	/** A dialog that the step before it opens is written with that one. */
	#skip(at: number | undefined, node: FlowNode): void {
		if (at === undefined) return;
		this.#steps.set(at, {
			node,
			number: this.#numberAt(at),
			comments: [],
			code: { does: "nothing" },
			together: [],
			endsWith: null,
		});
	}

	/** @param at the last step in the code; `after` is the place of a step that says so, and is not in it itself */
	#end(at: number, after: number | null, node: FlowNode): Generated<"ends"> {
		const last = after ?? at;
		const step = this.#steps.get(last) ?? {
			node,
			number: this.#numberAt(last),
			comments: [],
			code: { does: "nothing" },
			together: [],
			endsWith: null,
		};
		this.#steps.set(last, { ...step, endsWith: this.#numberAt(at) });
		this.#ends.push(at);
		return { ok: true, value: "ends" };
	}

	#noteEnds(): number {
		const isCounted = (node: FlowNode) => node.type !== "tab" && !isEffect(node);
		const left = this.#program.places.filter(
			({ node }, at) => node !== null && !this.#steps.has(at) && isCounted(node),
		).length;
		if (left > 0) for (const at of this.#ends) this.#note(at, "stops-after", left);
		return left;
	}

	#numberAt = (at: number): number => this.#numbers[at] ?? 0;

	#note(at: number, code: GenerateNoteCode, stepsLeft?: number): void {
		const nodeId = this.#program.places[at]?.node?.id ?? "";
		const note = { nodeId, step: this.#numberAt(at), code };
		this.#notes.push(stepsLeft === undefined ? note : { ...note, stepsLeft });
	}
}

const OTHER_TAB: StepCode = { does: "nothing", because: "other-tab" };

/** A page that an earlier step leads to, in a recording. */
const isEffect = ({ type, data }: FlowNode): boolean => type === "navigate" && data.parameters?.causedBy !== undefined;

/** Steps that follow each other without anything between them, by the place of the first. */
function chainsOf({ places, entry }: FlowProgram): ReadonlyMap<number, readonly number[]> {
	const ways = new Int32Array(places.length);
	const lead = (to: number): void => {
		if (to !== END) ways[to] = (ways[to] ?? 0) + 1;
	};
	lead(entry);
	for (const place of places) {
		if (place.kind === "if") [place.yes, place.no].forEach(lead);
		else if (place.kind === "loop") [place.body, place.done].forEach(lead);
		else place.next.forEach(lead);
	}
	const chains = new Map<number, number[]>();
	const chainAt = new Map<number, number[]>();
	places.forEach((place, at) => {
		if (place.kind !== "step") return;
		const chain = chainAt.get(at) ?? [];
		if (chain.length === 0) chains.set(at, chain);
		chain.push(at);
		const [next = END, other] = place.next;
		if (other === undefined && places[next]?.kind === "step" && ways[next] === 1) chainAt.set(next, chain);
	});
	return chains;
}

/** Answers to the dialogs that a step opens; they are recorded after it. */
function answersIn(codes: readonly StepCode[], from: number): DialogAnswer[] {
	const answers: DialogAnswer[] = [];
	for (let code = codes[from]; code?.does === "answers"; code = codes[from + answers.length]) answers.push(code.dialog);
	return answers;
}

/** The last call is the step itself. */
function withAnswers(
	code: Extract<StepCode, { does: "calls" }>,
	answers: readonly DialogAnswer[],
	time: readonly Argument[],
): PlannedStep["code"] {
	const last = code.calls.at(-1);
	if (answers.length === 0 || last === undefined) return code;
	const literal = answers.map(({ type, accept, answer }) => ({ type, accept, answer }));
	const wrapped: Call = { part: "withDialogs", args: [{ literal }, { later: last }, ...time] };
	return { ...code, calls: [...code.calls.slice(0, -1), wrapped] };
}

function commentOf({ data }: FlowNode, number: number, because?: GenerateNoteCode): string {
	const { label, description } = data;
	const reason = because && LEFT_OUT[because];
	return `${number}. ${description ? `${label}: ${description}` : label}${reason ? `: ${reason}` : ""}`;
}

const tabOf = (node: FlowNode | undefined): unknown => node?.data.parameters?.tab ?? 0;

function refuse(message: string, node: FlowNode) {
	return { ok: false, error: { code: "INCOMPLETE_STEP", message, nodeId: node.id } } as const;
}

/** Names of the variables that a flow sets or reads. */
export function variableNames(nodes: readonly FlowNode[], read: (text: string) => readonly string[]): Set<string> {
	const names = new Set<string>();
	for (const { type, data } of nodes) {
		const { setsVariable } = stepRow(type);
		const name = setsVariable && (data.variable?.trim() || setsVariable.unnamed);
		if (name) names.add(name);
		for (const text of variableTexts(data)) for (const name of read(text)) names.add(name);
	}
	return names;
}
