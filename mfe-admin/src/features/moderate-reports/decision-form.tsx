import type { ModerationDecision, ReportEntry } from "@scriptorium/hub-data/moderation/report-entry";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { type Ref, useImperativeHandle, useRef, useState } from "react";
import styles from "./decision-form.module.css";
import { en } from "./messages/en.ts";
import { offeredDecisions } from "./offered-decisions.ts";
import type { Decisions } from "./use-decisions.ts";
import { useReportedScript } from "./use-reports.ts";

export interface DecisionFormHandle {
	/** As if the decision were chosen and submitted; `remove` waits for the note. Nothing happens if the reports have no such decision. */
	choose(decision: ModerationDecision): void;
}

export interface DecisionFormProps {
	ref: Ref<DecisionFormHandle>;
	/** The open reports that are decided together. */
	reports: readonly ReportEntry[];
	/** A decided report with an open appeal, if that is decided instead. */
	appealed: ReportEntry | null;
	decisions: Decisions;
	/** @returns whether the reports are decided */
	onDecide: (decision: ModerationDecision, note: string, others: readonly string[]) => Promise<boolean>;
}

/** Action and note for reports, or the answer to an appeal. */
export function DecisionForm(props: DecisionFormProps) {
	return props.appealed?.appeal_id ? (
		<AppealForm appealId={props.appealed.appeal_id} decisions={props.decisions} />
	) : (
		<ReportForm {...props} />
	);
}

function ReportForm({ ref, reports, decisions, onDecide }: DecisionFormProps) {
	const text = useMessages({ en }).decide;
	const [action, setAction] = useState<ModerationDecision | null>(null);
	const [note, setNote] = useState("");
	const [error, setError] = useState<string | null>(null);
	const [withOthers, setWithOthers] = useState(true);
	const noteField = useRef<HTMLTextAreaElement>(null);
	const [first] = reports;
	const others = useOtherReports(reports);
	const isAboutReview = first?.review_id != null;
	const offered = offeredDecisions(reports);

	async function submit(chosen: ModerationDecision): Promise<void> {
		const problem =
			chosen === "remove" && note.trim() === ""
				? text.noteMissing
				: note.length > textLimits.decision.note.max
					? text.noteLong
					: null;
		setAction(chosen);
		setError(problem);
		if (problem !== null) noteField.current?.focus();
		else if (await onDecide(chosen, note, withOthers ? others : [])) setNote("");
	}
	useImperativeHandle(ref, () => ({
		choose: (decision) => {
			if (!offered.includes(decision)) return;
			if (decision === "remove" && action !== "remove") {
				setAction("remove");
				noteField.current?.focus();
			} else void submit(decision);
		},
	}));

	const hintOf = (decision: ModerationDecision) =>
		decision === "remove" && isAboutReview ? text.removeReviewHint : text.hints[decision];
	return (
		<form
			className={styles.form}
			aria-labelledby="decision"
			onSubmit={(event) => {
				event.preventDefault();
				if (action) void submit(action);
			}}
		>
			<div className={styles.top}>
				<h2 id="decision" className={styles.heading}>
					{reports.length > 1 ? text.headingMany(reports.length) : text.heading}
				</h2>
				{reports.every(({ status }) => status === "pending") && (
					<Button size="small" busy={decisions.isBusy} onClick={() => void decisions.mark(reports.map(({ id }) => id))}>
						{text.mark}
					</Button>
				)}
			</div>
			<fieldset className={styles.actions}>
				<legend>{text.action}</legend>
				{offered.map((decision) => (
					<label key={decision} className={styles.action}>
						<input
							type="radio"
							name="decision"
							checked={action === decision}
							onChange={() => {
								setAction(decision);
								setError(null);
							}}
						/>
						<span>
							<strong>{text[decision]}</strong>
							<span className={styles.hint}>{hintOf(decision)}</span>
						</span>
					</label>
				))}
			</fieldset>
			<TextArea
				ref={noteField}
				label={text.note}
				hint={text.noteHint}
				error={error ?? undefined}
				rows={3}
				value={note}
				onChange={(event) => setNote(event.target.value)}
				onKeyDown={(event) => {
					if (event.key === "Enter" && (event.ctrlKey || event.metaKey) && action) void submit(action);
				}}
			/>
			{others.length > 0 && (
				<label className={styles.others}>
					<input type="checkbox" checked={withOthers} onChange={() => setWithOthers(!withOthers)} />
					{text.others(others.length)}
				</label>
			)}
			<div>
				<Button type="submit" variant="primary" busy={decisions.isBusy} disabled={action === null}>
					{text.submit}
				</Button>
			</div>
		</form>
	);
}

/** Ids of the other open reports about the script of a single report; none for reports about reviews and ratings. */
function useOtherReports(reports: readonly ReportEntry[]): readonly string[] {
	const [only] = reports;
	const script = useReportedScript(reports.length === 1 && only ? only.id : null);
	if (reports.length !== 1 || !only || only.review_id !== null || only.review_deleted || only.rating !== null)
		return [];
	return (script.data?.reports ?? [])
		.filter(
			({ id, status, reason, is_about_review }) =>
				id !== only.id && !is_about_review && reason !== "rating" && (status === "pending" || status === "reviewing"),
		)
		.map(({ id }) => id);
}

function AppealForm({ appealId, decisions }: { appealId: string; decisions: Decisions }) {
	const text = useMessages({ en }).decide;
	const [note, setNote] = useState("");
	const answer = (isGranted: boolean) => void decisions.decideAppeal(appealId, isGranted, note);
	return (
		<section className={styles.form} aria-labelledby="appeal-decision">
			<h2 id="appeal-decision" className={styles.heading}>
				{text.appealHeading}
			</h2>
			<TextArea
				label={text.appealNote}
				rows={3}
				maxLength={textLimits.decision.note.max}
				value={note}
				onChange={(event) => setNote(event.target.value)}
			/>
			<div className={styles.buttons}>
				<Button variant="primary" busy={decisions.isBusy} onClick={() => answer(true)}>
					{text.grant}
				</Button>
				<Button variant="danger" busy={decisions.isBusy} onClick={() => answer(false)}>
					{text.reject}
				</Button>
			</div>
		</section>
	);
}
