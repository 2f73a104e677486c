import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useHost } from "@scriptorium/remote-kit/host";
import type { ScriptPlan } from "@scriptorium/shared-protocol/hub-edge/script-plan";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import type { ScriptKind } from "@scriptorium/userscript/script-kind";
import { useEffect, useMemo, useRef, useState } from "react";
import { Link } from "react-router-dom";
import { LaterFailure } from "../../later/later-failure.tsx";
import { draftOf } from "../../script-form/form-of-script.ts";
import { kindOfText } from "../../script-form/kind-of-text.ts";
import { en as formTexts } from "../../script-form/messages/en.ts";
import { CodeField, loadSyntaxStop } from "./code-field.tsx";
import styles from "./code-tab.module.css";
import type { LiveAnalysis } from "./live-analysis/use-live-analysis.ts";
import { en } from "./messages/en.ts";
import { SaveFailure } from "./save-failure.tsx";
import { ScriptFields } from "./script-fields.tsx";
import { SecurityPanel } from "./security-panel.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";
import type { TestingPanelProps } from "./testing-panel.tsx";
import { useForkScript } from "./use-fork-script.ts";
import { loadSaving, type SaveMode } from "./use-save-script.ts";
import { codeSubTabs, type ScriptEditor } from "./use-script-editor.ts";
import { WithdrawalDialog } from "./withdrawal-dialog.tsx";
import { WritingTips } from "./writing-tips.tsx";

/** Its code comes when it is first on the screen: most visits of the editor test nothing. */
const TestingPanel = laterPart<TestingPanelProps>({
	load: async () => (await import("./testing-panel.tsx")).TestingPanel,
	isWanted: ({ isShown }) => isShown,
	placeholder: <LoadingTest />,
	Failure: LaterFailure,
});

function LoadingTest() {
	const { testing: text } = useMessages({ en });
	return <p role="status">{text.loading}</p>;
}

export interface CodeTabProps {
	/** Null for a new script. */
	saved: ScriptDetails | null;
	editor: ScriptEditor;
	/** Of the editor's code. */
	analysis: LiveAnalysis;
	/** Of the code, when the copilot wrote it; null without one. */
	plan: ScriptPlan | null;
	/** Shows the Copilot tab; left out where there is none. */
	onBackToCopilot?: () => void;
}

