// @vitest-environment happy-dom

import { completionStatus, currentCompletions, startCompletion } from "@codemirror/autocomplete";
import { redo, undo } from "@codemirror/commands";
import { EditorView } from "@codemirror/view";
import { cleanup, render } from "@testing-library/react";
import { createRef } from "react";
import { afterEach, expect, it, vi } from "vitest";
import type { EditorFinding } from "../code-findings/editor-finding.ts";
import { LocaleProvider } from "../locale.tsx";
import { CodeEditor, type CodeEditorHandle, type CodeEditorProps } from "./code-editor.tsx";
import type { CodeTerm } from "./code-terms.ts";

afterEach(cleanup);

const code = "const a = 1;\nfetch(a);\nalert(2);";
const leak: EditorFinding = { line: 2, severity: "high", label: "Line 2: High: It sends." };

function show(props: Partial<CodeEditorProps> = {}) {
	const element = (more: Partial<CodeEditorProps> = {}) => (
		<LocaleProvider locale="en">
			<CodeEditor code={code} label="Code of Test" {...props} {...more} />
		</LocaleProvider>
	);
	const { container, rerender } = render(element());
	const inside = () => {
		const root = container.querySelector("[data-code-editor]")?.shadowRoot;
		if (!root) throw new Error("the editor has no shadow root");
		return root;
	};
	return { inside, change: (more: Partial<CodeEditorProps>) => rerender(element(more)) };
}
const lines = (root: ShadowRoot) => [...root.querySelectorAll(".cm-line")].map((line) => line.textContent);
const marks = (root: ShadowRoot) =>
	[...root.querySelectorAll("[data-finding]")].map((mark) => mark.getAttribute("title"));

it("shows the code under its name, to be read, and takes no text", () => {
	const { inside } = show();
	expect(lines(inside())).toEqual(code.split("\n"));
	const content = inside().querySelector("[aria-label='Code of Test']");
	expect(content?.getAttribute("contenteditable")).toBe("false");
	expect(content?.getAttribute("aria-readonly")).toBe("true");
	expect(content?.getAttribute("tabindex")).toBe("0");
});

it("can be reached by keyboard as a field for text, by its attributes, too", () => {
	const { inside } = show({ onCodeChange: () => undefined });
	const content = inside().querySelector("[aria-label='Code of Test']");
	expect([content?.getAttribute("contenteditable"), content?.getAttribute("tabindex")]).toEqual(["true", "0"]);
});

it("marks the lines of findings, and changes the marks with the findings", () => {
	const { inside, change } = show({ findings: [leak, { ...leak, line: 99 }] });
	expect(marks(inside()).filter(Boolean)).toEqual([leak.label]);
	expect(inside().querySelector(".cm-findingLine-high")?.textContent).toBe("fetch(a);");
	change({ findings: [{ line: 3, severity: "low", label: "Line 3: Low: It shows." }] });
	expect(marks(inside()).filter(Boolean)).toEqual(["Line 3: Low: It shows."]);
	expect(inside().querySelector(".cm-findingLine-high")).toBeNull();
});

it("points at a line, and at the last one when there is no such line", () => {
	const { inside, change } = show({ pointedAt: { line: 2, focus: false } });
	const pointed = () => inside().querySelector("[data-pointed]")?.textContent;
	expect(pointed()).toBe("fetch(a);");
	change({ pointedAt: { line: 4000, focus: false } });
	expect(pointed()).toBe("alert(2);");
	change({ pointedAt: null });
	expect(pointed()).toBeUndefined();
});

it("takes over code that comes from outside, and does not report it as typed", () => {
	const onCodeChange = vi.fn();
	const { inside, change } = show({ onCodeChange });
	expect(inside().querySelector("[contenteditable='true']")).not.toBeNull();
	change({ onCodeChange, code: "restored();" });
	expect(lines(inside())).toEqual(["restored();"]);
	expect(onCodeChange).not.toHaveBeenCalled();
});

it("keeps what is typed while its owner, behind the keys, still gives back what was typed before", () => {
	const reported: string[] = [];
	const onCodeChange = (next: string) => void reported.push(next);
	const { inside, change } = show({ onCodeChange });
	const content = inside().querySelector<HTMLElement>(".cm-content");
	const view = content && EditorView.findFromDOM(content);
	if (!view) throw new Error("no editor to type into");
	const type = (text: string) => view.dispatch(view.state.replaceSelection(text));
	type("a");
	type("b");
	change({ onCodeChange, code: reported[0] ?? "" });
	type("c");
	expect(reported.at(-1)).toBe(`abc${code}`);
	change({ onCodeChange, code: reported[2] ?? "" });
	expect(lines(inside())[0]).toBe("abcconst a = 1;");
	expect(view.state.selection.main.head).toBe(3);
	// What was given back is no longer awaited: the same text from outside is other code.
	change({ onCodeChange, code: reported[0] ?? "" });
	expect(lines(inside())[0]).toBe("aconst a = 1;");
});

