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
import { type SaveMode, useSaveScript } from "./use-save-script.ts";

/** The form as a saved script fills it. */
export function formOf(script: ScriptDetails): ScriptFormValues {
	const { title, short_description, category, tags, code } = script;
	return {
		title,
		description: short_description,
		category,
		tags: tags.join(", "),
		code: code ?? "",
		// A draft's versions are not published with it: the note on the last one would be lost.
		changeNote: draftOf(script) ? (script.change_note ?? "") : "",
	};
}

/** Whether a script is a draft that its owner can publish. */
export const draftOf = ({ is_published, moderation_status }: ScriptDetails) =>
	!is_published && moderation_status !== "removed";

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
	/** How to save after the sign-in that is being asked for; null while none is. */
	const [modeToSignInFor, setModeToSignInFor] = useState<SaveMode | null>(null);

	const draft = useDraft({
		draftKey: saved?.id ?? "new",
		ownerId: session.user?.id ?? null,
		baseVersionId,
		values,
		isDirty: !isSame(values, initial),
		onUnavailable: () => host.notify("warning", text.draft.keptFailed),
	});
	const { save, busy, failure } = useSaveScript(draft.forget);

	function submit(next: ScriptFormValues, base: string | null, mode: SaveMode) {
		const problems = problemsOf(next);
		setTried(true);
		const first = fieldOrder.find((field) => problems[field]);
		if (first === "code") return onCodeInError(1);
		if (first) return document.getElementById(fieldIds[first])?.focus();
		void send(next, base, mode);
	}

	async function send(next: ScriptFormValues, base: string | null, mode: SaveMode) {
		const checked = await checkText(next.code);
		setTextProblem(checked.ok ? null : checked.problem);
		if (!checked.ok) return onCodeInError(checked.problem.line);
		if (host.session.getSnapshot().status === "signed-out") return setModeToSignInFor(mode);
		const { code, changes } = checked.text;
		const target = saved && base ? { id: saved.id, baseVersionId: base } : null;
		await save({ values: { ...next, code }, target, mode, changes });
	}

	async function restore(goOn: (next: ScriptFormValues, base: string | null) => void = () => undefined) {
		const kept = draft.found ?? (await draft.read());
		if (!kept) return;
		setValues(kept.values);
		setBaseVersionId(kept.baseVersionId);
		draft.taken();
		goOn(kept.values, kept.baseVersionId);
	}

	usePendingAction(saveDraftAction, ({ mode = "as-is" }) => void restore((next, base) => submit(next, base, mode)));
	usePendingAction(editAction);

	return {
		values,
		problems: hasTried ? problemsOf(values) : {},
		textProblem,
		change: (change: Partial<ScriptFormValues>) => {
			if (change.code !== undefined) setTextProblem(null);
			setValues((before) => ({ ...before, ...change }));
		},
		submit: (mode: SaveMode) => submit(values, baseVersionId, mode),
		saveOnTopOf: (versionId: string) => {
			setBaseVersionId(versionId);
			submit(values, versionId, failure?.mode ?? "as-is");
		},
		busy,
		isBusy: busy !== null || session.status === "loading",
		failure,
		draft: draft.found && !isSame(draft.found.values, values) ? draft.found : null,
		restoreDraft: () => void restore(),
		discardDraft: () => void draft.forget(),
		asksToSignIn: modeToSignInFor !== null,
		stopSignIn: () => setModeToSignInFor(null),
		signIn: async () => {
			await draft.keep();
			signInFor(modeToSignInFor === null || modeToSignInFor === "as-is" ? {} : { mode: modeToSignInFor });
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
