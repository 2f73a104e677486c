// @vitest-environment happy-dom
import type { CodeEditorHandle, CodeEditorProps } from "@scriptorium/ui-kit/code-editor/code-editor";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { useImperativeHandle, useRef, useState } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { LaterCodeEditor } from "./later-code-editor.tsx";

const loading = vi.hoisted(() => {
	let finish: () => void = () => undefined;
	return { until: new Promise<void>((resolve) => (finish = resolve)), finish: () => finish() };
});
const selected: (readonly [number, number])[] = [];
const completes = vi.fn();

// The real one moves the selection of the document, which happy-dom reports in the middle of that.
vi.mock("@scriptorium/ui-kit/code-editor/code-editor", async () => {
	await loading.until;
	return { CodeEditor: Editor };
});

function Editor({ ref, code, label }: CodeEditorProps) {
	useImperativeHandle(ref, () => ({
		openSearch: () => undefined,
		cursor: () => 0,
		rewrite: () => undefined,
		select: (from, to) => void selected.push([from, to]),
		complete: completes,
	}));
	return <textarea aria-label={label} defaultValue={code} />;
}

afterEach(cleanup);

function Page() {
	const editor = useRef<CodeEditorHandle>(null);
	const [code, setCode] = useState("alert(1)");
	return <LaterCodeEditor ref={editor} code={code} label="Code" onCodeChange={setCode} />;
}

it("takes what is typed before the editor is there, which goes on with text, focus and selection", async () => {
	render(<Page />);
	const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Code" });
	expect(field.value).toBe("alert(1)");
	fireEvent.change(field, { target: { value: "alert(12)" } });
	field.focus();
	field.setSelectionRange(6, 8);
	// A word of an input method is not torn apart.
	fireEvent.compositionStart(field);
	await act(async () => {
		loading.finish();
		await import("@scriptorium/ui-kit/code-editor/code-editor");
	});
	expect(field.isConnected).toBe(true);
	fireEvent.compositionEnd(field);
	expect(field.isConnected).toBe(false);
	expect(screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Code" }).value).toBe("alert(12)");
	expect(selected).toEqual([[6, 8]]);
	// Only what stands before a cursor is completed.
	expect(completes).not.toHaveBeenCalled();
});

it("completes the name that was typed before the editor was there", async () => {
	render(<Page />);
	const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Code" });
	fireEvent.change(field, { target: { value: "GM_set" } });
	field.focus();
	field.setSelectionRange(6, 6);
	await act(async () => void (await import("@scriptorium/ui-kit/code-editor/code-editor")));
	expect(field.isConnected).toBe(false);
	expect(completes).toHaveBeenCalledOnce();
});