function viewOf(root: ShadowRoot): EditorView {
	const content = root.querySelector<HTMLElement>(".cm-content");
	const view = content && EditorView.findFromDOM(content);
	if (!view) throw new Error("no editor");
	return view;
}

it("takes the owner's code as one step of undo, apart from what was typed right before", () => {
	const typed = vi.fn();
	const { inside, change } = show({ onCodeChange: typed });
	const view = viewOf(inside());
	const append = (text: string) =>
		view.dispatch({ changes: { from: view.state.doc.length, insert: text }, userEvent: "input.type" });
	append("x");
	change({ code: `${code}x` });
	change({ code: `${code}xyz` });
	append("!");
	undo(view);
	expect(view.state.doc.toString()).toBe(`${code}xyz`);
	undo(view);
	expect(view.state.doc.toString()).toBe(`${code}x`);
	expect(typed).toHaveBeenLastCalledWith(`${code}x`);
});

it("rewrites the code as one reported edit, with the cursor, which undo takes back and redo repeats", () => {
	const onCodeChange = vi.fn();
	const ref = createRef<CodeEditorHandle>();
	const { inside } = show({ ref, onCodeChange });
	const view = viewOf(inside());
	view.dispatch({ selection: { anchor: 6 } });
	expect(ref.current?.cursor()).toBe(6);
	const formatted = "const a = 1;\nfetch( a );\nalert(2);\n";
	ref.current?.rewrite(formatted, 20);
	expect(onCodeChange.mock.calls).toEqual([[formatted]]);
	expect(ref.current?.cursor()).toBe(20);
	undo(view);
	expect(view.state.doc.toString()).toBe(code);
	expect(ref.current?.cursor()).toBe(6);
	redo(view);
	expect(view.state.doc.toString()).toBe(formatted);
});

it.each([
	["all of them, also the last", "a;\r\nb;\r\n"],
	["those that Macintosh used", "a;\rb;\r"],
	["both in one text", "a;\r\nb;\n"],
])("a rewrite in other line ends adds no line: %s", (_, other) => {
	const ref = createRef<CodeEditorHandle>();
	const onCodeChange = vi.fn();
	const { inside } = show({ ref, code: "b;\n", onCodeChange });
	ref.current?.rewrite(other, other.length);
	expect(viewOf(inside()).state.doc.toString()).toBe("a;\nb;\n");
	expect(onCodeChange.mock.calls).toEqual([["a;\nb;\n"]]);
});

const terms: readonly CodeTerm[] = [
	{ kind: "key", name: "@match", signature: "@match pattern", help: "The pages." },
	{ kind: "function", name: "GM_setValue", signature: "GM_setValue(key, value)", help: "Stores a value." },
];

it.each([
	["// ==UserScript==\n// @ma", ["@match"]],
	["// ==UserScript==\n// @grant  GM", ["GM_setValue"]],
	["GM_s", ["GM_setValue"]],
	["GM.s", ["GM.setValue"]],
	["// @ma", null],
	["// ==UserScript==\n// ==/UserScript==\n// @ma", null],
	["const grantless = s", null],
])("completes at the end of %j: %j", async (text, names) => {
	const { inside } = show({ code: text, terms, onCodeChange: () => undefined });
	const view = viewOf(inside());
	view.dispatch({ selection: { anchor: text.length } });
	startCompletion(view);
	const offered = (): string[] => currentCompletions(view.state).map(({ label }) => label);
	if (names === null) {
		await vi.waitFor(() => expect(completionStatus(view.state)).toBeNull());
		expect(offered()).toEqual([]);
	} else await vi.waitFor(() => expect(offered()).toEqual(names));
});

it("opens the list of names when it is asked to", async () => {
	const editor = createRef<CodeEditorHandle>();
	const text = "// ==UserScript==\n// @ma";
	const { inside } = show({ ref: editor, code: text, terms, onCodeChange: () => undefined });
	editor.current?.select?.(text.length, text.length);
	editor.current?.complete?.();
	await vi.waitFor(() => {
		expect(currentCompletions(viewOf(inside()).state).map(({ label }) => label)).toEqual(["@match"]);
	});
});
