import { type EditorState, type Extension, RangeSet, StateEffect, StateField, type Text } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, gutter } from "@codemirror/view";
import type { EditorFinding, FindingSeverity } from "../code-findings/editor-finding.ts";
import { gatherByLine } from "../code-findings/gather-by-line.ts";
import { drawMarker } from "../code-findings/marker-shape.ts";

class FindingMarker extends GutterMarker {
	readonly severity: FindingSeverity;
	readonly text: string;

	constructor(severity: FindingSeverity, labels: readonly string[]) {
		super();
		this.severity = severity;
		this.text = labels.join("\n");
	}

	override eq(other: FindingMarker): boolean {
		return other.severity === this.severity && other.text === this.text;
	}

	override toDOM(): HTMLElement {
		const mark = document.createElement("span");
		mark.className = `cm-finding cm-finding-${this.severity}`;
		mark.dataset.finding = this.severity;
		mark.setAttribute("role", "img");
		mark.setAttribute("aria-label", this.text);
		mark.title = this.text;
		mark.append(drawMarker(this.severity));
		return mark;
	}
}

const replaceFindings = StateEffect.define<readonly EditorFinding[]>();

function markersOf(findings: readonly EditorFinding[], doc: Text): RangeSet<FindingMarker> {
	return RangeSet.of(
		gatherByLine(findings)
			.filter(({ line }) => line >= 1 && line <= doc.lines)
			.map(({ line, severity, labels }) => new FindingMarker(severity, labels).range(doc.line(line).from)),
	);
}

const markers = StateField.define<RangeSet<FindingMarker>>({
	create: () => RangeSet.empty,
	update(known, transaction) {
		const replaced = transaction.effects.find((effect) => effect.is(replaceFindings));
		if (replaced) return markersOf(replaced.value, transaction.state.doc);
		// Until the next analysis the marks stay with their lines while somebody types.
		return known.map(transaction.changes);
	},
});

const washedLines = EditorView.decorations.compute([markers], (state) => {
	const lines: { at: number; severity: FindingSeverity }[] = [];
	state.field(markers).between(0, state.doc.length, (at, _to, { severity }) => {
		const from = state.doc.lineAt(at).from;
		if (lines.at(-1)?.at !== from) lines.push({ at: from, severity });
	});
	return Decoration.set(
		lines.map(({ at, severity }) => Decoration.line({ class: `cm-findingLine cm-findingLine-${severity}` }).range(at)),
	);
});

/** Numbers, from 1, of the lines that carry a mark now, in reading order. */
export function markedLines(state: EditorState): readonly number[] {
	const lines = new Set<number>();
	state.field(markers).between(0, state.doc.length, (at) => void lines.add(state.doc.lineAt(at).number));
	return [...lines];
}

/** A gutter with one mark per line that has findings, and a wash over these lines. `onPressed` gets the line's number. */
export function findingMarkers(
	findings: readonly EditorFinding[] = [],
	onPressed: (line: number) => void = () => undefined,
): Extension {
	return [
		markers.init((state) => markersOf(findings, state.doc)),
		washedLines,
		gutter({
			class: "cm-findings",
			markers: (view) => view.state.field(markers),
			initialSpacer: () => new FindingMarker("low", []),
			domEventHandlers: {
				click(view, block) {
					const { number } = view.state.doc.lineAt(block.from);
					if (!markedLines(view.state).includes(number)) return false;
					onPressed(number);
					return true;
				},
			},
		}),
	];
}

/** Puts other findings in the place of those shown. */
export function showFindings(view: EditorView, findings: readonly EditorFinding[]): void {
	view.dispatch({ effects: replaceFindings.of(findings) });
}
