import type { FlowDocument } from "@scriptorium/flow/document/flow-document";
import { EMPTY_FLOW_RESULT, type ValidationResult } from "@scriptorium/flow/validate/validation-result";
import { create } from "zustand";
import { createDraftStorage, DraftReaderMissing, type DraftStorage } from "./draft-storage.ts";
import {
	appendChange,
	type EditHistory,
	emptyHistory,
	type HistoryStep,
	moveToOrigin,
	stepBack,
	stepForward,
} from "./edit-history.ts";
import { type EditedFlow, emptyEdited, type FlowOrigin, isUntouched } from "./edited-flow.ts";
import { createFlowValidator, type FlowValidator } from "./flow-validator.ts";
import type { GeneratedCode } from "./generated-code.ts";
import { emptySelection, keepExisting, type Selection } from "./selection.ts";
import type { StepRun } from "./step-run.ts";

/** Changes while somebody types are validated, and drafts written, after this pause (spec 03 § 9), in milliseconds. */
export const EDIT_PAUSE_MS = 300;
/** Flows with more steps than this are validated after the pause, whatever the change. */
const MAX_STEPS_VALIDATED_AT_ONCE = 500;

export interface ChangeOptions {
	/** The field that is being edited, such as `settings.name`: its changes without a pause are one entry of the history. */
	readonly typing?: string;
	/** The selection afterwards; left out, the former selection as far as it still exists. */
	readonly select?: Selection;
}

/** `refused` by the browser; `unread`: an earlier draft could not be shown, and is not overwritten. */
export type DraftProblem = "refused" | "unread";

export interface FlowState extends EditedFlow, EditHistory {
	readonly selection: Selection;
	/** Of the last flow that was validated; of a flow without steps until the rules are loaded. */
	readonly validation: ValidationResult;
	/** Null until code was generated. It may be outdated: see `isOutdated`. */
	readonly generated: GeneratedCode | null;
	/** States of the steps in a test run, by id. */
	readonly stepRuns: Readonly<Record<string, StepRun>>;
	/** How many flows were opened: another one is shown from its beginning. */
	readonly openings: number;
	/** There is a draft, which is still being read: whoever shows steps can get ready. */
	readonly isDraftComing: boolean;
	/** The draft of this browser was read, or there was none. */
	readonly isRestored: boolean;
	/** Why this flow is not kept as the draft; null while it is. */
	readonly draftProblem: DraftProblem | null;

	/**
	 * The only way to change flow, settings or origin. It appends to the history, unless the recipe changed nothing.
	 * `label` is what undo and redo call it, such as 'Move step'.
	 */
	change(label: string, recipe: (now: EditedFlow) => Partial<EditedFlow>, options?: ChangeOptions): void;
	/**
	 * Opens another flow as an undoable change. Generated code, selection and step states are reset; the settings stay
	 * unless others are given, and the next save makes a new script unless an origin is given.
	 */
	open(label: string, flow: FlowDocument, about?: Partial<Omit<EditedFlow, "flow">>): void;
	/** The flow was saved as this script: later changes belong to it. */
	markSaved(origin: FlowOrigin): void;
	/** Returns the label of the undone change; null when there was none. */
	undo(): string | null;
	/** Returns the label of the redone change; null when there was none. */
	redo(): string | null;
	select(selection: Selection): void;
	setGenerated(generated: GeneratedCode | null): void;
	setStepRun(stepId: string, run: StepRun): void;
	clearStepRuns(): void;
	/** Validates now what waits for the end of the pause, or as soon as the rules are loaded. */
	validateNow(): void;
	/** Validates the flow; rejects when the rules cannot be loaded. */
	validated(): Promise<ValidationResult>;
	/** Resolves once the draft was read: wait for it before opening something else, so that the draft is not lost. */
	restored(): Promise<void>;
	/** Writes the draft now, for a page that is being left. */
	flushDraft(): Promise<void>;
}

export interface FlowStoreParts {
	readonly drafts: DraftStorage;
	readonly validator: FlowValidator;
}

