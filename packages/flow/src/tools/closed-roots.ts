import type { RecordedAction } from "../recording/recorded-action.ts";
import type { RecordedTarget } from "../recording/recorded-target.ts";
import type { ExportNote } from "./export-note.ts";

/** Notes for actions whose element, or a frame around it, is in a closed shadow root, which only extensions can access. */
export function closedRootNotes(actions: readonly RecordedAction[]): ExportNote[] {
	return actions
		.filter((action) => targetsOf(action).some(({ closed }) => closed))
		.map(({ id }) => ({ actionId: id, code: "closed-shadow-root" }));
}

function targetsOf(action: RecordedAction): RecordedTarget[] {
	const { frame = [] } = action;
	if (action.type === "drag") return [...frame, action.source, action.target];
	return "selector" in action && action.selector !== undefined ? [...frame, action.selector] : frame;
}
