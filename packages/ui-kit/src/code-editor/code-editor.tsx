import { startCompletion } from "@codemirror/autocomplete";
import { openSearchPanel } from "@codemirror/search";
import type { EditorView } from "@codemirror/view";
import { type Ref, useEffect, useEffectEvent, useImperativeHandle, useRef } from "react";
import type { EditorFinding } from "../code-findings/editor-finding.ts";
import { joinClasses } from "../join-classes.ts";
import { useMessages } from "../locale.tsx";
import styles from "./code-editor.module.css";
import type { CodeTerm } from "./code-terms.ts";
import { createEditor, renameEditor, replaceCode, rewriteCode } from "./create-editor.ts";
import { showFindings } from "./finding-markers.ts";
import { en } from "./messages/en.ts";
import { pointAtLine, pointAtNothing } from "./pointed-line.ts";

export interface CodeEditorHandle {
	/** Opens the search inside the editor and puts the cursor there. */
	openSearch(): void;
	/** Offset of the cursor in the code, in UTF-16 units; 0 before the editor is made. */
	cursor(): number;
	/** Replaces the code as one edit that can be undone, with the cursor at an offset of the new code. It is reported as typed. */
	rewrite(code: string, cursor: number): void;
	/** Selects a part of the code, by offsets in UTF-16 units, and moves the focus there. Shells of before contract 1.5 have none. */
	select?(from: number, to: number): void;
	/** Opens the list of names that complete what is before the cursor, if there are any. Shells of before contract 1.6 have none. */
	complete?(): void;
}

export interface CodeEditorProps {
	ref?: Ref<CodeEditorHandle>;
	code: string;
	/** The accessible name. */
	label: string;
	findings?: readonly EditorFinding[];
	/** Names to complete and explain while somebody writes. The first value stays. */
	terms?: readonly CodeTerm[];
	/** A line to bring into view and mark. Every new object repeats this; `focus` also moves the focus there. */
	pointedAt?: { readonly line: number; readonly focus: boolean } | null;
	/** With every change, line ends as `\n`. Without it the code is to be read only. */
	onCodeChange?: (code: string) => void;
	/** A mark in the gutter was pressed. */
	onFindingPressed?: (line: number) => void;
	/** Of the frame: how high it may become. */
	className?: string;
}

const NOTHING: readonly EditorFinding[] = [];
const NO_TERMS: readonly CodeTerm[] = [];
/** Maximum number of remembered edits, for an owner that never passes the typed text back. */
const MAX_AWAITED = 200;

/**
 * Edits source code with line numbers, marks and search (Ctrl+F), in both themes. Large: load it with `import()`.
 * Only this module imports CodeMirror: a remote with its own copy could not share extensions with this one.
 */
export function CodeEditor({
	ref,
	code,
	label,
	findings = NOTHING,
	terms = NO_TERMS,
	pointedAt = null,
	className,
	...on
}: CodeEditorProps) {
	const host = useRef<HTMLDivElement>(null);
	const editor = useRef<EditorView>(null);
	/** What the editor holds, as far as this component knows: sparing a comparison of all lines at each key. */
	const held = useRef(code);
	/** Typed text that was reported and has not come back as `code`: the owner may render later than keys arrive. */
	const awaited = useRef<string[]>([]);
	const phrases = useMessages({ en });
	const writable = on.onCodeChange !== undefined;

	const make = useEffectEvent((element: HTMLElement) => {
		held.current = code;
		return createEditor(element, {
			code,
			label,
			phrases,
			findings,
			terms,
			onFindingPressed: (line) => pressed(line),
			onCodeChange: writable ? (next) => changed(next) : null,
		});
	});
	const pressed = useEffectEvent((line: number) => on.onFindingPressed?.(line));
	const changed = useEffectEvent((next: string) => {
		held.current = next;
		awaited.current = [...awaited.current.slice(-MAX_AWAITED), next];
		on.onCodeChange?.(next);
	});

	useImperativeHandle(
		ref,
		() => ({
			openSearch: () => {
				if (editor.current) openSearchPanel(editor.current);
			},
			cursor: () => editor.current?.state.selection.main.head ?? 0,
			rewrite(next: string, cursor: number) {
				if (editor.current) rewriteCode(editor.current, next, cursor);
			},
			select(from: number, to: number) {
				const view = editor.current;
				if (view === null) return;
				const { length } = view.state.doc;
				const selection = { anchor: Math.min(from, length), head: Math.min(to, length) };
				view.dispatch({ selection, scrollIntoView: true });
				view.focus();
			},
			complete() {
				if (editor.current) startCompletion(editor.current);
			},
		}),
		[],
	);

	// biome-ignore lint/correctness/useExhaustiveDependencies: another language or mode needs another editor
	useEffect(() => {
		if (!host.current) return;
		const view = make(host.current);
		editor.current = view;
		return () => {
			editor.current = null;
			view.destroy();
		};
	}, [phrases, writable]);

	useEffect(() => {
		if (editor.current) renameEditor(editor.current, label);
	}, [label]);

	useEffect(() => {
		const view = editor.current;
		// An earlier state of the typed text is not new code from the owner: applying it would undo the last keys.
		const echo = awaited.current.lastIndexOf(code);
		awaited.current = awaited.current.slice(echo + 1);
		if (!view || echo !== -1 || held.current === code) return;
		awaited.current = [];
		held.current = code;
		replaceCode(view, code);
	}, [code]);

	useEffect(() => {
		if (editor.current) showFindings(editor.current, findings);
	}, [findings]);

	useEffect(() => {
		const view = editor.current;
		if (!view) return;
		if (!pointedAt) return pointAtNothing(view);
		// The whole editor where it fits; the line itself is then brought into view by the editor, which measures later.
		host.current?.scrollIntoView({ block: "nearest" });
		pointAtLine(view, pointedAt.line);
		if (pointedAt.focus) view.focus();
	}, [pointedAt]);

	return <div ref={host} dir="ltr" className={joinClasses(styles.host, className)} data-code-editor="" />;
}
