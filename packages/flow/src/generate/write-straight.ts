import type { Block, FlowStructure } from "../program/structure-flow.ts";
import type { CodeWriter } from "./code-writer.ts";
import { elementScopeOf } from "./element-scope.ts";
import type { FlowPlan, PlannedStep } from "./plan-flow.ts";
import { addTyped } from "./typed-lines.ts";
import type { CallScope } from "./write-call.ts";
import { actionOf, addComments, addCondition, addEnd, elementsOf, type ScriptLayout, stepName } from "./write-step.ts";

/** Writes structured code: statements with `await`, or promises one after the other. */
export class StraightWriter {
	readonly #writer: CodeWriter;
	readonly #plan: FlowPlan;
	readonly #structure: FlowStructure;
	readonly #layout: ScriptLayout;
	readonly #withElement: ReadonlySet<number>;

	constructor(writer: CodeWriter, plan: FlowPlan, structure: FlowStructure, layout: ScriptLayout) {
		this.#writer = writer;
		this.#plan = plan;
		this.#structure = structure;
		this.#layout = layout;
		this.#withElement = elementScopeOf(structure, plan).parts;
	}

	/** Adds the functions that several places run. */
	parts(): void {
		this.#structure.parts.forEach(({ blocks, takesUntil }, at) => {
			const hasElement = this.#withElement.has(at);
			const parameters = [...(takesUntil ? ["until"] : []), ...(hasElement ? ["element"] : [])].join(", ");
			// A chain of promises has no way to end early.
			const useAsync = this.#layout.useAsync || takesUntil;
			const body = () => this.#sequence(blocks, { hasElement, useAsync });
			this.#writer.block(
				`${useAsync ? "async " : ""}function part${at + 1}(${parameters}) {`,
				useAsync ? body : () => this.#promised(body),
				"}",
			);
			this.#writer.add("");
		});
	}

	/** Adds the steps. */
	main(): void {
		this.#sequence(this.#structure.main, { hasElement: false, useAsync: this.#layout.useAsync });
	}

	#sequence(blocks: readonly Block[], scope: Scope): void {
		for (const block of blocks) {
			if (block.kind === "stop") {
				this.#writer.add(`if (until === ${block.at + 1}) return;`);
				continue;
			}
			if (block.kind === "call") {
				this.#perform(this.#callOf(block, scope), scope);
				continue;
			}
			const step = this.#plan.steps.get(block.place);
			// The script has ended with its page before.
			if (step === undefined) return;
			this.#writer.step(step.node.id, () => this.#step(step, block, scope));
			if (step.endsWith === null) continue;
			addEnd(this.#writer, step, this.#plan.stepsLeft, this.#layout);
			return;
		}
	}

	#step(step: PlannedStep, block: Exclude<Block, { kind: "call" | "stop" }>, scope: Scope): void {
		addComments(this.#writer, step, this.#layout);
		if (block.kind === "if") {
			this.#condition(step, block, scope);
			return;
		}
		if (block.kind === "loop") {
			this.#loop(step, block, scope);
			return;
		}
		const inner = [...step.together];
		const write = (): void => {
			const dialog = inner.shift();
			if (dialog === undefined) this.#action(step, scope);
			else this.#writer.step(dialog.id, write);
		};
		write();
	}

	#action(step: PlannedStep, scope: Scope): void {
		const action = actionOf(step, scope);
		if (action === null) return;
		const { before, expression, typed, closing, into, isSync, isNamed } = action;
		for (const call of before) this.#perform(call, scope);
		const opening = isNamed ? `inStep(${stepName(step)}, () => ${expression}` : expression;
		const end = isNamed ? `${closing})` : closing;
		if (scope.useAsync) {
			const start = `${into === null ? "" : `${into} = `}${isSync ? "" : "await "}${opening}`;
			if (typed === null) this.#writer.add(`${start}${end};`);
			else addTyped(this.#writer, start, typed, `${end};`);
			return;
		}
		if (isSync) {
			this.#writer.add(`done = done.then(() => { ${into === null ? "" : `${into} = `}${opening}${end}; });`);
			return;
		}
		const kept = into === null ? "" : `.then((value) => { ${into} = value; })`;
		const start = `done = done.then(() => ${opening}`;
		if (typed === null) this.#writer.add(`${start}${end})${kept};`);
		else addTyped(this.#writer, start, typed, `${end});`);
	}

	#condition(step: PlannedStep, block: Extract<Block, { kind: "if" }>, scope: Scope): void {
		if (step.code.does !== "tests") return;
		const { condition } = step.code;
		const branches = (): void => {
			this.#sequence(block.yes, scope);
		};
		const rest = (): void => {
			if (block.no.length === 0) this.#writer.add("}");
			else this.#writer.block("} else {", () => this.#sequence(block.no, scope), "}");
		};
		const write = (before: string, after: string): void => {
			addCondition(this.#writer, before, condition, after);
			this.#writer.indented(branches);
			rest();
		};
		if (scope.useAsync) {
			write("if (", ") {");
			return;
		}
		// A condition that waits is asked before, in a function of its own.
		if (condition.isAsync) {
			addCondition(this.#writer, "done = done.then(async () => ", condition, ");");
			this.#writer.block(
				"done = done.then((isTrue) => {",
				() =>
					this.#promised(() => {
						this.#writer.add("if (isTrue) {");
						this.#writer.indented(branches);
						rest();
					}),
				"});",
			);
			return;
		}
		this.#writer.block("done = done.then(() => {", () => this.#promised(() => write("if (", ") {")), "});");
	}

	#loop(step: PlannedStep, block: Extract<Block, { kind: "loop" }>, scope: Scope): void {
		const { code } = step;
		if (code.does !== "repeats") return;
		const elements = `inStep(${stepName(step)}, () => ${elementsOf(code, scope)})`;
		const inner = { ...scope, hasElement: scope.hasElement || "each" in code };
		const body = () => this.#sequence(block.body, inner);
		if (scope.useAsync) {
			this.#writer.block(this.#loopHead(step, code, elements, scope), body, "}");
			return;
		}
		const [start, parameters] =
			"each" in code
				? [`done = done.then(() => ${elements}).then((elements) => inTurn(elements, `, "(element)"]
				: [`done = done.then(() => inTurn(${code.times}, `, "()"];
		this.#writer.block(`${start}${parameters} => {`, () => this.#promised(body), "}));");
	}

	#loopHead({ number }: PlannedStep, code: Repeating, elements: string, { hasElement }: Scope): string {
		if (!("each" in code)) return `for (let turn = 1; turn <= ${code.times}; turn += 1) {`;
		if (!hasElement) return `for (const element of await ${elements}) {`;
		// The head of a loop cannot read a variable that it declares itself, here the element of the loop around it.
		const name = `elements${number}`;
		this.#writer.add(`const ${name} = await ${elements};`);
		return `for (const element of ${name}) {`;
	}

	/** Adds promises one after the other, as the body of a function that returns the last one. */
	#promised(write: () => void): void {
		this.#writer.add("let done = Promise.resolve();");
		write();
		this.#writer.add("return done;");
	}

	#perform(expression: string, { useAsync }: Scope): void {
		this.#writer.add(useAsync ? `await ${expression};` : `done = done.then(() => ${expression});`);
	}

	#callOf({ part, until }: Extract<Block, { kind: "call" }>, scope: Scope): string {
		const args = [
			...(until === null ? [] : [until === "given" ? "until" : String(until + 1)]),
			...(this.#withElement.has(part) && scope.hasElement ? ["element"] : []),
		];
		return `part${part + 1}(${args.join(", ")})`;
	}
}

type Repeating = Extract<PlannedStep["code"], { does: "repeats" }>;

interface Scope extends CallScope {
	/** `await`, else promises one after the other. */
	readonly useAsync: boolean;
}
