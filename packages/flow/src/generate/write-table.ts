import type { FlowProgram, Place } from "../program/flow-program.ts";
import { END } from "../program/post-dominators.ts";
import type { CodeWriter } from "./code-writer.ts";
import type { ElementScope } from "./element-scope.ts";
import type { FlowPlan, PlannedStep } from "./plan-flow.ts";
import type { TypedCode } from "./read-code.ts";
import { quoted } from "./source-text.ts";
import { addTyped } from "./typed-lines.ts";
import { actionOf, addComments, addCondition, elementsOf, type ScriptLayout, stepName } from "./write-step.ts";

/** Adds the steps of a flow as a list that `packages/step-runtime/src/flow-table.ts` describes. */
export class TableWriter {
	readonly #writer: CodeWriter;
	readonly #plan: FlowPlan;
	readonly #program: FlowProgram;
	readonly #scope: ElementScope;
	readonly #layout: ScriptLayout;

	constructor(writer: CodeWriter, plan: FlowPlan, program: FlowProgram, scope: ElementScope, layout: ScriptLayout) {
		this.#writer = writer;
		this.#plan = plan;
		this.#program = program;
		this.#scope = scope;
		this.#layout = layout;
	}

	/** Adds one row for each place of the program. */
	rows(): void {
		this.#program.places.forEach((place, at) => {
			const step = this.#plan.steps.get(at);
			if (place.node === null || step === undefined) {
				this.#writer.add(`{ ${this.#goesOn(place, at)} },`);
				return;
			}
			this.#writer.step(place.node.id, () => {
				addComments(this.#writer, step, this.#layout);
				this.#row(step, place, at);
			});
		});
	}

	#row(step: PlannedStep, place: Place, at: number): void {
		const { code } = step;
		const scope = { hasElement: this.#scope.places.has(at) };
		const parameter = scope.hasElement ? "element" : "";
		const isUnnamed = code.does === "calls" && code.isUnnamed === true;
		const id = `nodeId: ${quoted(step.node.id)}`;
		const head = isUnnamed || code.does === "nothing" ? `{ ${id}, ` : `{ ${id}, name: ${stepName(step)}, `;
		const tail = `${this.#goesOn(place, at)} },`;
		if (code.does === "tests") {
			this.#condition(`${head}test: `, code.condition, parameter, tail);
			return;
		}
		if (code.does === "repeats") {
			const turns = "each" in code ? `each: (${parameter}) => ${elementsOf(code, scope)}` : `times: ${code.times}`;
			this.#writer.add(`${head}${turns}, ${tail}`);
			return;
		}
		const action = actionOf(step, scope);
		if (action === null) {
			this.#writer.add(head + tail);
			return;
		}
		const leaves = mayLeave(step) ? "leaves: true, " : "";
		const { before, expression, typed, closing, into, isSync } = action;
		if (typed !== null) {
			addTyped(this.#writer, `${head}run: (${parameter}) => ${expression}`, typed, `${closing}, ${leaves}${tail}`);
			return;
		}
		this.#writer.add(`${head}run: ${this.#function(parameter, before, expression, into, isSync)}, ${leaves}${tail}`);
	}

	#function(
		parameter: string,
		before: readonly string[],
		expression: string,
		into: string | null,
		isSync: boolean,
	): string {
		if (isSync) return `(${parameter}) => { ${into === null ? "" : `${into} = `}${expression}; }`;
		if (into === null && before.length === 0) return `(${parameter}) => ${expression}`;
		if (this.#layout.useAsync) {
			const waits = before.map((call) => `await ${call}; `).join("");
			return `async (${parameter}) => { ${waits}${into === null ? "" : `${into} = `}await ${expression}; }`;
		}
		const [first = expression, ...others] = [...before, expression];
		const kept = into === null ? "" : `.then((value) => { ${into} = value; })`;
		return `(${parameter}) => ${first}${others.map((call) => `.then(() => ${call})`).join("")}${kept}`;
	}

	#condition(before: string, condition: TypedCode, parameter: string, tail: string): void {
		const isAsync = condition.isAsync && condition.names.length === 0;
		addCondition(
			this.#writer,
			`${before}${condition.isAsync ? "async " : ""}(${parameter}) => (`,
			condition,
			`), ${tail}`,
			isAsync,
		);
	}

	/** Where the run goes on behind a place. */
	#goesOn(place: Place, at: number): string {
		if (place.kind === "if") return `yes: ${written(place.yes)}, no: ${written(place.no)}`;
		if (place.kind === "loop")
			return `inner: ${written(place.body)}, end: ${written(place.bodyEnd)}, next: ${written(place.done)}`;
		const next = `next: ${written(this.#program.joins.parentOf(at))}`;
		return place.next.length > 1 ? `all: [${place.next.join(", ")}], ${next}` : next;
	}
}

const written = (place: number): string => (place === END ? "null" : String(place));

/** Whether a step may load another page by other means than an element. */
function mayLeave({ code, node }: PlannedStep): boolean {
	if (code.does === "custom" || node.type === "reload" || node.type === "back" || node.type === "navigate") return true;
	return node.type === "keypress";
}
