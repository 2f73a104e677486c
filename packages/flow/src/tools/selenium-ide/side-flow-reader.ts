import type { FlowDocument, StepData } from "../../document/flow-document.ts";
import { variablesIn } from "../../document/variable-text.ts";
import { readCondition } from "../../generate/read-code.ts";
import type { StepKind } from "../../steps/step-list.ts";
import type { ImportNote, ImportNoteCode } from "../import-note.ts";
import { withoutSecrets } from "../imported-secrets.ts";
import { SideFlowBuilder } from "./side-flow-builder.ts";
import { type ReadableCommand, readableCommand } from "./side-project.ts";
import { SideReader } from "./side-reader.ts";
import { readData } from "./side-readers.ts";
import { decodeSideText } from "./side-text.ts";

/** How often Selenium IDE repeats a block at most, where the command does not say so. */
const MAX_TURNS = 1000;
type Note = (code: ImportNoteCode) => void;
type Ends = ReturnType<SideFlowBuilder["enter"]>;

/** A block that is open. */
type Block =
	/** `whole`: the ends of the branches that are over. `isElseIf`: the `end` of the block around it ends it too. */
	| { readonly kind: "if"; readonly at: number; whole: Ends; hasElse: boolean; readonly isElseIf: boolean }
	/** `inside`: selectors of its steps begin with this. `condition`: the step that decides before each turn. */
	| { readonly kind: "loop"; readonly at: number; readonly inside?: string; readonly condition?: number }
	| { readonly kind: "do"; readonly at: number; readonly condition: number; readonly isFirst: string }
	/** Its commands are left out. */
	| { readonly kind: "left" };

/** Reads the commands of a test in order, as steps of a flow: control commands become conditions and loops. */
export class SideFlowReader {
	readonly #builder = new SideFlowBuilder();
	readonly #reader: SideReader;
	readonly #notes: ImportNote[] = [];
	readonly #blocks: Block[] = [];
	/** Elements for `forEach`, by the variable that has them. */
	readonly #lists = new Map<string, { readonly selector: string; readonly mark: string }>();
	readonly #names = new Set<string>();
	/** An `alert` that is a step of its own: the command that closes it is none. */
	#isTelling = false;

	/** @param base base of relative addresses */
	constructor(now: number, base: string) {
		this.#reader = new SideReader(now, base);
	}

	get size(): number {
		return this.#builder.size;
	}

