// @vitest-environment happy-dom
import type { CodeEditorHandle } from "@scriptorium/ui-kit/code-editor/code-editor";
import { inProcessWorker } from "@scriptorium/worker-requests/in-process-worker.test-support";
import { act, cleanup, renderHook } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { formatCode } from "./format-code.ts";
import type { FormatRequest } from "./format-messages.ts";
import { useFormat } from "./use-format.ts";

type Worked = { readonly asked: unknown[]; answer: "real" | "silent" | "broken" };
const worked = vi.hoisted((): Worked => ({ asked: [], answer: "real" }));

/** Does what `format-worker.ts` does; the journey uses the real one. */
vi.mock("../../../workers/spawn-worker.ts", () => ({
	workerOf: () =>
		inProcessWorker((request) => {
			worked.asked.push(request);
			if (worked.answer === "broken") return { ok: "perhaps" };
			return worked.answer === "real" ? formatCode(request as FormatRequest) : new Promise(() => undefined);
		}),
}));

afterEach(() => {
	cleanup();
	vi.useRealTimers();
	worked.asked.length = 0;
	worked.answer = "real";
});

function open(code: string, handle: Partial<CodeEditorHandle> | null = null) {
	const onCodeChange = vi.fn();
	const onLine = vi.fn();
	const editor = { current: handle as CodeEditorHandle | null };
	const hook = renderHook(({ text }) => useFormat({ editor, code: text, onCodeChange, onLine }), {
		initialProps: { text: code },
	});
	return { ...hook, onCodeChange, onLine };
}

it("rewrites the editor's text with its cursor in a worker, and says when there was nothing to change", async () => {
	const rewrite = vi.fn();
	const { result, rerender } = open("let a=1", { cursor: () => 4, rewrite });
	await act(() => result.current.format());
	expect(worked.asked).toEqual([{ code: "let a=1", cursor: 4 }]);
	expect(rewrite).toHaveBeenCalledWith("let a = 1;\n", 4);
	rerender({ text: "let a = 1;\n" });
	expect(result.current.outcome).toEqual({ kind: "formatted" });
	await act(() => result.current.format());
	expect(result.current.outcome).toEqual({ kind: "unchanged" });
	expect(rewrite).toHaveBeenCalledOnce();
});

it("changes the form where the editor could not be loaded, and shows the line of a syntax error", async () => {
	const plain = open("f( )");
	await act(() => plain.result.current.format());
	expect(plain.onCodeChange).toHaveBeenCalledWith("f();\n");

	const wrong = open("f();\nlet = (");
	await act(() => wrong.result.current.format());
	expect(wrong.onLine).toHaveBeenCalledWith(2);
	expect(wrong.result.current.outcome).toMatchObject({ kind: "syntax-error", line: 2 });
	expect(wrong.onCodeChange).not.toHaveBeenCalled();
});

it("never replaces what was typed meanwhile, nor uses an answer that is none or too late", async () => {
	const typed = open("f( )");
	let ended: Promise<void> = Promise.resolve();
	act(() => {
		ended = typed.result.current.format();
	});
	expect(typed.result.current.isBusy).toBe(true);
	typed.rerender({ text: "f( );g()" });
	await act(() => ended);
	expect(typed.onCodeChange).not.toHaveBeenCalled();
	expect(typed.result.current.outcome).toEqual({ kind: "code-changed" });

	worked.answer = "broken";
	const broken = open("f( )");
	await act(() => broken.result.current.format());
	expect(broken.result.current.outcome).toEqual({ kind: "unavailable" });

	worked.answer = "silent";
	vi.useFakeTimers();
	const slow = open("f( )");
	act(() => {
		ended = slow.result.current.format();
	});
	await vi.advanceTimersByTimeAsync(30_000);
	await act(() => ended);
	expect(slow.result.current.outcome).toEqual({ kind: "too-slow" });
	expect(slow.onCodeChange).not.toHaveBeenCalled();
});
