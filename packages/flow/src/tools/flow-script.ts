import type { CodeWriter } from "../generate/code-writer.ts";
import { numberReader } from "../generate/number-comparisons.ts";
import { commentLines, writeTemplate } from "../generate/source-text.ts";
import { addCondition } from "../generate/write-step.ts";
import type { Block } from "../program/structure-flow.ts";
import type { RecordedActionOf } from "../recording/recorded-action.ts";
import { targetOfStep } from "../recording/target-of-step.ts";
import { stepDefinitions } from "../steps/step-definitions.ts";
import type { ExportFrame } from "./export-tool.ts";
import { type FlowStep, hasElementLoop, isLookedUpInElement, type ReadFlow, tabOf, withCauses } from "./flow-steps.ts";
import { isChoice, planScript, type ScriptStep } from "./script-plan.ts";
import { pageOf } from "./script-text.ts";

/** What differs between the tools of a script. */
export interface ScriptTool {
	/** Statements of the actions that run one after the other, in the order of the actions. */
	actions(steps: readonly ScriptStep[]): readonly (readonly string[])[];
	/** Statements that append a text to the value of a field. */
	append(action: RecordedActionOf<"type">): readonly string[];
	/** Statements, and the promise of an array of the elements that a selector finds. */
	elements(action: RecordedActionOf<"hover">): Prepared;
	/** Statements, and the promise of the read text; `name` is an attribute, `value` the current value of a field, "" the text. */
	read(action: RecordedActionOf<"hover">, name: string): Prepared;
	/** Statements that open a page in a new tab, while the steps go on in theirs. */
	openTab(page: string, address: string): readonly string[];
	/** Declares a parameter. */
	parameter(name: "until" | "element"): string;
}

export interface Prepared {
	readonly before: readonly string[];
	readonly expression: string;
}

/** Writes the statements of a flow for a tool that drives a browser from outside of its pages. */
export class FlowScript {
	readonly #flow: ReadFlow;
	readonly #writer: CodeWriter;
	readonly #tool: ScriptTool;
	readonly #frame: ExportFrame;
	readonly #byId: ReadonlyMap<string, FlowStep>;
	readonly #tabs = new Set([0]);
	readonly #hasElements: boolean;
	#scope: Scope = "page";

	constructor(flow: ReadFlow, writer: CodeWriter, tool: ScriptTool, frame: ExportFrame) {
		this.#flow = flow;
		this.#writer = writer;
		this.#tool = tool;
		this.#frame = frame;
		this.#byId = new Map([...flow.steps.values()].map((step) => [step.node.id, step]));
		this.#hasElements = hasElementLoop(flow);
	}

	/**
	 * The variable of the element in which a step looks up its selector.
	 * @param nodeId id of the step
	 * @returns null for the page
	 */
	readonly within = (nodeId: string): "element" | null => {
		const step = this.#byId.get(nodeId);
		return this.#scope !== "page" && step !== undefined && isLookedUpInElement(step.node.data) ? "element" : null;
	};

	/** Adds the functions that several places run, then the steps. */
	write(): void {
		this.#flow.structure.parts.forEach(({ blocks, takesUntil }, at) => {
			const names = [...(takesUntil ? (["until"] as const) : []), ...(this.#hasElements ? (["element"] as const) : [])];
			const parameters = names.map((name) => this.#tool.parameter(name)).join(", ");
			const opening = `async function part${at + 1}(${parameters}) {`;
			this.#writer.block(opening, () => this.#inScope(this.#hasElements ? "given" : "page", blocks), "}");
		});
		this.#inScope("page", this.#flow.structure.main);
	}

	#inScope(scope: Scope, blocks: readonly Block[]): void {
		const before = this.#scope;
		this.#scope = scope;
		this.#sequence(blocks);
		this.#scope = before;
	}