/** Spec 02 § 2, tab Code: the form with the code, its security check, and its test runs. */
export function CodeTab({ saved, editor, analysis, plan, onBackToCopilot }: CodeTabProps) {
	const { assistant } = useHost();
	const text = useMessages({ en });
	const { invalid } = useMessages({ en: formTexts });
	const { values, problems, textProblem, pointedAt, pointAt, setSubTab } = editor;
	const state: EditorState = saved === null ? "new" : stateOf(saved);
	const { fork, isBusy: isForking } = useForkScript(saved);
	const { title, description, category, tags, changeNote } = values;
	const fields = useMemo(
		() => ({ title, description, category, tags, changeNote }),
		[title, description, category, tags, changeNote],
	);
	const isTesting = editor.subTab === "testing";
	/** While its sub-tab is hidden, it keeps what it showed last: no key in the editor renders it again. */
	const tested = useRef({ code: values.code, title, plan, onSignIn: editor.signInToTest });
	if (isTesting) tested.current = { code: values.code, title, plan, onSignIn: editor.signInToTest };
	const [asksToWithdraw, askToWithdraw] = useState(false);
	/** What the labels call it. The reader decides the kind when it is saved. */
	const kind: ScriptKind = kindOfText(values.code);

	// Whoever writes code saves it, perhaps without a connection by then. If it does not come now, it is loaded with the save.
	useEffect(() => {
		Promise.all([loadSaving(), import("./check-text.ts"), loadSyntaxStop()]).catch(() => undefined);
	}, []);

	function save(mode: SaveMode) {
		setSubTab("editor");
		// This unpublishes the script, so it is confirmed first.
		if (mode === "draft" && state === "public" && !asksToWithdraw) return askToWithdraw(true);
		askToWithdraw(false);
		editor.submit(mode);
	}

	const writing = (
		<form
			className={styles.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				const { submitter } = event.nativeEvent as SubmitEvent;
				const isDraft = submitter instanceof HTMLButtonElement && submitter.value === DRAFT;
				save(isDraft ? "draft" : state === "draft" ? "publish" : "as-is");
			}}
		>
			<div className={styles.about}>
				<ScriptFields values={fields} isNew={saved === null} problems={problems} onChange={editor.change} />
			</div>
			<div className={styles.tips}>
				<WritingTips />
			</div>
			<div className={styles.writing}>
				<CodeField
					kind={kind}
					code={values.code}
					error={problems.code ? invalid[problems.code] : textProblem ? text.invalidText(textProblem) : undefined}
					analysis={analysis}
					pointedAt={pointedAt}
					onCodeChange={(code) => editor.change({ code })}
					onStep={(line) => pointAt({ line, focus: false })}
					onLine={editor.showLine}
					onDetails={() => setSubTab("security")}
					syntaxStop={editor.syntaxStop}
					onPublishAnyway={editor.publishAnyway}
				/>
				{editor.failure && (
					<SaveFailure failure={editor.failure} scriptId={saved?.id ?? null} onSaveOnTop={editor.saveOnTopOf} />
				)}
				{editor.isGeneratingTags && (
					<p role="status" className={styles.actions}>
						{text.tagGeneration.busy}
						<Button size="small" onClick={editor.skipTags}>
							{text.tagGeneration.skip}
						</Button>
					</p>
				)}
				<FormActions
					kind={kind}
					state={state}
					busy={editor.busy}
					isBusy={editor.isBusy}
					cancelTo={saved ? `/bookmarklet/${saved.id}` : "/"}
					onSaveDraft={() => save("draft")}
					onBackToCopilot={onBackToCopilot}
					isForking={isForking}
					onFork={saved === null ? undefined : fork}
				/>
			</div>
		</form>
	);

	return (
		<>
			<Tabs
				label={text.tabs.label}
				value={editor.subTab}
				onValueChange={(value) => setSubTab(codeSubTabs.find((known) => known === value) ?? "editor")}
				keepMounted
				items={[
					{ value: "editor", label: text.tabs.editor, content: writing },
					{
						value: "security",
						label: text.tabs.security,
						content: <SecurityPanel kind={kind} analysis={analysis} onLine={editor.showLine} onAsk={assistant.ask} />,
					},
					{
						value: "testing",
						label: text.tabs.testing,
						content: <TestingPanel {...tested.current} isShown={isTesting} />,
					},
				]}
			/>
			<SignInDialog open={editor.asksToSignIn} onClose={editor.stopSignIn} onSignIn={editor.signIn} />
			<WithdrawalDialog open={asksToWithdraw} onClose={() => askToWithdraw(false)} onConfirm={() => save("draft")} />
		</>
	);
}

type EditorState = "new" | "draft" | "public" | "removed";

/** Value of the button that saves a draft. */
const DRAFT = "draft";

function stateOf(saved: ScriptDetails): EditorState {
	if (draftOf(saved)) return "draft";
	return saved.moderation_status === "removed" ? "removed" : "public";
}

interface FormActionsProps {
	kind: ScriptKind;
	state: EditorState;
	/** The save that is under way. */
	busy: SaveMode | null;
	isBusy: boolean;
	cancelTo: string;
	onSaveDraft: () => void;
	onBackToCopilot: (() => void) | undefined;
	isForking: boolean;
	/** Left out for a script that is not saved. */
	onFork: (() => void) | undefined;
}

function FormActions({ kind, state, busy, isBusy, cancelTo, onSaveDraft, onBackToCopilot, ...more }: FormActionsProps) {
	const { actions: text, fork: forkText } = useMessages({ en });
	const { isForking, onFork } = more;
	const [label, busyLabel] = {
		new: [text.create[kind], text.creating],
		draft: [text.publish[kind], text.publishing],
		public: [text.update[kind], text.updating],
		removed: [text.update[kind], text.updating],
	}[state];
	return (
		<div className={styles.actions}>
			{onBackToCopilot && (
				<Button variant="quiet" className={styles.back ?? ""} onClick={onBackToCopilot}>
					{text.backToCopilot}
				</Button>
			)}
			{onFork && (
				<Button variant="quiet" busy={isForking} onClick={onFork}>
					{isForking ? forkText.busy : forkText.action}
				</Button>
			)}
			<Link to={cancelTo} className={buttonClass({ variant: "quiet" })}>
				{text.cancel}
			</Link>
			{state !== "removed" && (
				<Button
					// In a draft it is the form's first submit button, which Enter in a field presses: that must not publish.
					type={state === "draft" ? "submit" : "button"}
					value={DRAFT}
					busy={busy === "draft"}
					onClick={state === "draft" ? undefined : onSaveDraft}
				>
					{busy === "draft" ? text.savingDraft : text.saveDraft}
				</Button>
			)}
			<Button type="submit" variant="primary" busy={isBusy && busy !== "draft"}>
				{isBusy && busy !== "draft" ? busyLabel : label}
			</Button>
		</div>
	);
}