	read(written: unknown, number: number): void {
		const parsed = readableCommand.safeParse(written);
		const isPlain = !parsed.success || parsed.data.skip === true || parsed.data.command.startsWith("//");
		const type = parsed.success ? parsed.data.command : "";
		const note: Note = (code) => this.#notes.push({ step: number, code, type });
		if (!isPlain && this.#control(parsed.data, note)) return;
		if (this.#blocks.at(-1)?.kind === "left") {
			if (!isPlain) note("branch-left-out");
			return;
		}
		if (!isPlain && this.#data(parsed.data, note)) return;
		this.#act(written, number, parsed.success ? parsed.data : null);
	}

	/** @returns the flow, without secrets, and the list of commands that were changed or left out */
	finish(title: string): { readonly flow: FlowDocument; readonly notes: readonly ImportNote[] } {
		while (this.#blocks.length > 0) this.#end();
		const { actions, notes } = withoutSecrets({ title, actions: this.#reader.actions, notes: this.#notes });
		return { flow: this.#builder.build(actions), notes };
	}

	/** Commands that begin, divide or end a block. */
	#control({ command, target, value }: ReadableCommand, note: Note): boolean {
		const text = decodeSideText(target);
		const isLeft = this.#blocks.at(-1)?.kind === "left";
		if (isLeft && /^(?:if|while|times|forEach|do)$/.test(command)) {
			this.#blocks.push({ kind: "left" });
			note("branch-left-out");
			return true;
		}
		if (isLeft && /^else/.test(command)) return true;
		switch (command) {
			case "if":
				this.#if(text, false, note);
				return true;
			case "elseIf":
				if (this.#else(note)) this.#if(text, true, note);
				return true;
			case "else":
				this.#else(note);
				return true;
			case "times":
				this.#loop({ label: `${text} times`, times: timesOf(text, note) });
				return true;
			case "while":
				note("replaced");
				this.#while(text, value, note);
				return true;
			case "do":
				this.#do();
				return true;
			case "forEach":
				this.#forEach(text, value, note);
				return true;
			case "repeatIf":
				this.#repeatIf(text, note);
				return true;
			case "end":
				if (this.#blocks.length === 0 || this.#blocks.at(-1)?.kind === "do") note("bad-step");
				else this.#end();
				return true;
			default:
				return false;
		}
	}

	#condition(text: string, note: Note): number {
		if (!readCondition(text, this.#names).ok) note("bad-step");
		return this.#add("condition", { label: "If", condition: text });
	}

	#if(text: string, isElseIf: boolean, note: Note): void {
		const at = this.#condition(text, note);
		this.#builder.enter(at, "true");
		this.#blocks.push({ kind: "if", at, whole: [], hasElse: false, isElseIf });
	}

	#else(note: Note): boolean {
		const block = this.#blocks.at(-1);
		if (block?.kind !== "if" || block.hasElse) {
			note("bad-step");
			return false;
		}
		block.whole = this.#builder.leave([]);
		block.hasElse = true;
		this.#builder.enter(block.at, "false");
		return true;
	}

	#loop(data: Partial<StepData> & { readonly label: string }, inside?: string): number {
		const at = this.#add("loop", data);
		this.#builder.enter(at, "body");
		this.#blocks.push({ kind: "loop", at, ...(inside === undefined ? {} : { inside }) });
		return at;
	}

	/** A loop that looks before each turn whether it goes on. */
	#while(text: string, limit: string, note: Note): void {
		const at = this.#add("loop", { label: "While", times: Number(/^\d{1,6}$/.exec(limit)?.[0] ?? MAX_TURNS) });
		this.#builder.enter(at, "body");
		const condition = this.#condition(text, note);
		this.#builder.enter(condition, "true");
		this.#blocks.push({ kind: "loop", at, condition });
	}

	/** `do … repeatIf`: the body runs once before the condition, which is in the command that ends it. */
	#do(): void {
		const isFirst = `isFirst${this.#builder.size}`;
		this.#add("store", { label: "Begin", variable: isFirst, value: "yes" });
		const at = this.#add("loop", { label: "Repeat", times: MAX_TURNS });
		this.#builder.enter(at, "body");
		const condition = this.#add("condition", { label: "If", condition: "true" });
		this.#builder.enter(condition, "true");
		this.#add("store", { label: "Begun", variable: isFirst, value: "" });
		this.#blocks.push({ kind: "do", at, condition, isFirst });
	}

	#repeatIf(text: string, note: Note): void {
		const block = this.#blocks.at(-1);
		if (block?.kind === "left") {
			this.#blocks.pop();
			return;
		}
		if (block?.kind !== "do") {
			note("bad-step");
			return;
		}
		if (!readCondition(text, this.#names).ok) note("bad-step");
		note("replaced");
		const condition = `"\${${block.isFirst}}" === "yes" || (${text})`;
		this.#builder.replace(block.condition, { type: "condition", data: { label: "If", condition } });
		this.#end();
	}

	/** Over the elements that a command before it has numbered, as our exports do; other lists are not known before the run. */
	#forEach(list: string, item: string, note: Note): void {
		const known = this.#lists.get(list);
		if (known === undefined) {
			note("branch-left-out");
			this.#blocks.push({ kind: "left" });
			return;
		}
		this.#loop({ label: "For each", selector: known.selector }, `[${known.mark}="\${${item}}"]`);
	}

	#end(): void {
		const block = this.#blocks.pop();
		if (block === undefined || block.kind === "left") return;
		if (block.kind === "if") {
			const inside = this.#builder.leave([]);
			const other = block.hasElse ? block.whole : [{ at: block.at, exit: "false" as const }];
			this.#builder.follow([...inside, ...other]);
			if (block.isElseIf) this.#end();
			return;
		}
		if (block.condition !== undefined) this.#builder.leave([]);
		this.#builder.leave([{ at: block.at, exit: "done" }]);
	}

	/** Commands that read or keep data, and code. */
	#data(command: ReadableCommand, note: Note): boolean {
		// The alert before it is a step that needs no answer.
		const isTelling = this.#isTelling;
		this.#isTelling = false;
		if (isTelling && command.command === "acceptAlert") return true;
		const part = readData(command);
		if (part === null) return false;
		if (part.is === "bad") note("bad-step");
		if (part.is === "empty") {
			// At the beginning every variable of a flow is empty, and a run asks for secrets.
			const isEmptied = this.#builder.size > 0 && !part.variable.startsWith("SECRET");
			if (isEmptied) this.#add("store", { label: "Store", variable: part.variable, value: "" });
			this.#names.add(part.variable);
		}
		if (part.is === "list") {
			const { variable, selector, mark } = part;
			this.#lists.set(variable, { selector: inElement(selector, this.#inside()), mark });
		}
		if (part.is !== "step") return true;
		const { variable, selector } = part.data;
		if (variable !== undefined) this.#names.add(variable);
		const inside = selector === undefined ? {} : { selector: inElement(selector, this.#inside()) };
		this.#add(part.type, { ...part.data, ...inside });
		this.#isTelling = part.type === "alert";
		return true;
	}

	#act(written: unknown, number: number, command: ReadableCommand | null): void {
		const { actions, notes } = this.#reader;
		const [before, noted] = [actions.length, notes.length];
		this.#reader.read(written, number);
		const texts = command === null ? [] : variablesIn(`${command.target} ${command.value}`);
		const isKnown = texts.every((name) => this.#names.has(name) || this.#isOfLoop(name));
		for (const note of notes.slice(noted)) if (note.code !== "variable" || !isKnown) this.#notes.push(note);
		const inside = this.#inside();
		for (let action = before; action < actions.length; action += 1)
			this.#builder.add({ action, change: (data) => typedWhereItReads(data, inside) });
	}

	#add(type: StepKind, data: Omit<StepData, "category">): number {
		return this.#builder.add({ type, data });
	}

	/** What selectors of steps in a loop over elements begin with; the innermost loop counts. */
	#inside(): string | undefined {
		return this.#blocks.flatMap((block) => (block.kind === "loop" ? (block.inside ?? []) : [])).at(-1);
	}

	#isOfLoop = (name: string): boolean => this.#inside()?.includes(`\${${name}}`) === true;
}

/** A selector as a step of a loop has it: it is looked up inside of the current element. */
function inElement(selector: string, inside: string | undefined): string {
	if (inside === undefined || !selector.startsWith(inside)) return selector;
	return selector === inside ? ":scope" : selector.slice(inside.length).trim();
}

/** A selector that reads a variable is a typed one: those of recordings are data. */
function typedWhereItReads(data: StepData, inside: string | undefined): StepData {
	const { selector, target, ...rest } = data;
	if (selector === undefined || variablesIn(selector).length === 0) return data;
	return { ...rest, selector: inElement(selector, inside) };
}

function timesOf(text: string, note: Note): number {
	const [written] = /^\d{1,6}$/.exec(text) ?? [];
	if (written === undefined) note(variablesIn(text).length > 0 ? "variable" : "bad-step");
	return Number(written ?? 1);
}
