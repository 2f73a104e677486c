import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { readScriptText, type ScriptText } from "@scriptorium/userscript/read-script-text";
import type { TextProblem } from "@scriptorium/userscript/text-problem";
import { useState } from "react";
import { useDraft } from "./draft/use-draft.ts";
import { en } from "./messages/en.ts";
import { editAction, saveDraftAction } from "./pending-save.ts";
import { fieldIds } from "./script-fields.tsx";
import { emptyForm, fieldOrder, problemsOf, type ScriptFormValues } from "./script-form.ts";
import { useSaveScript } from "./use-save-script.ts";

/** The form as a saved script fills it. */
export function formOf({ title, short_description, category, tags, code }: ScriptDetails): ScriptFormValues {
	return { title, description: short_description, category, tags: tags.join(", "), code: code ?? "" };
}

const isSame = (a: ScriptFormValues, b: ScriptFormValues) => fieldOrder.every((field) => a[field] === b[field]);

export interface ScriptEditorOptions {
	readonly saved: ScriptDetails | null;
	/** The code is the first field in error: bring the line into view. */
	readonly onCodeInError: (line: number) => void;
}

/** The editor's values, draft and saving, also after a sign-in in between. */
export function useScriptEditor({ saved, onCodeInError }: ScriptEditorOptions) {
	const host = useHost();
	const session = useSession();
	const text = useMessages({ en });
	const signInFor = useSignInFor(saveDraftAction);
	const [initial] = useState(() => (saved ? formOf(saved) : emptyForm));
	const [values, setValues] = useState(initial);
	const [baseVersionId, setBaseVersionId] = useState(saved?.version_id ?? null);
	const [hasTried, setTried] = useState(false);
	/** The place for which the code was not sent; forgotten when the code changes. */
	const [textProblem, setTextProblem] = useState<TextProblem | null>(null);
	const [asksToSignIn, askToSignIn] = useState(false);

	const draft = useDraft({
		draftKey: saved?.id ?? "new",
		ownerId: session.user?.id ?? null,
		baseVersionId,
		values,
		isDirty: !isSame(values, initial),
		onUnavailable: () => host.notify("warning", text.draft.keptFailed),
	});
	const { save, isBusy, failure } = useSaveScript(draft.forget);

	function submit(next: ScriptFormValues, base: string | null) {
		const problems = problemsOf(next);
		setTried(true);
		const first = fieldOrder.find((field) => problems[field]);
		if (first === "code") return onCodeInError(1);
		if (first) return document.getElementById(fieldIds[first])?.focus();
		void send(next, base);
	}

	async function send(next: ScriptFormValues, base: string | null) {
		const checked = await checkText(next.code);
		setTextProblem(checked.ok ? null : checked.problem);
		if (!checked.ok) return onCodeInError(checked.problem.line);
		if (host.session.getSnapshot().status === "signed-out") return askToSignIn(true);
		const { code, changes } = checked.text;
		await save({ ...next, code }, saved && base ? { id: saved.id, baseVersionId: base } : null, changes);
	}

	async function restore(goOn: (next: ScriptFormValues, base: string | null) => void = () => undefined) {
		const kept = draft.found ?? (await draft.read());
		if (!kept) return;
		setValues(kept.values);
		setBaseVersionId(kept.baseVersionId);
		draft.taken();
		goOn(kept.values, kept.baseVersionId);
	}

	usePendingAction(saveDraftAction, () => void restore(submit));
	usePendingAction(editAction);

	return {
		values,
		problems: hasTried ? problemsOf(values) : {},
		textProblem,
		change: (change: Partial<ScriptFormValues>) => {
			if (change.code !== undefined) setTextProblem(null);
			setValues((before) => ({ ...before, ...change }));
		},
		submit: () => submit(values, baseVersionId),
		saveOnTopOf: (versionId: string) => {
			setBaseVersionId(versionId);
			submit(values, versionId);
		},
		isBusy: isBusy || session.status === "loading",
		failure,
		draft: draft.found && !isSame(draft.found.values, values) ? draft.found : null,
		restoreDraft: () => void restore(),
		discardDraft: () => void draft.forget(),
		asksToSignIn,
		askToSignIn,
		signIn: async () => {
			await draft.keep();
			signInFor({});
		},
	};
}

type CheckedText =
	| { readonly ok: true; readonly text: ScriptText }
	| { readonly ok: false; readonly problem: TextProblem };

/**
 * Reads code as it will be stored, rated and run, or names the first place where readers would differ. The parser comes
 * only now; when it does not arrive the hub's analysis still finds what only a parser can tell (rule `ambiguous-text`).
 */
async function checkText(code: string): Promise<CheckedText> {
	const read = readScriptText(code);
	if (!read.ok) return { ok: false, problem: read.problems[0] };
	const parser = await import("@scriptorium/userscript/parse-body").catch(() => null);
	const parsed = parser?.parseBody(read.text);
	return parsed?.ok && parsed.problem ? { ok: false, problem: parsed.problem } : { ok: true, text: read.text };
}
