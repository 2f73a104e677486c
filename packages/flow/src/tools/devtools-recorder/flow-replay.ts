import { splitVariables, variablesIn } from "../../document/variable-text.ts";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import type { FlowFrame } from "../flow-frame.ts";
import { type FlowStep, type ReadFlow, withCauses } from "../flow-steps.ts";
import { type FlowTree, MAX_COPIES, stepsIn, treeOf } from "../flow-tree.ts";
import { exportReplay } from "./export-replay.ts";
import type { ReplayFlow, ReplayStep } from "./replay-steps.ts";
import { openingWindow } from "./replay-tabs.ts";

/**
 * Writes a flow as a user flow of the DevTools Recorder. The format has neither conditions nor variables: what depends on them is left
 * out with notes, but for texts whose variables have known values, and for loops with a number of turns, which are written out.
 * @param flow what it does
 * @param frame title, first address, and where notes go
 * @returns null when it would have too many steps
 */
export function flowReplay(flow: ReadFlow, frame: FlowFrame): ReplayFlow | null {
	const tree = treeOf(flow);
	if (tree === null) return null;
	const reader = new ReplayWriter(frame);
	if (!reader.write(tree)) return null;
	reader.finish();
	return { title: frame.title, steps: reader.steps };
}

/** The runner evaluates an expression until it is true, on the new page again: it must not reload that one, too. */
const RELOAD = `((key) => {
	const before = sessionStorage.getItem(key);
	if (before === null) {
		sessionStorage.setItem(key, String(performance.timeOrigin));
		location.reload();
	}
	const isNew = before !== null && before !== String(performance.timeOrigin) && document.readyState === "complete";
	if (isNew) sessionStorage.removeItem(key);
	return isNew;
})("reloaded")`;

class ReplayWriter {
	readonly steps: ReplayStep[] = [];
	readonly #frame: FlowFrame;
	/** Values of variables, as far as they are known here. */
	readonly #known = new Map<string, string>();
	readonly #noted = new Set<string>();
	#run: RecordedAction[] = [];
	/** JavaScript of pauses, by their place in the run. */
	readonly #expressions = new Map<string, string>();
	#left = MAX_COPIES;

	constructor(frame: FlowFrame) {
		this.#frame = frame;
		if (frame.start !== null) this.steps.push({ type: "navigate", url: frame.start });
	}

	/** @returns whether it is not too much */
	write(tree: FlowTree): boolean {
		for (const branch of tree) {
			this.#left -= 1;
			if (this.#left < 0) return false;
			const { step } = branch;
			if (branch.kind === "step") this.#step(step);
			else if (branch.kind === "loop" && step.code.does === "repeats" && "times" in step.code) {
				for (let turn = 0; turn < step.code.times && branch.body.length > 0; turn += 1)
					if (!this.write(branch.body)) return false;
			} else {
				this.#note(step, "no-such-step");
				const inside = branch.kind === "if" ? [...branch.yes, ...branch.no] : branch.body;
				for (const each of stepsIn(inside)) {
					this.#note(each, "branch-left-out");
					this.#forget(each);
				}
			}
		}
		return true;
	}

	/** Writes the actions, all at once: where a tab is opened depends on what is done later. */
	finish(): void {
		const ids = new Map<string, string>();
		// A loop has the same step several times.
		const actions = this.#run.map((action, at) => {
			const id = `${at}`;
			ids.set(id, action.id);
			return { ...action, id };
		});
		const { document, notes } = exportReplay(this.#frame.title, withCauses(actions), this.#expressions);
		for (const step of document.steps) this.steps.push(step);
		for (const { actionId, code } of notes) this.#noteOnce(ids.get(actionId) ?? actionId, code);
	}

