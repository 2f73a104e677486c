// @vitest-environment happy-dom

import { EditorView } from "@codemirror/view";
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { EditorFinding } from "../code-findings/editor-finding.ts";
import { LocaleProvider } from "../locale.tsx";
import { CodeEditor, type CodeEditorProps } from "./code-editor.tsx";

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
