import { Button, buttonClass } from "@scriptorium/ui-kit/button";
import { laterPart } from "@scriptorium/ui-kit/later-part";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useEffect, useRef } from "react";
import { Link } from "react-router-dom";
import { LaterFailure } from "../../later/later-failure.tsx";
import { LaterPlace } from "../../later/later-place.tsx";
import { useIsIdle } from "../../later/use-is-idle.ts";
import { emptyForm, problemsOf } from "../../script-form/script-form.ts";
import { TitleField } from "../../script-form/title-field.tsx";
import styles from "./copilot-tab.module.css";
import type { CopilotTabProps } from "./copilot-views.tsx";
import { en } from "./messages/en.ts";
import { SharedPage } from "./page-outline/shared-page.tsx";
import { PromptBox } from "./prompt-box.tsx";
import { SuggestionBrowser } from "./suggestion-browser.tsx";
import { TurnList } from "./turn-list.tsx";
import type { Copilot } from "./use-copilot.ts";
import { useSuggestions } from "./use-suggestions.ts";

const loadViews = async () => (await import("./copilot-views.tsx")).CopilotViews;

/** Its code is loaded in an idle moment, because somebody may lose the connection before the first look at it. */
const CopilotViews = laterPart<CopilotTabProps>({
	load: loadViews,
	placeholder: <LaterPlace height="28rem" />,
	Failure: LaterFailure,
});

/** Spec 02 § 2, tab Copilot: from an idea to a script. */
export function CopilotTab(props: CopilotTabProps) {
	const { copilot, values, onTitle, cancelTo, onFinalize } = props;
	const text = useMessages({ en });
	const isIdle = useIsIdle();
	useEffect(() => {
		// A failure is shown when the part is needed.
		if (isIdle) loadViews().catch(() => undefined);
	}, [isIdle]);
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
			{copilot.state.view === "ideas" ? <Ideas copilot={copilot} /> : <CopilotViews {...props} />}
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
				onChange={(prompt) => {
					// Where the request leads to; if it does not come now, it is loaded when it is shown.
					loadViews().catch(() => undefined);
					copilot.type(prompt);
				}}
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