/** Makes a store; it reads the draft at once. Tests pass parts of their own. */
export function createFlowStore({ drafts, validator }: FlowStoreParts) {
	return create<FlowState>()((set, get) => {
		let typing: string | undefined;
		let isDraftDue = false;
		let pause: ReturnType<typeof setTimeout> | undefined;
		let validated: FlowDocument = emptyEdited.flow;

		const waitForPause = () => {
			clearTimeout(pause);
			pause = setTimeout(() => {
				typing = undefined;
				get().validateNow();
				void get().flushDraft();
			}, EDIT_PAUSE_MS);
		};

		/** Everything that follows from a change of the edited flow. */
		const show = (edited: EditedFlow, history: EditHistory, options: ChangeOptions & { readonly reset?: boolean }) => {
			const isLater = options.typing !== undefined || edited.flow.nodes.length > MAX_STEPS_VALIDATED_AT_ONCE;
			const selection = options.select ?? (options.reset ? emptySelection : get().selection);
			set({
				...edited,
				...history,
				selection: keepExisting(selection, edited.flow),
				...(options.reset ? { generated: null, stepRuns: {}, openings: get().openings + 1 } : {}),
			});
			isDraftDue = true;
			if (!isLater) get().validateNow();
			waitForPause();
		};

		const edited = (): EditedFlow => {
			const { flow, settings, origin } = get();
			return { flow, settings, origin };
		};

		const edit = (label: string, now: EditedFlow, options: ChangeOptions & { readonly reset?: boolean }) => {
			const before = edited();
			const isSame = now.flow === before.flow && now.settings === before.settings && now.origin === before.origin;
			if (isSame) {
				if (options.select !== undefined) get().select(options.select);
				return;
			}
			const { past, future } = get();
			const isSameTyping = options.typing !== undefined && options.typing === typing;
			typing = options.typing;
			show(now, isSameTyping ? { past, future: [] } : appendChange({ past, future }, label, before), options);
		};

		const travel = (step: HistoryStep | null): string | null => {
			if (step === null) return null;
			typing = undefined;
			show(step.entry.edited, step.history, {});
			return step.entry.label;
		};

		const restored = drafts
			.read(() => set({ isDraftComing: true }))
			.then(
				(draft) => {
					const isFree = draft !== null && isUntouched(edited()) && get().past.length === 0;
					set({ isRestored: true, isDraftComing: false, ...(isFree ? draft : {}) });
					if (isFree) get().validateNow();
				},
				(error: unknown) =>
					set({
						isRestored: true,
						isDraftComing: false,
						draftProblem: error instanceof DraftReaderMissing ? "unread" : "refused",
					}),
			);

		return {
			...emptyEdited,
			...emptyHistory,
			selection: emptySelection,
			validation: EMPTY_FLOW_RESULT,
			generated: null,
			stepRuns: {},
			openings: 0,
			isDraftComing: false,
			isRestored: false,
			draftProblem: null,

			change: (label, recipe, options = {}) => edit(label, { ...edited(), ...recipe(edited()) }, options),
			open: (label, flow, { settings = get().settings, origin = null } = {}) =>
				edit(label, { flow, settings, origin }, { reset: true }),
			markSaved: (origin) => {
				set((now) => ({ origin, ...moveToOrigin(now, now.origin, origin) }));
				isDraftDue = true;
				waitForPause();
			},
			undo: () => travel(stepBack(get(), edited())),
			redo: () => travel(stepForward(get(), edited())),
			select: (selection) => set({ selection: keepExisting(selection, get().flow) }),
			setGenerated: (generated) => set({ generated }),
			setStepRun: (stepId, run) => set(({ stepRuns }) => ({ stepRuns: { ...stepRuns, [stepId]: run } })),
			clearStepRuns: () => set({ stepRuns: {} }),
			validateNow: () => {
				const { flow } = get();
				if (validated === flow) return;
				if (validator.validate === null) {
					// Without a connection the next change, or the generation of code, loads them.
					validator.load().then(
						() => get().validateNow(),
						() => undefined,
					);
					return;
				}
				validated = flow;
				set({ validation: validator.validate(flow) });
			},
			validated: async () => {
				await validator.load();
				get().validateNow();
				return get().validation;
			},
			restored: () => restored,
			flushDraft: async () => {
				if (!isDraftDue || get().draftProblem === "unread") return;
				isDraftDue = false;
				const draftProblem = await drafts.write(edited()).then(
					() => null,
					() => "refused" as const,
				);
				if (get().draftProblem !== draftProblem) set({ draftProblem });
			},
		};
	});
}

export const useFlowStore = createFlowStore({
	drafts: createDraftStorage(),
	validator: createFlowValidator(async () => (await import("@scriptorium/flow/validate/validate-flow")).validateFlow),
});
