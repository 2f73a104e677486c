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
import { useScriptEditor } from "./use-script-editor.ts";
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
	/** What the labels call it. The reader decides the kind when it is saved. */
	const kind: ScriptKind = BLOCK_START.test(values.code) ? "userscript" : "bookmarklet";

	function showLine(line: number) {
		setTab("editor");
		setPointedAt({ line, focus: true });
	}

	const writing = (
		<form
			className={styles.form}
			noValidate
			onSubmit={(event) => {
				event.preventDefault();
				setTab("editor");
				editor.submit();
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
					isNew={saved === null}
					isBusy={editor.isBusy}
					cancelTo={saved ? `/bookmarklet/${saved.id}` : "/"}
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
			<SignInDialog open={editor.asksToSignIn} onOpenChange={editor.askToSignIn} onSignIn={editor.signIn} />
		</Page>
	);
}

interface FormActionsProps {
	kind: ScriptKind;
	isNew: boolean;
	isBusy: boolean;
	cancelTo: string;
}

function FormActions({ kind, isNew, isBusy, cancelTo }: FormActionsProps) {
	const text = useMessages({ en }).actions;
	const label = (isNew ? text.create : text.update)[kind];
	const busyLabel = isNew ? text.creating : text.updating;
	return (
		<div className={styles.actions}>
			<Link to={cancelTo} className={buttonClass({ variant: "quiet" })}>
				{text.cancel}
			</Link>
			<Button type="submit" variant="primary" busy={isBusy}>
				{isBusy ? busyLabel : label}
			</Button>
		</div>
	);
}
