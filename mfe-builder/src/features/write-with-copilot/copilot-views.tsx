import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import type { ScriptFormValues } from "../../script-form/script-form.ts";
import { CopilotNote } from "./copilot-note.tsx";
import styles from "./copilot-tab.module.css";
import { en } from "./messages/en.ts";
import { SharedPage } from "./page-outline/shared-page.tsx";
import { PromptBox } from "./prompt-box.tsx";
import { RefineBox } from "./refine-box.tsx";
import { ScriptPreview } from "./script-preview.tsx";
import { TurnList } from "./turn-list.tsx";
import type { Copilot } from "./use-copilot.ts";

export interface CopilotTabProps {
	copilot: Copilot;
	values: ScriptFormValues;
	onTitle: (title: string) => void;
	/** Where Cancel leads. */
	cancelTo: string;
	/** Continue to Finalize. */
	onFinalize: () => void;
	/** The live rating of the code, and the check that it comes from. */
	rating: ReactNode;
	result: AnalysisResult | null;
	/** The content of the Test tab. */
	test: ReactNode;
}

/** The sub-tabs of a script: its request, what was written, and its tests. */
export function CopilotViews({ copilot, values, rating, result, test }: CopilotTabProps) {
	const { views: text } = useMessages({ en });
	const prompt = useRef<HTMLTextAreaElement>(null);
	const { state, hasCode } = copilot;
	const { view, work } = state;
	const changePlan = () => {
		copilot.dismiss();
		copilot.show("create");
		prompt.current?.focus();
	};
	const note = <CopilotNote copilot={copilot} onChangePlan={changePlan} />;
	const preview = useRef<HTMLDivElement>(null);
	const wasPreview = useRef(view === "preview");
	// The button that was pressed is gone: whoever reads by ear or keyboard goes on at the result.
	useEffect(() => {
		const isFocusLost = document.activeElement === document.body && work.kind !== "busy";
		if (view === "preview" && (!wasPreview.current || isFocusLost)) preview.current?.focus();
		wasPreview.current = view === "preview";
	}, [view, work.kind]);
	/** The buttons go away with the answer. */
	const settle = (answer: () => void) => {
		answer();
		preview.current?.focus();
	};
	return (
		<Tabs
			label={text.label}
			value={view}
			onValueChange={(next) => copilot.show(next === "preview" || next === "test" ? next : "create")}
			items={[
				{
					value: "create",
					label: text.create,
					content: (
						<div className={styles.view}>
							<PromptBox
								fieldRef={prompt}
								prompt={state.prompt}
								isBusy={work.kind === "busy"}
								onChange={copilot.type}
								onSubmit={() => copilot.generate(state.prompt)}
								onBrowse={() => {
									copilot.dismiss();
									copilot.show("ideas");
								}}
							/>
							{copilot.mode.model !== null && <SharedPage page={copilot.page} onChange={copilot.sharePage} />}
							{note}
						</div>
					),
				},
				{
					value: "preview",
					label: text.preview,
					disabled: !hasCode,
					content: (
						<div ref={preview} tabIndex={-1} className={styles.view}>
							<ScriptPreview
								values={values}
								writtenBy={copilot.writtenBy}
								codeBefore={state.before?.fields.code ?? null}
								rating={rating}
								result={result}
								onAccept={() => settle(copilot.accept)}
								onKeepPrevious={() => settle(copilot.keepPrevious)}
							>
								<RefineBox
									change={state.change}
									work={work}
									onChange={copilot.typeChange}
									onApply={copilot.refine}
									onDismiss={copilot.dismiss}
								/>
								{state.change !== null && copilot.mode.model !== null && (
									<SharedPage page={copilot.page} onChange={copilot.sharePage} />
								)}
								{note}
							</ScriptPreview>
							<TurnList turns={copilot.turns} code={values.code} onRestore={copilot.restore} />
						</div>
					),
				},
				{ value: "test", label: text.test, disabled: !hasCode, content: test },
			]}
		/>
	);
}