	#sequence(blocks: readonly Block[]): void {
		let run: FlowStep[] = [];
		const flush = (): void => {
			if (run.length > 0) this.#actions(run);
			run = [];
		};
		for (const block of blocks) {
			const step = "place" in block ? this.#flow.steps.get(block.place) : undefined;
			if (block.kind === "step" && step?.action && !isAppended(step)) {
				run.push(step);
				continue;
			}
			flush();
			if (block.kind === "stop") this.#writer.add(`if (until === ${block.at + 1}) return;`);
			else if (block.kind === "call") this.#writer.add(`await ${this.#callOf(block)};`);
			else if (step !== undefined) this.#step(step, block);
		}
		flush();
	}

	#actions(run: readonly FlowStep[]): void {
		const actions = run.flatMap(({ action }) => action ?? []);
		const planned = planScript(this.#frame.isRecording ? actions : withCauses(actions), this.#tabs);
		const answered = new Set(planned.flatMap(({ dialogs, choices }) => [...dialogs, ...choices].map(({ id }) => id)));
		const lines = this.#tool.actions(planned);
		const begun = new Set<string>();
		planned.forEach(({ action }, at) => {
			const { id, type } = action;
			const step = this.#byId.get(id);
			if (step === undefined) return;
			if ((type === "dialog" || isChoice(action)) && !answered.has(id)) this.#frame.note(id, "no-such-step");
			this.#writer.step(id, () => {
				if (!begun.has(id)) this.#begin(step);
				begun.add(id);
				for (const line of lines[at] ?? []) this.#writer.add(line);
			});
		});
	}

	#begin({ node, number }: FlowStep): void {
		const { label, description, waitBefore = 0 } = node.data;
		const comment = `${number}. ${description ? `${label}: ${description}` : label}`;
		if (this.#frame.addComments) for (const line of commentLines(comment)) this.#writer.add(line);
		if (waitBefore > 0)
			this.#writer.add(`await new Promise((resolve) => setTimeout(resolve, ${Math.round(waitBefore)}));`);
	}

	#step(step: FlowStep, block: Exclude<Block, { kind: "call" | "stop" }>): void {
		this.#writer.step(step.node.id, () => {
			this.#begin(step);
			if (block.kind === "if") this.#condition(step, block);
			else if (block.kind === "loop") this.#loop(step, block);
			else this.#other(step);
		});
	}

	/** A step that no recorded action stands for. */
	#other(step: FlowStep): void {
		const { node, code } = step;
		const page = pageOf(tabOf(node.data));
		if (isAppended(step)) {
			for (const line of this.#tool.append(step.action)) this.#writer.add(line);
			return;
		}
		const isWritten = stepDefinitions[node.type].alone?.script(
			{ data: node.data, code },
			{
				writer: this.#writer,
				page,
				inside: this.#insideOf(step),
				read: (name) => {
					const { before, expression } = this.#tool.read(pointing(step), name);
					for (const line of before) this.#writer.add(line);
					return expression;
				},
				openTab: (url) => {
					for (const line of this.#tool.openTab(page, addressText(url, page))) this.#writer.add(line);
				},
			},
		);
		if (!isWritten) this.#frame.note(node.id, "no-such-step");
	}

	#condition(step: FlowStep, block: Extract<Block, { kind: "if" }>): void {
		const { code } = step;
		if (code.does !== "tests") return;
		const { page, parameters } = this.#insideOf(step);
		const start = `if (await ${page}.evaluate(${code.condition.isAsync ? "async " : ""}(${parameters}) => `;
		if (code.condition.readsNumbers)
			this.#writer.block(
				`${start}{`,
				() => {
					// A page has nothing of the script around it.
					for (const source of numberReader()) this.#writer.addVerbatim(source);
					addCondition(this.#writer, "return (", code.condition, ");", true);
				},
				"}, variables)) {",
			);
		else addCondition(this.#writer, `${start}(`, code.condition, "), variables)) {", true);
		this.#writer.indented(() => this.#inScope(this.#scope, block.yes));
		if (block.no.length === 0) this.#writer.add("}");
		else this.#writer.block("} else {", () => this.#inScope(this.#scope, block.no), "}");
	}

	/** Where code of the page runs. */
	#insideOf(step: FlowStep): { readonly page: string; readonly parameters: string } {
		return this.#scope === "element"
			? { page: "element", parameters: "element, variables" }
			: { page: pageOf(tabOf(step.node.data)), parameters: "variables" };
	}

	#loop(step: FlowStep, block: Extract<Block, { kind: "loop" }>): void {
		const { code } = step;
		if (code.does !== "repeats") return;
		if ("times" in code) {
			const head = `for (let turn = 1; turn <= ${code.times}; turn += 1) {`;
			this.#writer.block(head, () => this.#inScope(this.#scope, block.body), "}");
			return;
		}
		const { before, expression } = this.#tool.elements(pointing(step));
		for (const line of before) this.#writer.add(line);
		let elements = `await ${expression}`;
		if (this.#scope !== "page") {
			// The head of a loop cannot read a variable that it declares itself, here the element of the loop around it.
			this.#writer.add(`const elements${step.number} = ${elements};`);
			elements = `elements${step.number}`;
		}
		this.#writer.block(`for (const element of ${elements}) {`, () => this.#inScope("element", block.body), "}");
	}

	#callOf({ part, until }: Extract<Block, { kind: "call" }>): string {
		const args = [
			...(until === null ? [] : [until === "given" ? "until" : String(until + 1)]),
			...(this.#hasElements ? [this.#scope === "page" ? "page" : "element"] : []),
		];
		return `part${part + 1}(${args.join(", ")})`;
	}
}

/** Where selectors that were typed by hand are looked up; "given": in what the part around it was given, a page or an element. */
type Scope = "page" | "element" | "given";

/**
 * Writes the address of a page to open, which may be relative to the page that is open.
 * @param url as typed; it may read variables
 * @param page variable of the page
 * @returns an expression of an absolute address
 */
export const addressText = (url: string, page: string): string =>
	/^[a-z][a-z\d+.-]*:/i.test(url) ? writeTemplate(url) : `new URL(${writeTemplate(url)}, ${page}.url()).href`;

/** A text that a step made by hand adds to a field; a recorded one has the whole text of the field. */
function isAppended(step: FlowStep): step is FlowStep & { readonly action: RecordedActionOf<"type"> } {
	const { action, node } = step;
	return action?.type === "type" && !action.clear && action.selector !== node.data.target && action.masked !== true;
}

/** The element of a step that is no action, as an action on it. */
function pointing(step: FlowStep): RecordedActionOf<"hover"> {
	const { id, data } = step.node;
	const selector = targetOfStep(data) ?? { primary: "html", strategy: "css", fallbacks: [], attributes: {} };
	const frame = data.frame?.length ? { frame: data.frame } : {};
	return { id, timestamp: 0, url: "about:blank", type: "hover", duration: 0, selector, ...frame, ...tabOf(data) };
}
