import type { GenerateBookmarkletRequest } from "@scriptorium/shared-protocol/hub-edge/generate-bookmarklet";
import type { GenerationQuota } from "@scriptorium/shared-protocol/hub-edge/script-generation";
import type { PageOutline, ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import type { FilledTemplate } from "./template-mode.ts";
import type { ReplacedScript } from "./written-script.ts";

export type CopilotView = "ideas" | "create" | "preview" | "test";
/** Kind of a request: `generate` a new script, `enhance` the saved script that is edited, or `refine` the script in the preview. */
export type TurnKind = "generate" | "enhance" | "refine";

/** A request to the model; with the approved plan when it asks for the code. */
export interface ModelOrder {
	readonly kind: TurnKind;
	readonly request: string;
	readonly plan: ScriptPlan | null;
	readonly about: NonNullable<GenerateBookmarkletRequest["about"]> | null;
	/** The page that was shared when the plan was made. */
	readonly outline: PageOutline | null;
}

export type ProgressStep = "reading" | "planning" | "writing" | "checking" | "repairing";

/** What the copilot is doing, or waits for. */
export type CopilotWork =
	| { readonly kind: "idle" }
	| { readonly kind: "busy"; readonly step: ProgressStep; readonly text: string }
	| { readonly kind: "asking"; readonly request: string; readonly turn: TurnKind; readonly filled: FilledTemplate }
	| {
			readonly kind: "refused";
			readonly request: string;
			readonly unknownWords: readonly string[];
			readonly nearest: readonly { readonly id: string; readonly title: string; readonly description: string }[];
	  }
	/** A tested template fits, and there is a model. */
	| { readonly kind: "choice"; readonly request: string; readonly turn: TurnKind; readonly filled: FilledTemplate }
	| { readonly kind: "plan"; readonly order: ModelOrder; readonly plan: ScriptPlan }
	/** `code` is the error's; `received` is the part of the code that came; `said` is the hub's own sentence, which names a host. */
	| {
			readonly kind: "failed";
			readonly code: string;
			readonly received: string;
			readonly order: ModelOrder;
			readonly said?: string;
	  }
	/** Template mode does not know what to change. `turn` tells in which box it was asked. */
	| { readonly kind: "unchanged"; readonly turn: TurnKind; readonly questions: readonly string[] };

export interface CopilotState {
	readonly view: CopilotView;
	readonly prompt: string;
	/** What is typed into the Refine box; null while it is closed. */
	readonly change: string | null;
	readonly work: CopilotWork;
	/** The script before the last turn, until its change is accepted or taken back; null when there was none. */
	readonly before: ReplacedScript | null;
	/** As the last answer of a model said. */
	readonly quota: GenerationQuota | null;
	/** Name of the model that answered last: the one of the account, which may not be the hub's default. */
	readonly model: string | null;
}

export type CopilotAction =
	| { readonly type: "show"; readonly view: CopilotView }
	| { readonly type: "type"; readonly prompt: string }
	| { readonly type: "change"; readonly change: string | null }
	| { readonly type: "work"; readonly work: CopilotWork }
	| { readonly type: "step"; readonly step: ProgressStep }
	| { readonly type: "receive"; readonly text: string }
	| { readonly type: "answered"; readonly quota: GenerationQuota | undefined; readonly model: string | undefined }
	| { readonly type: "written"; readonly before: ReplacedScript | null }
	| { readonly type: "accepted" }
	| { readonly type: "restored" };

const idle: CopilotWork = { kind: "idle" };

/**
 * Reducer of the Copilot tab. A part of the code that arrives after the person has stopped is dropped.
 * @param state before the action
 * @param action what happened
 * @returns the state after it
 */
export function copilotReducer(state: CopilotState, action: CopilotAction): CopilotState {
	switch (action.type) {
		case "show":
			return { ...state, view: action.view };
		case "type":
			return { ...state, prompt: action.prompt };
		case "change":
			return { ...state, change: action.change };
		case "work":
			return { ...state, work: action.work };
		case "step":
			// A repair writes the code once more from its start.
			return state.work.kind === "busy"
				? {
						...state,
						work: { ...state.work, step: action.step, text: action.step === "repairing" ? "" : state.work.text },
					}
				: state;
		case "receive":
			return state.work.kind === "busy"
				? { ...state, work: { ...state.work, text: state.work.text + action.text } }
				: state;
		case "answered":
			return { ...state, quota: action.quota ?? state.quota, model: action.model ?? state.model };
		case "written":
			return { ...state, view: "preview", change: null, work: idle, before: action.before };
		case "accepted":
			return { ...state, before: null };
		case "restored":
			return { ...state, view: "preview", change: null, work: idle, before: null };
	}
}

/** The state in which a screen begins. */
export function firstState(prompt: string, view: CopilotView): CopilotState {
	return { view, prompt, change: null, work: idle, before: null, quota: null, model: null };
}
