import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { useEffect, useRef, useState } from "react";
import { flushSync } from "react-dom";
import type { PreviewTestProps } from "../features/preview-test/preview-test.tsx";
import type { CodeTabProps } from "../features/write-script/code-tab.tsx";
import { DraftOffer } from "../features/write-script/draft-offer.tsx";
import { HintCards } from "../features/write-script/hint-cards.tsx";
import { useLiveAnalysis } from "../features/write-script/live-analysis/use-live-analysis.ts";
import { LiveRisk } from "../features/write-script/live-risk.tsx";
import { type ScriptEditor, useScriptEditor } from "../features/write-script/use-script-editor.ts";
import { CopilotTab } from "../features/write-with-copilot/copilot-tab.tsx";
import { type Copilot, useCopilot } from "../features/write-with-copilot/use-copilot.ts";
import { LaterFailure } from "../later/later-failure.tsx";
import { LaterPlace } from "../later/later-place.tsx";
import { en } from "./messages/en.ts";

/** Its code comes with the first look at the Test tab. */
const PreviewTest = laterPart<PreviewTestProps>({
	load: async () => (await import("../features/preview-test/preview-test.tsx")).PreviewTest,
	placeholder: <LoadingTest />,
});

/** Its code comes when the tab is first opened. */
const CodeTab = laterPart<CodeTabProps>({
	load: async () => (await import("../features/write-script/code-tab.tsx")).CodeTab,
	placeholder: <LaterPlace height="48rem" />,
	Failure: LaterFailure,
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
	const copilot = useCopilot({
		values: editor.values,
		change: editor.change,
		scriptKey: saved?.id ?? "new",
		prompt: saved === null ? prompt : text.enhance(saved.title.trim() === "" ? text.untitled : saved.title),
		site,
		view: saved === null && prompt === "" ? "ideas" : "create",
	});
	const title = text.title[saved === null ? "new" : "edit"];
	usePageTitle(title);

	// A save that goes on after a sign-in shows its progress, and what it could not do, in the Code tab.
	const isSaving = editor.busy !== null || editor.isGeneratingTags || editor.failure !== null;
	useEffect(() => {
		if (isSaving) setTab("code");
	}, [isSaving]);

	/** By a button, which is gone then: whoever works by keyboard or ear goes on at the tab. */
	function goTo(next: PageTab) {
		flushSync(() => setTab(next));
		frame.current?.querySelector<HTMLElement>('[role="tab"][aria-selected="true"]')?.focus();
	}

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
									plan={copilot.writtenBy?.plan ?? null}
									onBackToCopilot={() => goTo("copilot")}
								/>
							),
						},
					]}
				/>
			</div>
		</Page>
	);
}

interface CopilotPanelProps {
	saved: ScriptDetails | null;
	editor: ScriptEditor;
	copilot: Copilot;
	onCode: (subTab: "editor" | "security") => void;
}

/** The Copilot tab with the live rating; its worker runs only while the tab is open. */
function CopilotPanel({ saved, editor, copilot, onCode }: CopilotPanelProps) {
	const { values } = editor;
	const analysis = useLiveAnalysis(values.code, values.title);
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
