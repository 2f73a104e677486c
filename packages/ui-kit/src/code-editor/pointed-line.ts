import { type Extension, StateEffect, StateField } from "@codemirror/state";
import { Decoration, type DecorationSet, EditorView } from "@codemirror/view";

const pointed = Decoration.line({ class: "cm-pointedLine", attributes: { "data-pointed": "" } });
const pointEffect = StateEffect.define<number | null>();

const pointedField = StateField.define<DecorationSet>({
	create: () => Decoration.none,
	update(known, transaction) {
		const moved = transaction.effects.find((effect) => effect.is(pointEffect));
		if (!moved) return known.map(transaction.changes);
		return moved.value === null ? Decoration.none : Decoration.set(pointed.range(moved.value));
	},
	provide: (field) => EditorView.decorations.from(field),
});

/** One line at a time that a link points at. */
export const pointedLine: Extension = pointedField;

/** Marks a line, brings it into view and puts the cursor there. A number after the last line selects the last line. */
export function pointAtLine(view: EditorView, line: number): void {
	const { from } = view.state.doc.line(Math.min(Math.max(1, line), view.state.doc.lines));
	view.dispatch({
		selection: { anchor: from },
		effects: [pointEffect.of(from), EditorView.scrollIntoView(from, { y: "center" })],
	});
}

export function pointAtNothing(view: EditorView): void {
	view.dispatch({ effects: pointEffect.of(null) });
}