	#step(step: FlowStep): void {
		const { node, code, action } = step;
		const { waitBefore = 0 } = node.data;
		if (code.does === "stores") {
			const value = this.#valueOf(code.value);
			if (value === null) this.#forget(step);
			else this.#known.set(code.variable, value);
			return;
		}
		// A recording has the addresses of these; a step made by hand leads to a page that is not known here.
		if (node.data.url === undefined && node.type === "back") {
			this.#note(step, "no-such-step");
			return;
		}
		if (node.data.url === undefined && node.type === "reload") {
			this.#evaluate(step, RELOAD);
			return;
		}
		if (action !== null) {
			const filled = this.#filled(action);
			const isOpen = filled?.type === "navigate" && !URL.canParse(filled.targetUrl);
			if (filled === null) this.#note(step, "variable-left-out");
			else if (isOpen) this.#note(step, "address-left-out");
			else {
				const wait = { id: node.id, timestamp: 0, url: action.url, type: "wait", duration: waitBefore } as const;
				if (waitBefore > 0) this.#run.push(wait);
				if (action.type === "type" && !action.clear && action.selector !== node.data.target)
					this.#note(step, "replaced");
				this.#run.push(filled);
			}
			return;
		}
		const expression = this.#expressionOf(step);
		if (expression === null) this.#note(step, "no-such-step");
		else {
			this.#evaluate(step, expression);
			if (code.does === "custom" || node.data.newTab) this.#note(step, "replaced");
		}
		this.#forget(step);
	}

	#evaluate({ node }: FlowStep, expression: string): void {
		const { tab } = node.data.parameters ?? {};
		const there = typeof tab === "number" && tab > 0 ? { tab } : {};
		this.#expressions.set(String(this.#run.length), expression);
		this.#run.push({ id: node.id, timestamp: 0, url: "about:blank", type: "wait", duration: 0, ...there });
	}

	/** Code that the page runs once: the runner evaluates an expression until it is true. */
	#expressionOf({ code, node }: FlowStep): string | null {
		if (node.type === "navigate" && node.data.newTab) {
			const url = this.#valueOf(node.data.url ?? "");
			return url === null ? null : openingWindow(`new URL(${JSON.stringify(url)}, location.href).href`);
		}
		if (code.does === "says" && code.how === "console.log") {
			const message = this.#valueOf(code.message);
			return message === null ? null : `(console.log(${JSON.stringify(message)}), true)`;
		}
		if (code.does !== "custom" || code.custom.names.length > 0 || variablesIn(code.custom.code).length > 0) return null;
		return `(async () => { await (async () => {\n${code.custom.code}\n})(); return true; })()`;
	}

	/** The same action with the values of its variables; null when one is unknown. */
	#filled(action: RecordedAction): RecordedAction | null {
		let isKnown = true;
		const fill = (text: string): string => {
			const value = this.#valueOf(text);
			if (value === null) isKnown = false;
			return value ?? text;
		};
		let filled = action;
		if ("selector" in filled && filled.selector !== undefined)
			filled = { ...filled, selector: { ...filled.selector, primary: fill(filled.selector.primary) } };
		if (filled.type === "type") filled = { ...filled, value: fill(filled.value) };
		if (filled.type === "navigate") filled = { ...filled, targetUrl: fill(filled.targetUrl) };
		if (filled.type === "select")
			filled = { ...filled, value: typeof filled.value === "string" ? fill(filled.value) : filled.value.map(fill) };
		return isKnown ? filled : null;
	}

	#valueOf(text: string): string | null {
		const parts = splitVariables(text).map((part) =>
			typeof part === "string" ? part : (this.#known.get(part.variable) ?? null),
		);
		return parts.every((part) => part !== null) ? parts.join("") : null;
	}

	#forget({ code }: FlowStep): void {
		if (code.does === "stores") this.#known.delete(code.variable);
		if (code.does === "calls" && code.into !== undefined) this.#known.delete(code.into);
		if (code.does === "custom") this.#known.clear();
	}

	#note({ node }: FlowStep, code: Parameters<FlowFrame["note"]>[1]): void {
		this.#noteOnce(node.id, code);
	}

	#noteOnce(nodeId: string, code: Parameters<FlowFrame["note"]>[1]): void {
		const key = `${code} ${nodeId}`;
		if (!this.#noted.has(key)) this.#frame.note(nodeId, code);
		this.#noted.add(key);
	}
}
