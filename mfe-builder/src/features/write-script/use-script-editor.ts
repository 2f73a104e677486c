import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useHost, useSession } from "@scriptorium/remote-kit/host";
import { usePendingAction, useSignInFor } from "@scriptorium/remote-kit/pending-action";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { TextProblem } from "@scriptorium/userscript/text-problem";
import { useCallback, useMemo, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { tabDraftKey } from "../../script-form/drafts/tab-draft-key.ts";
import { useDraft } from "../../script-form/drafts/use-draft.ts";
import { formOf, isSameForm } from "../../script-form/form-of-script.ts";
import {
	emptyForm,
	type FormProblems,
	fieldOrder,
	problemsOf,
	type ScriptFormValues,
} from "../../script-form/script-form.ts";
import { fieldIds } from "./field-ids.ts";
import { en } from "./messages/en.ts";
import { editAction, saveDraftAction, testDraftAction } from "./pending-save.ts";
import type { SyntaxProblem } from "./syntax-stop/find-syntax-error.ts";
import { type SaveMode, useSaveScript } from "./use-save-script.ts";
import { useTagGeneration, wantsTags } from "./use-tag-generation.ts";

export interface ScriptEditorOptions {
	/** Null for a new script. */
	readonly saved: ScriptDetails | null;
	/** Something of the Code tab is about to get the focus: show that tab. */
	readonly onShowCodeTab: () => void;
}

/** Sub-tabs of the Code tab. */
export const codeSubTabs = ["editor", "security", "testing"] as const;
export type CodeSubTab = (typeof codeSubTabs)[number];

/** A line of the code to bring into view. */
export interface PointedLine {
	readonly line: number;
	readonly focus: boolean;
}

/**
 * The editor's values, draft and saving, also after a sign-in in between. The page calls it once and gives the result to
 * each of its tabs, so that what one tab changes is what the other one shows.
 * @param options the saved script, and how the page shows the Code tab
 * @returns values, problems and actions of the form
 */
export function useScriptEditor({ saved, onShowCodeTab }: ScriptEditorOptions) {
	const host = useHost();
	const session = useSession();
	const text = useMessages({ en });
	const signInFor = useSignInFor(saveDraftAction);
	const signInForTest = useSignInFor(testDraftAction);
	const [initial] = useState(() => (saved ? formOf(saved) : emptyForm));
	const [values, setValues] = useState(initial);
	/** A save takes a while, up to the generation of tags: what is typed meanwhile is not sent, and must not be lost. */
	const latest = useRef(values);
	latest.current = values;
	const [baseVersionId, setBaseVersionId] = useState(saved?.version_id ?? null);
	const [hasTried, setTried] = useState(false);
	const [subTab, setSubTab] = useState<CodeSubTab>("editor");
	const [pointedAt, pointAt] = useState<PointedLine | null>(null);
	/** The place for which the code was not sent; forgotten when the code changes. */
	const [textProblem, setTextProblem] = useState<TextProblem | null>(null);
	/** The syntax error for which the script was not published, and how it was to be saved; forgotten when the code changes. */
	const [syntaxStop, setSyntaxStop] = useState<SyntaxStopped | null>(null);
	/** How to save after the sign-in that is being asked for; null while none is. */
	const [modeToSignInFor, setModeToSignInFor] = useState<SaveMode | null>(null);

	const scriptKey = saved?.id ?? "new";
	const draft = useDraft({
		draftKey: useCallback(() => tabDraftKey(scriptKey), [scriptKey]),
		ownerId: session.user?.id ?? null,
		baseVersionId,
		values,
		isDirty: !isSameForm(values, initial),
		onUnavailable: () => host.notify("warning", text.draft.keptFailed),
	});
	const { save, busy, failure, failOffline } = useSaveScript(async (written, sent) => {
		await draft.forget();
		if (isSameForm(latest.current, sent)) return false;
		await draft.leaveFor(written.id, { values: latest.current, baseVersionId: written.version_id });
		return true;
	});
	const generation = useTagGeneration();
	/** From the press of a save button until it is saved or refused. */
	const [isSending, setSending] = useState(false);

	const isCategoryToCome = isSending || modeToSignInFor !== null;
	const problems = useMemo(() => {
		if (!hasTried) return NO_PROBLEMS;
		return problemsOf(isCategoryToCome ? withCategoryToCome(values) : values);
	}, [hasTried, isCategoryToCome, values]);
	const change = useCallback((change: Partial<ScriptFormValues>) => {
		if (change.code !== undefined) {
			setTextProblem(null);
			setSyntaxStop(null);
		}
		setValues((before) => ({ ...before, ...change }));
	}, []);

	function showLine(line: number) {
		showEditor();
		pointAt({ line, focus: true });
	}

	/** Before the focus moves: an element of a hidden tab cannot get it. */
	function showEditor() {
		flushSync(() => {
			onShowCodeTab();
			setSubTab("editor");
		});
	}

	function submit(next: ScriptFormValues, base: string | null, mode: SaveMode, allowsSyntaxError = false) {
		// Tags are on their way for a save that goes on by itself.
		if (generation.isBusy) return;
		setTried(true);
		const first = firstInError(withCategoryToCome(next));
		if (first) return showProblem(first);
		setSending(true);
		void send(next, base, mode, allowsSyntaxError).finally(() => setSending(false));
	}

	function showProblem(first: (typeof fieldOrder)[number]) {
		if (first === "code") showLine(1);
		else {
			showEditor();
			document.getElementById(fieldIds[first])?.focus();
		}
	}

	async function send(next: ScriptFormValues, base: string | null, mode: SaveMode, allowsSyntaxError: boolean) {
		const checker = await import("./check-text.ts").catch(() => null);
		if (checker === null) return failOffline(mode);
		const checked = await checker.checkText(next.code);
		setTextProblem(checked.ok ? null : checked.problem);
		if (!checked.ok) return showLine(checked.problem.line);
		const stop = mode === "draft" || allowsSyntaxError ? null : checked.syntaxError;
		setSyntaxStop(stop && { problem: stop, mode });
		if (stop) return showEditor();
		if (host.session.getSnapshot().status === "signed-out") return setModeToSignInFor(mode);
		const { code, changes } = checked.text;
		const target = saved && base ? { id: saved.id, baseVersionId: base } : null;
		const complete = wantsTags(next) ? await generation.generate(next) : next;
		if (complete !== next) {
			const { tags, category } = complete;
			// At once: the answer to the save may come before React has rendered.
			latest.current = { ...latest.current, tags, category };
			setValues((now) => ({ ...now, tags, category }));
		}
		const first = firstInError(complete);
		if (first) return showProblem(first);
		await save({ values: complete, code, target, mode, changes });
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
	usePendingAction(testDraftAction, () => {
		void restore();
		onShowCodeTab();
		setSubTab("testing");
	});
	usePendingAction(editAction);

	return {
		values,
		subTab,
		setSubTab,
		pointedAt,
		pointAt,
		showLine,
		problems,
		textProblem,
		syntaxStop: syntaxStop?.problem ?? null,
		publishAnyway: () => submit(values, baseVersionId, syntaxStop?.mode ?? "as-is", true),
		change,
		submit: (mode: SaveMode) => submit(values, baseVersionId, mode),
		saveOnTopOf: (versionId: string) => {
			setBaseVersionId(versionId);
			submit(values, versionId, failure?.mode ?? "as-is");
		},
		busy,
		isBusy: busy !== null || generation.isBusy || session.status === "loading",
		isGeneratingTags: generation.isBusy,
		skipTags: generation.skip,
		failure,
		draft: draft.found && !isSameForm(draft.found.values, values) ? draft.found : null,
		/** Whether an earlier draft would be known by now. */
		isDraftRead: draft.isRead && session.status !== "loading",
		/** The draft is in the form, or among the local versions: it is offered no more. */
		takeDraft: draft.taken,
		restoreDraft: () => void restore(),
		discardDraft: () => void draft.forget(),
		asksToSignIn: modeToSignInFor !== null,
		stopSignIn: () => setModeToSignInFor(null),
		/** Leads to the sign-in, and back to the sub-tab Testing. */
		signInToTest: async () => {
			await draft.keep();
			signInForTest({});
		},
		signIn: async () => {
			await draft.keep();
			signInFor(modeToSignInFor === null || modeToSignInFor === "as-is" ? {} : { mode: modeToSignInFor });
		},
	};
}

interface SyntaxStopped {
	readonly problem: SyntaxProblem;
	readonly mode: SaveMode;
}

/** What the page's tabs share. */
export type ScriptEditor = ReturnType<typeof useScriptEditor>;

const NO_PROBLEMS: FormProblems = {};

/** The form as it may be submitted: a missing category comes with the tags. */
const withCategoryToCome = (values: ScriptFormValues): ScriptFormValues =>
	wantsTags(values) && values.category === "" ? { ...values, category: "other" } : values;

function firstInError(values: ScriptFormValues): (typeof fieldOrder)[number] | undefined {
	const problems = problemsOf(values);
	return fieldOrder.find((field) => problems[field]);
}
