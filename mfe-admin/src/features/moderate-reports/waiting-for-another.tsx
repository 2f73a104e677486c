import type { ReportEntry } from "@scriptorium/hub-data/moderation/report-entry";
import { useMessages } from "@scriptorium/ui-kit/locale";
import styles from "./decision-form.module.css";
import { en } from "./messages/en.ts";

/** In place of the decision: the database accepts only that of somebody less concerned. */
export function WaitingForAnother({ report }: { report: ReportEntry }) {
	const text = useMessages({ en }).waiting;
	const why = report.is_own ? text.own : report.appeal_status === "pending" ? text.concerned : text.report;
	return (
		<section className={styles.form} aria-labelledby="waiting-for-another">
			<h2 id="waiting-for-another" className={styles.heading}>
				{text.heading}
			</h2>
			<p>{why}</p>
		</section>
	);
}
