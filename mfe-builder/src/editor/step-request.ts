import { create } from "zustand";
import { useFlowStore } from "./flow-store.ts";
import { selectSteps } from "./selection.ts";

interface StepRequestState {
	/** Id of a step that is to be shown with the focus; null once an editor has done it. */
	readonly requested: string | null;
	/** Selects a step and asks the visible editor, canvas or outline, to bring it into view with the focus. */
	readonly requestStep: (stepId: string) => void;
	readonly take: () => void;
}

/** Connects lists of steps elsewhere on the screen to the editor, which can be behind a tab or still loading. */
export const useStepRequest = create<StepRequestState>()((set) => ({
	requested: null,
	requestStep: (stepId) => {
		useFlowStore.getState().select(selectSteps(stepId));
		set({ requested: stepId });
	},
	take: () => set({ requested: null }),
}));
