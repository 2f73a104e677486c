import { splitVariables } from "../../document/variable-text.ts";
import type { RecordedAction } from "../../recording/recorded-action.ts";
import { actionDefinitions, stepDefinitions } from "../../steps/step-definitions.ts";
import { type ExportFrame, type ExportTool, jsonFile } from "../export-tool.ts";
import { type FlowStep, tabOf, withCauses } from "../flow-steps.ts";
import { type FlowTree, MAX_COPIES, stepsIn, treeOf } from "../flow-tree.ts";
import type { ReplayFlow, ReplayStep } from "./replay-steps.ts";
import { writeActions } from "./write-actions.ts";

/**
 * The DevTools Recorder: a user flow, which @puppeteer/replay runs. The format has neither conditions nor variables: what depends on them
 * is left out with notes, but for texts whose variables have known values, and for loops with a number of turns, which are written out.
 */
export const devtoolsRecorder: ExportTool = {
	write(flow, frame) {
		const maxSteps = frame.isRecording ? Number.POSITIVE_INFINITY : MAX_COPIES;
		const tree = treeOf(flow, maxSteps);
		if (tree === null) return null;
		const writer = new ReplayWriter(frame, maxSteps);
		if (!writer.write(tree)) return null;
		writer.finish();
		const document: ReplayFlow = { title: frame.title, steps: writer.steps };
		return jsonFile(document);
	},
};

class ReplayWriter {
	readonly steps: ReplayStep[] = [];
	readonly #frame: ExportFrame;
	/** Values of variables, as far as they are known here. */
	readonly #known = new Map<string, string>();
	readonly #noted = new Set<string>();
	readonly #run: RecordedAction[] = [];
	/** JavaScript of pauses, by their place in the run. */
	readonly #expressions = new Map<string, string>();
	#left: number;

	constructor(frame: ExportFrame, maxSteps: number) {
		this.#frame = frame;
		this.#left = maxSteps;
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
				this.#note(step.node.id, "no-such-step");
				const inside = branch.kind === "if" ? [...branch.yes, ...branch.no] : branch.body;
				for (const each of stepsIn(inside)) {
					this.#note(each.node.id, "branch-left-out");
					this.#forget(each);
				}
			}
		}
		return true;
	}

	/** Writes the actions, all at once: where a tab is opened depends on what is done later. */
	finish(): void {
		if (this.#frame.isRecording) {
			this.#add(writeActions(this.#run, this.#expressions), (id) => id);
			return;
		}
		// A loop has the same step several times.
		const ids = this.#run.map(({ id }) => id);
		const actions = this.#run.map((action, at) => ({ ...action, id: String(at) }));
		this.#add(writeActions(withCauses(actions), this.#expressions), (id) => ids[Number(id)] ?? id);
	}

	#add({ steps, notes }: ReturnType<typeof writeActions>, nodeOf: (actionId: string) => string): void {
		for (const step of steps) this.steps.push(step);
		for (const { actionId, code } of notes) this.#note(nodeOf(actionId), code);
	}

	#step(step: FlowStep): void {
		const { node, code, action } = step;
		const { waitBefore = 0 } = node.data;
		if (this.#frame.isRecording) {
			if (action !== null) this.#run.push(action);
			return;
		}
		const isWritten = stepDefinitions[node.type].alone?.replay(
			{ data: node.data, code },
			{
				valueOf: (text) => this.#valueOf(text),
				remember: (variable, value) => {
					if (value === null) this.#known.delete(variable);
					else this.#known.set(variable, value);
				},
				evaluate: (expression) => this.#evaluate(step, expression),
				note: (noted) => this.#note(node.id, noted),
			},
		);
		if (isWritten && code.does === "stores") return;
		if (isWritten || action === null) {
			if (!isWritten) this.#note(node.id, "no-such-step");
			this.#forget(step);
			return;
		}
		const filled = this.#filled(action);
		const isOpen = filled?.type === "navigate" && !URL.canParse(filled.targetUrl);
		if (filled === null) this.#note(node.id, "variable-left-out");
		else if (isOpen) this.#note(node.id, "address-left-out");
		else {
			const wait = { id: node.id, timestamp: 0, url: action.url, type: "wait", duration: waitBefore } as const;
			if (waitBefore > 0) this.#run.push(wait);
			if (action.type === "type" && !action.clear && action.selector !== node.data.target)
				this.#note(node.id, "replaced");
			this.#run.push(filled);
		}
	}

	#evaluate({ node }: FlowStep, expression: string): void {
		this.#expressions.set(String(this.#run.length), expression);
		const wait = { type: "wait", duration: 0 } as const;
		this.#run.push({ id: node.id, timestamp: 0, url: "about:blank", ...wait, ...tabOf(node.data) });
	}

	/** The same action with the values of its variables; null when one is unknown. */
	#filled(action: RecordedAction): RecordedAction | null {
		let isKnown = true;
		const fill = (text: string): string => {
			const value = this.#valueOf(text);
			if (value === null) isKnown = false;
			return value ?? text;
		};
		const filled =
			"selector" in action && action.selector !== undefined
				? { ...action, selector: { ...action.selector, primary: fill(action.selector.primary) } }
				: action;
		const whole = actionDefinitions[filled.type].mapTexts(filled, fill);
		return isKnown ? whole : null;
	}

	#valueOf(text: string): string | null {
		const parts = splitVariables(text).map((part) =>
			typeof part === "string" ? part : (this.#known.get(part.variable) ?? null),
		);
		return parts.every((part) => part !== null) ? parts.join("") : null;
	}

	/** What a step may have set is not known any more. */
	#forget({ code }: FlowStep): void {
		if (code.does === "stores") this.#known.delete(code.variable);
		if (code.does === "calls" && code.into !== undefined) this.#known.delete(code.into);
		if (code.does === "custom") this.#known.clear();
	}

	#note(nodeId: string, code: Parameters<ExportFrame["note"]>[1]): void {
		const key = `${code} ${nodeId}`;
		if (!this.#noted.has(key)) this.#frame.note(nodeId, code);
		this.#noted.add(key);
	}
}
