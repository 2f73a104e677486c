import type { CodeEditorHandle } from "@scriptorium/ui-kit/code-editor/code-editor";
import { type RefObject, useRef, useState } from "react";
import { formatInWorker } from "./format-in-worker.ts";

export type FormatOutcome =
	| { readonly kind: "formatted" | "unchanged" | "code-changed" | "too-slow" | "unavailable" }
	/** The code is no program. */
	| { readonly kind: "syntax-error"; readonly line: number; readonly message: string };

export interface FormatOptions {
	/** Null while the editor is loading, and where it could not be loaded. */
	readonly editor: RefObject<CodeEditorHandle | null>;
	readonly code: string;
	readonly onCodeChange: (code: string) => void;
	/** The line of a syntax error. */
	readonly onLine: (line: number) => void;
}

/** Formats the code on request. What is typed meanwhile is never replaced. */
export function useFormat({ editor, code, onCodeChange, onLine }: FormatOptions) {
	const [isBusy, setBusy] = useState(false);
	/** Of the last request; about another text once the code has changed. */
	const [last, setLast] = useState<{ readonly outcome: FormatOutcome; readonly about: string } | null>(null);
	const current = useRef(code);
	current.current = code;

	async function format(): Promise<FormatOutcome> {
		const cursor = editor.current?.cursor() ?? 0;
		const formatted = await formatInWorker({ code, cursor });
		if (!formatted.ok) return { kind: formatted.error.code };
		const answer = formatted.value;
		if (current.current !== code) return { kind: "code-changed" };
		if (!answer.ok) {
			onLine(answer.line);
			return { kind: "syntax-error", line: answer.line, message: answer.message };
		}
		if (answer.code === code) return { kind: "unchanged" };
		current.current = answer.code;
		if (editor.current) editor.current.rewrite(answer.code, answer.cursor);
		else onCodeChange(answer.code);
		return { kind: "formatted" };
	}

	return {
		isBusy,
		outcome: last === null || last.about !== code ? null : last.outcome,
		async format() {
			setBusy(true);
			const outcome = await format();
			setBusy(false);
			setLast({ outcome, about: current.current });
		},
	};
}
