import type { FlowNode } from "../document/flow-document.ts";
import type { Call, Generated, GenerateNote, GenerateNoteCode, GenerateProblem } from "./generated-code.ts";
import { withDialogs } from "./runtime/with-dialogs.ts";
import type { DialogAnswer, StepCode } from "./step-code.ts";
import { stepGenerators } from "./step-generators.ts";
import { isOutOfReach } from "./step-target.ts";
import { isLedTo } from "./steps/navigate-step.ts";

/** One statement of the code. */
export interface PlannedStep {
	/** Comments above the statement; a step that is left out has nothing else. */
	readonly comments: readonly string[];
	/** Performed one after the other. */
	readonly calls: readonly Call[];
}

export interface Plan {
	readonly steps: readonly PlannedStep[];
	readonly notes: readonly GenerateNote[];
}

/** Comments in place of steps that are left out. */
const LEFT_OUT: Partial<Readonly<Record<GenerateNoteCode, string>>> = {
	"file-upload": "left out, a script cannot choose files",
	"secret-value": "left out, it is secret and was not recorded",
	"other-tab": "left out, a script stays in its tab",
	"closed-shadow-root": "left out, a script cannot look into a closed shadow root",
	"dialog-unanswered": "left out, a script cannot answer this dialog",
};

/** Decides which steps of a chain are in the code, up to the one that leaves the page. */
export function planSteps(chain: readonly FlowNode[]): Generated<Plan> {
	const home = tabOf(chain[0]);
	const codes = codesOf(chain.filter((node) => tabOf(node) === home));
	const steps: PlannedStep[] = [];
	const notes: GenerateNote[] = [];
	const note = (at: number, code: GenerateNoteCode, stepsLeft?: number): void => {
		const nodeId = chain[at]?.id ?? "";
		notes.push({ nodeId, step: at + 1, code, ...(stepsLeft === undefined ? {} : { stepsLeft }) });
	};
	const leaveOut = (at: number, because?: GenerateNoteCode): void => {
		if (because !== undefined) note(at, because);
		steps.push({ comments: [commentOf(chain, at, because)], calls: [] });
	};
	const endAfter = (at: number): Generated<Plan> => {
		const left = chain.slice(at + 1).filter((node) => !isLedTo(node) && node.type !== "tab").length;
		if (left > 0) {
			note(at, "stops-after", left);
			const comment = `Step ${at + 1} loads another page, and a script ends with its own: ${left} more not in it.`;
			steps.push({ comments: [comment], calls: [] });
		}
		return { ok: true, value: { steps, notes } };
	};

	for (let at = 0; at < chain.length; at += 1) {
		const node = chain[at];
		const code = node && (tabOf(node) === home ? codes.get(node) : OTHER_TAB);
		if (node === undefined || code === undefined) break;
		if (code === null) return refuse("UNSUPPORTED_STEP", `"${node.data.label}" cannot be in straight code`, node);
		if (code.does === "fails") return refuse("INCOMPLETE_STEP", code.message, node);
		if (code.does === "ends") return endAfter(at - 1);
		if (code.does === "nothing") leaveOut(at, code.because);
		// No step before it opens the dialog.
		if (code.does === "answers") leaveOut(at, "dialog-unanswered");
		if (code.does !== "calls") continue;
		const answers = answersAfter(chain, at, codes);
		const comments = [...answers.keys(), answers.length].map((offset) => commentOf(chain, at + offset));
		steps.push({ comments, calls: withAnswers(code.calls, answers) });
		for (const each of code.notes ?? []) note(at, each);
		if (node.data.frame?.length) note(at, "same-origin-frame");
		at += answers.length;
		if (code.leavesPage) return endAfter(at);
	}
	return { ok: true, value: { steps, notes } };
}

const CLOSED: StepCode = { does: "nothing", because: "closed-shadow-root" };
const OTHER_TAB: StepCode = { does: "nothing", because: "other-tab" };

/** Null for kinds of steps that straight code does not support. */
type Codes = ReadonlyMap<FlowNode, StepCode | null>;

const codesOf = (chain: readonly FlowNode[]): Codes =>
	new Map(
		chain.map((node, at) => {
			const { type, data } = node;
			return [node, isOutOfReach(data) ? CLOSED : (stepGenerators[type]?.(data, { chain, at }) ?? null)];
		}),
	);

/** Answers to the dialogs that a step opens; they are recorded after it. */
function answersAfter(chain: readonly FlowNode[], at: number, codes: Codes): DialogAnswer[] {
	const answers: DialogAnswer[] = [];
	for (let next = chain[at + 1]; next !== undefined; next = chain[at + 1 + answers.length]) {
		const code = codes.get(next);
		if (code?.does !== "answers") break;
		answers.push(code.dialog);
	}
	return answers;
}

/** The last call is the step itself. */
function withAnswers(calls: readonly Call[], answers: readonly DialogAnswer[]): readonly Call[] {
	const last = calls.at(-1);
	if (answers.length === 0 || last === undefined) return calls;
	const literal = answers.map(({ type, accept, answer }) => ({ type, accept, answer }));
	return [...calls.slice(0, -1), { part: withDialogs, args: [{ literal }, { later: last }] }];
}

function commentOf(chain: readonly FlowNode[], at: number, because?: GenerateNoteCode): string {
	const { label, description } = chain[at]?.data ?? { label: "" };
	const reason = because && LEFT_OUT[because];
	return `${at + 1}. ${description ? `${label}: ${description}` : label}${reason ? `: ${reason}` : ""}`;
}

const tabOf = (node: FlowNode | undefined): unknown => node?.data.parameters?.tab ?? 0;

function refuse(code: GenerateProblem["code"], message: string, { id }: FlowNode): Generated<never> {
	return { ok: false, error: { code, message, nodeId: id } };
}
