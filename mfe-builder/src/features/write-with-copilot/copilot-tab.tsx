import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Tabs } from "@scriptorium/ui-kit/tabs";
import { type ReactNode, useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { emptyForm, problemsOf, type ScriptFormValues } from "../../script-form/script-form.ts";
import { TitleField } from "../../script-form/title-field.tsx";
import { CopilotNote } from "./copilot-note.tsx";
import styles from "./copilot-tab.module.css";
import { en } from "./messages/en.ts";
import { SharedPage } from "./page-outline/shared-page.tsx";
import { PromptBox } from "./prompt-box.tsx";
import { RefineBox } from "./refine-box.tsx";
import { ScriptPreview } from "./script-preview.tsx";
import { SuggestionBrowser } from "./suggestion-browser.tsx";
import { TurnList } from "./turn-list.tsx";
import type { Copilot } from "./use-copilot.ts";
import { useSuggestions } from "./use-suggestions.ts";

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

/** Spec 02 § 2, tab Copilot: from an idea to a script. */
export function CopilotTab(props: CopilotTabProps) {
	const { copilot, values, onTitle, cancelTo, onFinalize } = props;
	const text = useMessages({ en });
	const { title: problem } = problemsOf({ ...emptyForm, title: values.title });
	return (
		<div className={styles.tab}>
			<div className={styles.title}>
				<TitleField
					id="copilot-title"
					title={values.title}
					problem={problem === "titleLong" ? problem : undefined}
					onChange={onTitle}
				/>
			</div>
			<ModeNote copilot={copilot} />
			{copilot.state.view === "ideas" ? <Ideas copilot={copilot} /> : <Views {...props} />}
			<div className={styles.actions}>
				<Link to={cancelTo} className={buttonClass({ variant: "quiet" })}>
					{text.preview.cancel}
				</Link>
				<Button variant={copilot.hasCode ? "primary" : "secondary"} onClick={onFinalize}>
					{text.preview.finalize}
				</Button>
			</div>
		</div>
	);
}

function ModeNote({ copilot: { mode } }: { copilot: Copilot }) {
	const { mode: text } = useMessages({ en });
	return (
		<p className={styles.mode}>
			{mode.model === null ? (mode.needsSignIn ? text.templateSignedOut : text.template) : text.model(mode.model)}{" "}
			{mode.model !== null && mode.left && text.quota(mode.left.count, mode.left.limit)}
		</p>
	);
}

function Ideas({ copilot }: { copilot: Copilot }) {
	const field = useRef<HTMLTextAreaElement>(null);
	const { suggestions, notePick } = useSuggestions();
	const { state } = copilot;
	const isBusy = state.work.kind === "busy";
	return (
		<>
			<PromptBox
				fieldRef={field}
				prompt={state.prompt}
				isBusy={isBusy}
				onChange={copilot.type}
				onSubmit={() => {
					copilot.show("create");
					copilot.generate(state.prompt);
				}}
			/>
			{copilot.mode.model !== null && <SharedPage page={copilot.page} onChange={copilot.sharePage} />}
			<SuggestionBrowser
				suggestions={suggestions}
				historyTags={copilot.historyTags}
				isBusy={isBusy}
				onPick={({ id, templateId, prompt }) => {
					notePick(id);
					copilot.pick(templateId, prompt);
				}}
				onOwnIdea={() => {
					field.current?.scrollIntoView({ block: "center" });
					field.current?.focus({ preventScroll: true });
				}}
			/>
			<TurnList turns={copilot.turns} code="" onRestore={copilot.restore} />
		</>
	);
}

function Views({ copilot, values, rating, result, test }: CopilotTabProps) {
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
