import type { StepData } from "../../document/flow-document.ts";
import { splitVariables, variablesIn } from "../../document/variable-text.ts";
import { numberReader } from "../../generate/number-comparisons.ts";
import type { TypedCode } from "../../generate/read-code.ts";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { splitChain } from "../../recording/recorded-target.ts";
import { targetOfStep } from "../../recording/target-of-step.ts";
import { actionDefinitions, stepDefinitions } from "../../steps/step-definitions.ts";
import { type ExportFrame, type ExportTool, jsonFile } from "../export-tool.ts";
import { type FlowStep, isLookedUpInElement, secretNamesOf, viewportOf, withCauses } from "../flow-steps.ts";
import { type FlowTree, MAX_COPIES, stepsIn, treeOf } from "../flow-tree.ts";
import { planScript } from "../script-plan.ts";
import { readSelector } from "../selector-spelling.ts";
import { originOf } from "./side-address.ts";
import { SideCommands } from "./side-commands.ts";
import { sideTargets } from "./side-locator.ts";
import { projectOf } from "./side-project.ts";
import { encodeSideText } from "./side-text.ts";

/**
 * Selenium IDE 4: a project with one test. Conditions and loops become its control commands, variables its own. Secret values are
 * variables, which the first commands set to empty.
 */
export const seleniumIde: ExportTool = {
	write(flow, { title, start, firstPage, isRecording, note: addNote, newId }) {
		const tree = treeOf(flow, isRecording ? Number.POSITIVE_INFINITY : MAX_COPIES);
		if (tree === null) return null;
		const url = originOf(firstPage);
		const secrets = secretNamesOf(flow);
		const noted = new Set<string>();
		const note: ExportFrame["note"] = (nodeId, code) => {
			if (!noted.has(`${code} ${nodeId}`)) addNote(nodeId, code);
			noted.add(`${code} ${nodeId}`);
		};
		const script = new SideCommands(url, secrets, newId, note, flow.variables);
		for (const name of new Set(secrets.values())) script.push("store", "", name);
		for (const name of flow.variables) script.push("store", "", name);
		const viewport = viewportOf(flow);
		if (viewport) script.push("setWindowSize", `${Math.round(viewport.width)}x${Math.round(viewport.height)}`);
		if (start !== null) script.push("open", start.slice(url.length) || "/");
		new SideFlowWriter(script, flow.variables, note, isRecording).write(tree);
		return jsonFile(projectOf(title, url, script.commands, newId));
	},
};

class SideFlowWriter {
	readonly #script: SideCommands;
	readonly #variables: ReadonlySet<string>;
	readonly #note: ExportFrame["note"];
	readonly #isRecording: boolean;
	readonly #tabs = new Set([0]);
	#loops = 0;
	/** A selector of the current element of a loop, which reads a variable. */
	#element: string | null = null;

	constructor(script: SideCommands, variables: ReadonlySet<string>, note: ExportFrame["note"], isRecording: boolean) {
		this.#isRecording = isRecording;
		this.#script = script;
		this.#variables = variables;
		this.#note = note;
	}

