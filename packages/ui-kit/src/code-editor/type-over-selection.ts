import type { Extension } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

/**
 * Typing over a selection, done by the editor. Left to itself Chromium writes the look of the old text into the new one
 * with a style attribute, which the hub's Content-Security-Policy refuses and reports for every such key.
 */
export const typeOverSelection: Extension = EditorView.domEventHandlers({
	beforeinput(event, view) {
		const { data, inputType, isComposing } = event;
		const isOver = view.state.selection.ranges.some((range) => !range.empty);
		if (inputType !== "insertText" || data === null || isComposing || !isOver) return false;
		view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
		event.preventDefault();
		return true;
	},
});
