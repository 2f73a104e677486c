import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { contextOfScript } from "@scriptorium/remote-kit/assistant-contexts";
import { useHost } from "@scriptorium/remote-kit/host";
import { useAssistantContext } from "@scriptorium/remote-kit/use-assistant-context";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { en as proposalTexts } from "../features/open-proposal/messages/en.ts";
import type { ProposalDialogProps } from "../features/open-proposal/proposal-dialog.tsx";
import { type ProposedScript, useProposedScript } from "../features/open-proposal/use-proposed-script.ts";
import type { PreviewTestProps } from "../features/preview-test/preview-test.tsx";
import type { CodeTabProps } from "../features/write-script/code-tab.tsx";
import { DraftOffer } from "../features/write-script/draft-offer.tsx";
import { HintCards } from "../features/write-script/hint-cards.tsx";
import { type LiveAnalysis, useLiveAnalysis } from "../features/write-script/live-analysis/use-live-analysis.ts";
import { LiveRisk } from "../features/write-script/live-risk.tsx";
import { type ScriptEditor, useScriptEditor } from "../features/write-script/use-script-editor.ts";
import { CopilotTab } from "../features/write-with-copilot/copilot-tab.tsx";
import { type Copilot, useCopilot } from "../features/write-with-copilot/use-copilot.ts";
import { LaterFailure } from "../later/later-failure.tsx";
import { LaterPlace } from "../later/later-place.tsx";
import { isSameForm } from "../script-form/form-of-script.ts";
import { emptyForm } from "../script-form/script-form.ts";
import { en } from "./messages/en.ts";

/** Its code comes with the first look at the Test tab. */
const PreviewTest = laterPart<PreviewTestProps>({
	load: async () => (await import("../features/preview-test/preview-test.tsx")).PreviewTest,
	placeholder: <LoadingTest />,
	Failure: LaterFailure,
});

/** Its code comes when the tab is first opened. */
const CodeTab = laterPart<CodeTabProps>({
	load: async () => (await import("../features/write-script/code-tab.tsx")).CodeTab,
	placeholder: <LaterPlace height="48rem" />,
	Failure: LaterFailure,
});

/** Its code comes with the first proposal that would replace code. */
const ProposalDialog = laterPart<ProposalDialogProps>({
	load: async () => (await import("../features/open-proposal/proposal-dialog.tsx")).ProposalDialog,
	isWanted: ({ question }) => question !== null,
	onFailed: ({ onKeep }) => onKeep(),
});

function LoadingTest() {
	const text = useMessages({ en });
	return <p role="status">{text.loadingTest}</p>;
}

export interface CreatePageProps {
	/** Null for a new script. */
	saved: ScriptDetails | null;
	/** What the prompt box of a new script holds at first; it is not run. */
	prompt: string;
	/** The site that a new script is for; null without one. */
	site: string | null;
}

type PageTab = "copilot" | "code";