	write(tree: FlowTree): void {
		let run: FlowStep[] = [];
		const flush = (): void => {
			const actions = run.flatMap((step) => this.#actionOf(step) ?? []);
			const caused = this.#isRecording ? actions : withCauses(actions);
			for (const step of planScript(caused, this.#tabs)) this.#script.add(step);
			run = [];
		};
		for (const branch of tree) {
			const { step } = branch;
			if (branch.kind === "step" && step.action !== null) {
				const { waitBefore = 0 } = step.node.data;
				if (waitBefore > 0) {
					flush();
					this.#script.push("pause", String(Math.round(waitBefore)));
				}
				run.push(step);
				continue;
			}
			flush();
			if (branch.kind === "step") this.#other(step);
			else if (branch.kind === "if") this.#condition(step, branch.yes, branch.no);
			else this.#loop(step, branch.body);
		}
		flush();
	}

	/** A text as the runner takes it, which has no way to write `${name}` of a variable as it is. */
	#text(nodeId: string, text: string): string {
		const parts = splitVariables(text);
		const names = parts.flatMap((part) => (typeof part === "string" ? variablesIn(part) : []));
		if (names.some((name) => this.#variables.has(name))) this.#note(nodeId, "replaced");
		return parts.map((part) => (typeof part === "string" ? part : `\${${part.variable}}`)).join("");
	}

	/** The action with its selector inside of the current element. */
	#actionOf({ action: written, node }: FlowStep): RecordedAction | null {
		// The texts of a recording read no variables.
		if (written === null || this.#isRecording) return written;
		const action = actionDefinitions[written.type].mapTexts(written, (text) => this.#text(written.id, text));
		if (this.#element === null || !isLookedUpInElement(node.data)) return action;
		if (!("selector" in action) || action.selector === undefined) return action;
		const inside = this.#inElement(action.selector.primary);
		if (inside === null) {
			this.#note(node.id, "no-such-step");
			return null;
		}
		return { ...action, selector: { ...action.selector, primary: inside } };
	}

	#inElement(selector: string): string | null {
		if (splitChain(selector).length > 1 || readSelector(selector).kind !== "css") return null;
		const inside = selector.replace(/^\s*:scope\s*/, "");
		if (inside === "") return this.#element;
		return `${this.#element ?? ""} ${inside.includes(",") ? `:is(${inside})` : inside}`;
	}

	/** A step that no recorded action stands for. */
	#other({ node, code }: FlowStep): void {
		const isWritten = stepDefinitions[node.type].alone?.side(
			{ data: node.data, code },
			{
				push: (command, target, value) => this.#script.push(command, target, value),
				text: (text) => this.#text(node.id, text),
				expression: (text) => this.#expression(text),
				call: (typed, body) => this.#call(typed, body),
				locator: () => this.#locatorOf(node.data),
				note: (noted) => this.#note(node.id, noted),
			},
		);
		if (!isWritten) this.#note(node.id, "no-such-step");
	}

	/** The best locator of the element of a step; null when Selenium has none. */
	#locatorOf(data: StepData): string | null {
		const target = targetOfStep(data);
		if (target === null) return null;
		const isInside = this.#element !== null && isLookedUpInElement(data);
		const primary = isInside ? this.#inElement(target.primary) : target.primary;
		const [locator] = primary === null ? [] : sideTargets({ ...target, primary });
		return locator?.[0] ?? null;
	}

	#condition({ node, code }: FlowStep, yes: FlowTree, no: FlowTree): void {
		// The runner does not wait for what a condition awaits.
		if (code.does !== "tests" || code.condition.isAsync) {
			this.#note(node.id, "no-such-step");
			for (const step of stepsIn([...yes, ...no])) this.#note(step.node.id, "branch-left-out");
			return;
		}
		const { condition } = code;
		const body = condition.readsNumbers
			? `(() => {${numberReader().join("\n")}\nreturn (${condition.code}\n);})()`
			: `(${condition.code}\n)`;
		this.#script.push("if", encodeSideText(this.#call(condition, body)));
		this.#branch(yes);
		if (no.length > 0) {
			this.#script.push("else");
			this.#branch(no);
		}
		this.#script.push("end");
	}

	#loop(step: FlowStep, body: FlowTree): void {
		const { node, code } = step;
		if (code.does !== "repeats") return;
		if ("times" in code) {
			this.#script.push("times", String(code.times));
			this.#branch(body);
			this.#script.push("end");
			return;
		}
		const selector = targetOfStep(node.data)?.primary ?? "";
		const isTyped = isLookedUpInElement(node.data);
		const css = isTyped && this.#element !== null ? this.#inElement(selector) : selector;
		if (css === null || splitChain(css).length > 1 || readSelector(css).kind !== "css" || node.data.frame?.length) {
			this.#note(node.id, "no-such-step");
			for (const each of stepsIn(body)) this.#note(each.node.id, "branch-left-out");
			return;
		}
		// A locator cannot be kept: the elements get a number that the others are found by.
		this.#note(node.id, "replaced");
		this.#loops += 1;
		const mark = `data-loop-${this.#loops}`;
		const [rows, row] = [`rows${this.#loops}`, `row${this.#loops}`];
		const number = `(element, index) => { element.setAttribute("${mark}", index); return index; }`;
		const found = `[...document.querySelectorAll(${this.#expression(css)})]`;
		this.#script.push("executeScript", encodeSideText(`return ${found}.map(${number});`), rows);
		this.#script.push("forEach", rows, row);
		const before = this.#element;
		this.#element = `[${mark}="\${${row}}"]`;
		this.#branch(body);
		this.#element = before;
		this.#script.push("end");
	}

	/** Which window and frame are selected depends on the branch that was taken. */
	#branch(tree: FlowTree): void {
		this.#script.forgetPlace();
		this.write(tree);
		this.#script.forgetPlace();
	}

	/** Calls a function of code that reads variables by their names. The runner passes the variables as arguments of the script. */
	#call({ names, isAsync }: TypedCode, body: string): string {
		const values = [...this.#variables].map((name) => `[${JSON.stringify(name)}]: \${${name}}`).join(", ");
		const inner = names.length === 0 ? body : null;
		const start = isAsync ? "async " : "";
		if (inner !== null) return `(${start}(variables) => ${inner})({ ${values} })`;
		return `((variables) => (${start}({ ${names.join(", ")} }) => ${body})(variables))({ ${values} })`;
	}

	/** A text that reads variables, as an expression: the runner replaces them by arguments of the script. */
	#expression(text: string): string {
		const parts = splitVariables(text).map((part) =>
			typeof part === "string" ? JSON.stringify(part).replaceAll("$", "\\u0024") : `\${${part.variable}}`,
		);
		return parts.length === 0 ? '""' : parts.join(" + ");
	}
}
