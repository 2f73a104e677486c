import type { StepData } from "../../document/flow-document.ts";
import { splitVariables, variablesIn } from "../../document/variable-text.ts";
import { numberReader } from "../../generate/number-comparisons.ts";
import type { TypedCode } from "../../generate/read-code.ts";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { splitChain } from "../../recording/recorded-target.ts";
import { targetOfStep } from "../flow-actions.ts";
import type { FlowFrame } from "../flow-frame.ts";
import { secretNamesOf } from "../flow-frame.ts";
import { type FlowStep, isLookedUpInElement, type ReadFlow, withCauses } from "../flow-steps.ts";
import { type FlowTree, stepsIn, treeOf } from "../flow-tree.ts";
import { planScript } from "../script-plan.ts";
import { readSelector } from "../selector-spelling.ts";
import { originOf } from "./side-address.ts";
import { SideCommands } from "./side-commands.ts";
import { sideTargets } from "./side-locator.ts";
import { projectOf, type SideProject } from "./side-project.ts";
import { encodeSideText } from "./side-text.ts";

/**
 * Writes a flow as a project of Selenium IDE 4 with one test. Conditions and loops become its control commands, variables its own.
 * @param flow what it does
 * @param frame title, first address, and where notes go
 * @param newId returns a new id at each call
 * @returns null when it would have too many commands
 */
export function flowSide(flow: ReadFlow, frame: FlowFrame, newId: () => string): SideProject | null {
	const tree = treeOf(flow);
	if (tree === null) return null;
	const first = [...flow.steps.values()].flatMap(({ action }) =>
		action?.type === "navigate" ? action.targetUrl : [],
	)[0];
	const url = originOf(frame.start ?? first ?? "about:blank");
	const secrets = secretNamesOf(flow);
	const noted = new Set<string>();
	const note: FlowFrame["note"] = (nodeId, code) => {
		if (!noted.has(`${code} ${nodeId}`)) frame.note(nodeId, code);
		noted.add(`${code} ${nodeId}`);
	};
	const script = new SideCommands(url, secrets, newId, note, flow.variables);
	for (const name of new Set(secrets.values())) script.push("store", "", name);
	for (const name of flow.variables) script.push("store", "", name);
	if (frame.start !== null) script.push("open", frame.start.slice(url.length) || "/");
	new SideFlowWriter(script, flow.variables, note).write(tree);
	return projectOf(frame.title, url, script.commands, newId);
}

class SideFlowWriter {
	readonly #script: SideCommands;
	readonly #variables: ReadonlySet<string>;
	readonly #note: FlowFrame["note"];
	readonly #tabs = new Set([0]);
	#loops = 0;
	/** A selector of the current element of a loop, which reads a variable. */
	#element: string | null = null;

	constructor(script: SideCommands, variables: ReadonlySet<string>, note: FlowFrame["note"]) {
		this.#script = script;
		this.#variables = variables;
		this.#note = note;
	}

	write(tree: FlowTree): void {
		let run: FlowStep[] = [];
		const flush = (): void => {
			const actions = withCauses(run.flatMap((step) => this.#actionOf(step) ?? []));
			for (const step of planScript(actions, this.#tabs)) this.#script.add(step);
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

	/** The action with its texts as the runner takes them. */
	#withTexts(action: RecordedAction): RecordedAction {
		const { id } = action;
		if (action.type === "type") return { ...action, value: this.#text(id, action.value) };
		if (action.type === "navigate") return { ...action, targetUrl: this.#text(id, action.targetUrl) };
		if (action.type !== "select") return action;
		const { value } = action;
		return {
			...action,
			value: typeof value === "string" ? this.#text(id, value) : value.map((one) => this.#text(id, one)),
		};
	}

	/** The action with its selector inside of the current element. */
	#actionOf({ action: written, node }: FlowStep) {
		if (written === null) return null;
		const action = this.#withTexts(written);
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

	#other({ node, code }: FlowStep): void {
		const { value = "" } = node.data;
		const add = this.#script.push.bind(this.#script);
		if (code.does === "stores") add("store", encodeSideText(this.#text(node.id, code.value)), code.variable);
		else if (code.does === "says" && code.how === "console.log")
			add("echo", encodeSideText(this.#text(node.id, code.message)));
		else if (code.does === "says") {
			add("runScript", encodeSideText(`alert(${this.#expression(code.message)});`));
			add("acceptAlert");
		} else if (code.does === "custom") {
			this.#note(node.id, "replaced");
			const written = this.#call(code.custom, `{\n${code.custom.code}\n}`);
			if (code.custom.isAsync) add("executeAsyncScript", encodeSideText(`return ${written};`));
			else add("runScript", encodeSideText(`${written};`));
		} else if (node.type === "copy") {
			this.#note(node.id, "replaced");
			add("runScript", encodeSideText(COPYING(this.#expression([value].flat().join("\n")))));
		} else if (code.does !== "calls" || code.into === undefined || !this.#read(node.data, code.into))
			this.#note(node.id, "no-such-step");
	}

	/** Stores a text of the page in a variable; false when no locator finds its element. */
	#read(data: StepData, variable: string): boolean {
		const target = targetOfStep(data);
		if (target === null) return false;
		const isInside = this.#element !== null && isLookedUpInElement(data);
		const primary = isInside ? this.#inElement(target.primary) : target.primary;
		const [locator] = primary === null ? [] : sideTargets({ ...target, primary });
		if (locator === undefined) return false;
		const name = data.attribute?.trim() ?? "";
		const isField = /^(?:input|textarea|select)$/.test(data.target?.fingerprint?.tag ?? "");
		if (name === "value" || (name === "" && isField)) this.#script.push("storeValue", locator[0], variable);
		else if (name === "" || name === "textContent") this.#script.push("storeText", locator[0], variable);
		else this.#script.push("storeAttribute", `${locator[0]}@${name}`, variable);
		return true;
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

const COPYING = (text: string): string =>
	[
		'const field = document.body.appendChild(document.createElement("textarea"));',
		`field.value = ${text};`,
		'field.select(); document.execCommand("copy"); field.remove();',
	].join("\n");
