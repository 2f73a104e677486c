import { reportReasons } from "@scriptorium/hub-data/reports/report-script";
import { countCharacters, textLimits } from "@scriptorium/shared-protocol/text-limits";
import { Button } from "@scriptorium/ui-kit/button";
import { DialogSurface } from "@scriptorium/ui-kit/dialog-surface";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { CircleAlert } from "lucide-react";
import { type FormEvent, useId } from "react";
import { en } from "./messages/en.ts";
import type { ReportTarget } from "./pending-report.ts";
import styles from "./report-dialog.module.css";
import { useReportEditor } from "./use-report-editor.ts";

export interface ReportDialogProps {
	target: ReportTarget;
	reporterId: string;
	onClose: () => void;
}

/** Reports a script or one of its reviews to the moderators; mounted while it is open. */
export function ReportDialog({ target, reporterId, onClose }: ReportDialogProps) {
	const text = useMessages({ en });
	const id = useId();
	const { values, problem, isSending, change, submit } = useReportEditor(target, reporterId, onClose);
	const isReasonMissing = problem === "reasonMissing";

	function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const wrong = submit();
		if (wrong === null) return;
		const selector = wrong === "reasonMissing" ? "input" : "textarea";
		event.currentTarget.querySelector<HTMLElement>(selector)?.focus();
	}

	return (
		<DialogSurface
			open
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			title={target.reviewId === null ? text.scriptTitle : text.reviewTitle}
			description={text.about}
			closeLabel={text.close}
			actions={
				<>
					<Button onClick={onClose}>{text.cancel}</Button>
					<Button type="submit" form={id} variant="primary" busy={isSending}>
						{text.send}
					</Button>
				</>
			}
		>
			<form id={id} noValidate className={styles.form} onSubmit={send}>
				<fieldset className={styles.reasons} aria-describedby={isReasonMissing ? `${id}-missing` : undefined}>
					<legend className={styles.legend}>{text.reason}</legend>
					{reportReasons.map((reason) => (
						<label key={reason} className={styles.reason}>
							<input
								type="radio"
								name={`${id}-reason`}
								checked={values.reason === reason}
								data-initial-focus=""
								onChange={() => change({ reason })}
							/>
							{text.reasons[reason]}
						</label>
					))}
					{isReasonMissing && (
						<p id={`${id}-missing`} className={styles.missing}>
							<CircleAlert aria-hidden="true" />
							{text.invalid.reasonMissing}
						</p>
					)}
				</fieldset>
				<TextArea
					label={text.description}
					hint={text.descriptionHint}
					aside={text.counter(countCharacters(values.description), textLimits.report.description.max)}
					value={values.description}
					error={problem === "descriptionLong" && text.invalid.descriptionLong}
					onChange={(event) => change({ description: event.target.value })}
				/>
			</form>
		</DialogSurface>
	);
}
