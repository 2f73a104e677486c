import { createContext, useContext } from "react";
import type { StepPlace } from "../../editor/step-place.ts";

/** What the parts of the canvas ask for, and dialogs outside of the canvas do. */
export interface CanvasActions {
	readonly configure: (stepId: string) => void;
	readonly add: (place: StepPlace) => void;
	readonly connectFrom: (stepId: string) => void;
}

/** React Flow renders steps and connections itself: they get the actions from around it. */
export const CanvasActionsContext = createContext<CanvasActions | null>(null);

export function useCanvasActions(): CanvasActions {
	const actions = useContext(CanvasActionsContext);
	if (actions === null) throw new Error("There is no canvas around this part.");
	return actions;
}
