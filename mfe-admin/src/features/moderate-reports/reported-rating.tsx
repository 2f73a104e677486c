import type { ReportEntry } from "@scriptorium/hub-data/moderation/report-entry";
import { MarkedText } from "@scriptorium/ui-kit/code-findings/marked-text";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
import { SeverityMark } from "@scriptorium/ui-kit/code-findings/severity-mark";
import { wordsOfType } from "@scriptorium/ui-kit/code-findings/words-of-type";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { excerptAt } from "./code-excerpt.ts";
import { en } from "./messages/en.ts";
import styles from "./reported-rating.module.css";
import { useReportedCode } from "./use-reports.ts";

/** The rating that a report says is wrong, as it was when the report was filed, with the finding and the code at its place. */
export function ReportedRating({ report }: { report: ReportEntry }) {
	const text = useMessages({ en }).rating;
	const { rating } = report;
	if (rating === null) return null;
	const { finding } = rating;
	return (
		<section className={styles.rating} aria-labelledby="reported-rating-claim">
			<h3 id="reported-rating-claim" className={styles.claim}>
				{finding === null ? text.missed : text.wrong}
			</h3>
			<div className={styles.facts}>
				<RiskVerdict level={rating.risk_level} score={rating.score} />
				<span>{text.rated(rating.semver, rating.rules_version)}</span>
			</div>
			{finding && (
				<>
					<p className={styles.facts}>
						<SeverityMark severity={finding.severity} />
						<strong>{text.severity[finding.severity]}</strong>
						<span>{wordsOfType(finding.type)}</span>
						<code>{finding.type}</code>
						<span>{text.place(finding.line, finding.column)}</span>
					</p>
					<p className={styles.text}>
						<MarkedText text={finding.description} />
					</p>
					<QuotedCode reportId={report.id} versionId={rating.version_id} finding={finding} />
					{finding.path.length > 0 && (
						<ol className={styles.path} aria-label={text.path}>
							{finding.path.map((step, index) => (
								<li key={index}>
									<MarkedText text={step.description} /> – {text.place(step.line, step.column)}
								</li>
							))}
						</ol>
					)}
				</>
			)}
		</section>
	);
}

interface QuotedCodeProps {
	reportId: string;
	versionId: string;
	finding: NonNullable<NonNullable<ReportEntry["rating"]>["finding"]>;
}

/** The line of a finding with those around it, from the version that was rated. */
function QuotedCode({ reportId, versionId, finding }: QuotedCodeProps) {
	const text = useMessages({ en }).rating;
	const code = useReportedCode(reportId, versionId);
	if (code.isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton shape="block" height="7rem" />
			</LoadingRegion>
		);
	}
	const lines = code.data == null ? [] : excerptAt(code.data, finding);
	if (lines.length === 0) return <p>{text.codeGone}</p>;
	return (
		<ol className={styles.code} aria-label={text.code}>
			{lines.map((line) => (
				<li key={line.number} className={styles.line} data-place={line.hasPlace || undefined}>
					<span className={styles.number}>{line.number}</span>
					<code dir="ltr">{line.text}</code>
				</li>
			))}
		</ol>
	);
}