/** Spec 02 § 2, the create/edit page: the tabs Copilot and Code over one form. */
export function CreatePage({ saved, prompt, site }: CreatePageProps) {
	const text = useMessages({ en });
	const [tab, setTab] = useState<PageTab>(saved === null ? "copilot" : "code");
	// Once opened, the Code tab stays in the page: its editor would lose what can be undone.
	const hasOpenedCode = useRef(false);
	hasOpenedCode.current ||= tab === "code";
	const frame = useRef<HTMLDivElement>(null);
	const editor = useScriptEditor({ saved, onShowCodeTab: () => setTab("code") });
	const { values } = editor;
	const analysis = useLiveAnalysis(values.code, values.title);
	const copilot = useCopilot({
		values,
		change: editor.change,
		scriptKey: saved?.id ?? "new",
		prompt: saved === null ? prompt : text.enhance(saved.title.trim() === "" ? text.untitled : saved.title),
		site,
		view: saved === null && prompt === "" ? "ideas" : "create",
	});
	const title = text.title[saved === null ? "new" : "edit"];
	usePageTitle(title);
	useAssistantContext(() => {
		const { title, description, code } = values;
		const rated = analysis.now?.status === "checked" && analysis.about === code ? analysis.now.result : null;
		const rating = rated && { risk: rated.risk_level, findings: rated.vulnerabilities };
		return contextOfScript({ kind: "edited", scriptId: saved?.id ?? null, title, description, code, rating });
	});
	const proposed = useProposals({ editor, copilot, onShow: openTab });

	// A save that goes on after a sign-in shows its progress, and what it could not do, in the Code tab.
	const isSaving = editor.busy !== null || editor.isGeneratingTags || editor.failure !== null;
	useEffect(() => {
		if (isSaving) setTab("code");
	}, [isSaving]);

	const focusTab = () => frame.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
	/** By a button, which is gone then: whoever works by keyboard or ear goes on at the tab. */
	function goTo(next: PageTab) {
		flushSync(() => setTab(next));
		focusTab();
	}

	/** Counts the scripts that were opened from elsewhere. */
	const [openings, setOpenings] = useState(0);
	function openTab(next: PageTab) {
		setTab(next);
		setOpenings((before) => before + 1);
	}
	const focusOpened = useEffectEvent(focusTab);
	useEffect(() => {
		if (openings > 0) focusOpened();
	}, [openings]);

	function restoreDraft() {
		editor.restoreDraft();
		if (editor.draft?.values.code.trim() !== "") setTab("code");
	}

	return (
		<Page title={title}>
			{saved === null && <HintCards />}
			{editor.draft && <DraftOffer onRestore={restoreDraft} onDiscard={editor.discardDraft} />}
			<div ref={frame}>
				<Tabs
					label={text.tabs.label}
					value={tab}
					onValueChange={(value) => setTab(value === "code" ? "code" : "copilot")}
					items={[
						{
							value: "copilot",
							label: text.tabs.copilot,
							content: (
								<CopilotPanel
									saved={saved}
									editor={editor}
									copilot={copilot}
									analysis={analysis}
									onCode={(subTab) => {
										editor.setSubTab(subTab);
										goTo("code");
									}}
								/>
							),
						},
						{
							value: "code",
							label: text.tabs.code,
							keepMounted: hasOpenedCode.current,
							content: (
								<CodeTab
									saved={saved}
									editor={editor}
									analysis={analysis}
									plan={copilot.writtenBy?.plan ?? null}
									onBackToCopilot={() => goTo("copilot")}
								/>
							),
						},
					]}
				/>
			</div>
			<ProposalDialog question={proposed.question} onUse={proposed.use} onKeep={proposed.keep} />
		</Page>
	);
}

interface ProposalsOptions {
	editor: ScriptEditor;
	copilot: Copilot;
	onShow: (tab: PageTab) => void;
}

/** Scripts that the person opens from the Script Assistant: to edit on the Code tab, to try on the Copilot's Test tab. */
function useProposals({ editor, copilot, onShow }: ProposalsOptions) {
	const host = useHost();
	const text = useMessages({ en: proposalTexts });
	const { values } = editor;
	const hasCode = values.code.trim() !== "";

	function take({ script, purpose }: ProposedScript) {
		if (script.code !== values.code) bringIn(script);
		if (purpose === "test") copilot.show("test");
		else editor.setSubTab("editor");
		onShow(purpose === "test" ? "copilot" : "code");
	}

	function bringIn({ code, metadata, description, category, tags, plan, replacesOpen }: ProposedScript["script"]) {
		const about = { title: metadata.name, description, category, tags: tags.join(", ") };
		const written = { ...about, code, origin: null, model: null, plan };
		const undo = copilot.takeProposed(written, replacesOpen, editor.draft?.values ?? null);
		// Otherwise it stays offered: only a blank form has taken over its words.
		if (isSameForm(values, emptyForm)) editor.takeDraft();
		const action = { label: text.undo, run: undo };
		if (hasCode) host.notify("success", text.replaced, { description: text.kept, durationMs: 10_000, action });
		else host.notify("success", text.filled);
	}

	return useProposedScript({
		values,
		draft: editor.isDraftRead ? (editor.draft?.values ?? null) : undefined,
		onTake: take,
	});
}

interface CopilotPanelProps {
	saved: ScriptDetails | null;
	editor: ScriptEditor;
	copilot: Copilot;
	analysis: LiveAnalysis;
	onCode: (subTab: "editor" | "security") => void;
}

/** The Copilot tab with the live rating. */
function CopilotPanel({ saved, editor, copilot, analysis, onCode }: CopilotPanelProps) {
	const { values } = editor;
	return (
		<CopilotTab
			copilot={copilot}
			values={values}
			onTitle={(title) => editor.change({ title })}
			cancelTo={saved ? `/bookmarklet/${saved.id}` : "/"}
			onFinalize={() => onCode("editor")}
			rating={<LiveRisk analysis={analysis} onDetails={() => onCode("security")} />}
			result={analysis.now?.status === "checked" ? analysis.now.result : null}
			test={
				<PreviewTest
					code={values.code}
					title={values.title}
					plan={copilot.writtenBy?.plan ?? null}
					onSignIn={editor.signInToTest}
				/>
			}
		/>
	);
}
