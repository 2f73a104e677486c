import { defaultKeymap, history, historyKeymap, isolateHistory } from "@codemirror/commands";
import { javascript } from "@codemirror/lang-javascript";
import { bracketMatching, HighlightStyle, syntaxHighlighting } from "@codemirror/language";
import { search, searchKeymap } from "@codemirror/search";
import { Compartment, EditorState, type Extension, Transaction } from "@codemirror/state";
import {
	drawSelection,
	EditorView,
	highlightActiveLine,
	highlightActiveLineGutter,
	highlightSpecialChars,
	keymap,
	lineNumbers,
} from "@codemirror/view";
import type { EditorFinding } from "../code-findings/editor-finding.ts";
import type { CodeTerm } from "./code-terms.ts";
import { type CodeTone, codeTones } from "./code-tones.ts";
import { findingMarkers } from "./finding-markers.ts";
import { hubTheme } from "./hub-theme.ts";
import { pointedLine } from "./pointed-line.ts";
import { termCompletion } from "./term-completion.ts";

/**
 * Typing over a selection, done by the editor. Left to itself Chromium writes the look of the old text into the new one
 * with a style attribute, which the hub's Content-Security-Policy refuses and reports for every such key.
 */
const typeOverSelection: Extension = EditorView.domEventHandlers({
	beforeinput(event, view) {
		const { data, inputType, isComposing } = event;
		const isOver = view.state.selection.ranges.some((range) => !range.empty);
		if (inputType !== "insertText" || data === null || isComposing || !isOver) return false;
		view.dispatch(view.state.replaceSelection(data), { userEvent: "input.type", scrollIntoView: true });
		event.preventDefault();
		return true;
	},
});

const looks: Readonly<Record<CodeTone, Readonly<Record<string, string>>>> = {
	keyword: { color: "var(--color-rubric)" },
	string: { color: "var(--color-risk-low)" },
	literal: { color: "var(--color-info)" },
	function: { color: "var(--color-gold)" },
	comment: { color: "var(--color-ink-faint)", fontStyle: "italic" },
	invalid: { color: "var(--color-danger)", textDecoration: "underline wavy" },
};
const inks = HighlightStyle.define(codeTones.map(({ tone, tag }) => ({ tag, ...looks[tone] })));

/** JavaScript as scripts of the hub are written: syntax in the hub's inks, and brackets that find each other. */
const javascriptLanguage: Extension = [javascript(), syntaxHighlighting(inks), bracketMatching()];

export interface EditorOptions {
	readonly code: string;
	/** Accessible name. */
	readonly label: string;
	readonly phrases: Readonly<Record<string, string>>;
	readonly findings: readonly EditorFinding[];
	/** Completed and explained while somebody writes. */
	readonly terms: readonly CodeTerm[];
	readonly onFindingPressed: (line: number) => void;
	/** Null: to be read only. */
	readonly onCodeChange: ((code: string) => void) | null;
}

/**
 * An editor inside the shadow root of `host`. The hub's Content-Security-Policy lets no script put style sheets into the
 * page; a shadow root has adopted style sheets of its own, which CodeMirror (style-mod) uses where it finds them.
 * The caller destroys it.
 */
export function createEditor(host: HTMLElement, options: EditorOptions): EditorView {
	const root = host.shadowRoot ?? host.attachShadow({ mode: "open", delegatesFocus: false });
	return new EditorView({
		root,
		parent: root,
		state: EditorState.create({
			doc: options.code,
			extensions: [
				findingMarkers(options.findings, options.onFindingPressed),
				lineNumbers(),
				pointedLine,
				// Shows characters that turn the reading direction or that nobody can see: they hide what code does.
				highlightSpecialChars(),
				javascriptLanguage,
				search({ top: true }),
				EditorState.phrases.of(options.phrases),
				hubTheme,
				options.onCodeChange ? forWriting(options.onCodeChange, options.terms) : forReading,
				// Tab leaves the editor, as it leaves every other field (WCAG 2.1.2).
				keymap.of([...searchKeymap, ...defaultKeymap]),
				contentName.of(nameContent(options.label)),
			],
		}),
	});
}

const forReading: Extension = [
	EditorState.readOnly.of(true),
	EditorView.editable.of(false),
	EditorView.contentAttributes.of({ tabindex: "0", "aria-readonly": "true" }),
];

function forWriting(onCodeChange: (code: string) => void, terms: readonly CodeTerm[]): Extension {
	return [
		termCompletion(terms),
		history(),
		keymap.of(historyKeymap),
		typeOverSelection,
		drawSelection(),
		highlightActiveLine(),
		highlightActiveLineGutter(),
		// A field for text is in the order of Tab anyway; said for tools that check whether what scrolls can be reached by keyboard.
		EditorView.contentAttributes.of({ tabindex: "0" }),
		EditorView.updateListener.of((update) => {
			const typed = update.transactions.some((change) => change.docChanged && !change.annotation(Transaction.remote));
			if (typed) onCodeChange(update.state.doc.toString());
		}),
	];
}

const contentName = new Compartment();
const nameContent = (label: string): Extension =>
	EditorView.contentAttributes.of({ "aria-label": label, spellcheck: "false" });

/** Changes the accessible name; text, selection and undo history stay. */
export function renameEditor(view: EditorView, label: string): void {
	view.dispatch({ effects: contentName.reconfigure(nameContent(label)) });
}

/**
 * Replaces the code as one edit, which is reported as typed and can be undone; the cursor goes to an offset of the new code.
 */
export function rewriteCode(view: EditorView, rewritten: string, rewrittenCursor: number): void {
	const { doc } = view.state;
	// The document has \n only: half a \r\n that is compared with it would become a line of its own.
	const code = withLineFeeds(rewritten);
	const cursor = withLineFeeds(rewritten.slice(0, rewrittenCursor)).length;
	const before = doc.toString();
	const most = Math.min(before.length, code.length);
	let start = 0;
	while (start < most && before.charCodeAt(start) === code.charCodeAt(start)) start += 1;
	let tail = 0;
	while (
		tail < most - start &&
		before.charCodeAt(before.length - 1 - tail) === code.charCodeAt(code.length - 1 - tail)
	) {
		tail += 1;
	}
	view.dispatch({
		changes: { from: start, to: before.length - tail, insert: code.slice(start, code.length - tail) },
		selection: { anchor: cursor },
		annotations: isolateHistory.of("full"),
		userEvent: "input.format",
		scrollIntoView: true,
	});
}

const withLineFeeds = (code: string): string => code.replace(/\r\n?/g, "\n");

/** Replaces the code without reporting it as typed: one step of undo, apart from what was typed before and after. */
export function replaceCode(view: EditorView, code: string): void {
	view.dispatch({
		changes: { from: 0, to: view.state.doc.length, insert: code },
		annotations: [Transaction.remote.of(true), isolateHistory.of("full")],
	});
}
