import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { BLOCK_START, type ScriptKind } from "@scriptorium/userscript/script-kind";
import { useState } from "react";
import { Link } from "react-router-dom";
import { CodeField } from "./code-field.tsx";
import { DraftOffer } from "./draft-offer.tsx";
import { HintCards } from "./hint-cards.tsx";
import { useLiveAnalysis } from "./live-analysis/use-live-analysis.ts";
import { en } from "./messages/en.ts";
import { SaveFailure } from "./save-failure.tsx";
import styles from "./script-editor.module.css";
import { ScriptFields } from "./script-fields.tsx";
import { SecurityPanel } from "./security-panel.tsx";
import { SignInDialog } from "./sign-in-dialog.tsx";
import type { SaveMode } from "./use-save-script.ts";
import { draftOf, useScriptEditor } from "./use-script-editor.ts";
import { WithdrawalDialog } from "./withdrawal-dialog.tsx";
import { WritingTips } from "./writing-tips.tsx";

type Tab = "editor" | "security";

/** The screen of a new script (`saved` null) or of one that is there. */
export function ScriptEditor({ saved }: { saved: ScriptDetails | null }) {
	const text = useMessages({ en });
	const [tab, setTab] = useState<Tab>("editor");
	const [pointedAt, setPointedAt] = useState<{ line: number; focus: boolean } | null>(null);
	const editor = useScriptEditor({ saved, onCodeInError: showLine });
	const { values, problems, textProblem } = editor;
	const analysis = useLiveAnalysis(values.code, values.title);
	const state: EditorState = saved === null ? "new" : stateOf(saved);
	const [asksToWithdraw, askToWithdraw] = useState(false);
	/** What the labels call it. The reader decides the kind when it is saved. */
	const kind: ScriptKind = BLOCK_START.test(values.code) ? "userscript" : "bookmarklet";

	function showLine(line: number) {
		setTab("editor");
		setPointedAt({ line, focus: true });
	}

	function save(mode: SaveMode) {
		setTab("editor");
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
				<ScriptFields values={values} problems={problems} onChange={editor.change} />
			</div>
			<div className={styles.tips}>
				<WritingTips />
			</div>
			<div className={styles.writing}>
				<CodeField
					kind={kind}
					code={values.code}
					error={problems.code ? text.invalid[problems.code] : textProblem ? text.invalidText(textProblem) : undefined}
					analysis={analysis}
					pointedAt={pointedAt}
					onCodeChange={(code) => editor.change({ code })}
					onStep={(line) => setPointedAt({ line, focus: false })}
					onDetails={() => setTab("security")}
				/>
				{editor.failure && (
					<SaveFailure failure={editor.failure} scriptId={saved?.id ?? null} onSaveOnTop={editor.saveOnTopOf} />
				)}
				<FormActions
					kind={kind}
					state={state}
					busy={editor.busy}
					isBusy={editor.isBusy}
					cancelTo={saved ? `/bookmarklet/${saved.id}` : "/"}
					onSaveDraft={() => save("draft")}
				/>
			</div>
		</form>
	);

	const title = text.title[saved ? "edit" : kind];
	usePageTitle(title);
	return (
		<Page title={title}>
			{saved === null && <HintCards />}
			{editor.draft && <DraftOffer onRestore={editor.restoreDraft} onDiscard={editor.discardDraft} />}
			<Tabs
				label={text.tabs.label}
				value={tab}
				onValueChange={(value) => setTab(value === "security" ? "security" : "editor")}
				keepMounted
				items={[
					{ value: "editor", label: text.tabs.editor, content: writing },
					{
						value: "security",
						label: text.tabs.security,
						content: <SecurityPanel analysis={analysis} onLine={showLine} />,
					},
				]}
			/>
			<SignInDialog open={editor.asksToSignIn} onClose={editor.stopSignIn} onSignIn={editor.signIn} />
			<WithdrawalDialog open={asksToWithdraw} onClose={() => askToWithdraw(false)} onConfirm={() => save("draft")} />
		</Page>
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
}

function FormActions({ kind, state, busy, isBusy, cancelTo, onSaveDraft }: FormActionsProps) {
	const text = useMessages({ en }).actions;
	const [label, busyLabel] = {
		new: [text.create[kind], text.creating],
		draft: [text.publish[kind], text.publishing],
		public: [text.update[kind], text.updating],
		removed: [text.update[kind], text.updating],
	}[state];
	return (
		<div className={styles.actions}>
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
