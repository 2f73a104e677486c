import { countCharacters } from "@scriptorium/shared-protocol/text-limits";
import { Button } from "@scriptorium/ui-kit/button";
import { wordsOfType } from "@scriptorium/ui-kit/code-findings/words-of-type";
import { DialogSurface } from "@scriptorium/ui-kit/dialog-surface";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { type FormEvent, useId } from "react";
import type { Finding } from "../../script-security/analysis.ts";
import { en } from "./messages/en.ts";
import type { RatingTarget } from "./pending-rating-report.ts";
import { claimAbout, findingOfClaim, MISSED, reportableFindings } from "./rating-claim.ts";
import styles from "./rating-dialog.module.css";
import { useRatingEditor } from "./use-rating-editor.ts";

export interface RatingDialogProps {
	target: RatingTarget;
	/** Of the newest rating of the version. */
	findings: readonly Finding[];
	reporterId: string;
	onClose: () => void;
}

/** Reports the rating of a version to the moderators; mounted while it is open. */
export function RatingDialog({ target, findings, reporterId, onClose }: RatingDialogProps) {
	const text = useMessages({ en });
	const id = useId();
	const { values, problem, isSending, change, submit } = useRatingEditor(target, findings, reporterId, onClose);
	const isKnown = values.claim !== null && findingOfClaim(values.claim, findings) !== undefined;

	function send(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const wrong = submit();
		if (wrong === null) return;
		event.currentTarget.querySelector<HTMLElement>(wrong === "claimMissing" ? "select" : "textarea")?.focus();
	}

	return (
		<DialogSurface
			open
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			title={text.title}
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
				<Select
					label={text.claim}
					value={isKnown && values.claim !== null ? values.claim : ""}
					placeholder={text.choose}
					error={problem === "claimMissing" && text.invalid.claimMissing}
					options={[
						...reportableFindings(findings).map((finding) => ({
							value: claimAbout(finding),
							label: text.finding(wordsOfType(finding.type), finding.line),
						})),
						{ value: MISSED, label: text.missed },
					]}
					onValueChange={(claim) => change({ claim })}
				/>
				<TextArea
					label={text.description}
					hint={text.hint}
					rows={5}
					required
					aside={text.counter(countCharacters(values.description))}
					value={values.description}
					error={(problem === "tooShort" || problem === "tooLong") && text.invalid[problem]}
					onChange={(event) => change({ description: event.target.value })}
				/>
			</form>
		</DialogSurface>
	);
}
