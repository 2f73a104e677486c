import type { ReportEntry, ReportedScript } from "@scriptorium/hub-data/moderation/report-entry";
import { Badge } from "@scriptorium/ui-kit/badge";
import { Button } from "@scriptorium/ui-kit/button";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
import { WorstFindings } from "@scriptorium/ui-kit/code-findings/worst-findings";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RelativeTime } from "@scriptorium/ui-kit/relative-time";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { Link } from "react-router-dom";
import { en } from "./messages/en.ts";
import styles from "./report-pane.module.css";
import { ReportedCode } from "./reported-code.tsx";
import { ReportedRating } from "./reported-rating.tsx";
import { useReportedScript } from "./use-reports.ts";

/** One report, and everything about its script that a decision needs. */
export function ReportPane({ report }: { report: ReportEntry }) {
	const text = useMessages({ en });
	const script = useReportedScript(report.id);
	return (
		<div className={styles.pane}>
			<ReportFacts report={report} />
			<section className={styles.section} aria-labelledby="reported-script">
				<h3 id="reported-script" className={styles.heading}>
					{text.pane.script}
				</h3>
				{script.isPending ? (
					<LoadingRegion text={text.pane.loading}>
						<Skeleton shape="block" height="16rem" />
					</LoadingRegion>
				) : script.isError ? (
					<ErrorState
						title={text.pane.failed}
						actions={
							<Button busy={script.isFetching} onClick={() => void script.refetch()}>
								{text.retry}
							</Button>
						}
					/>
				) : script.data ? (
					<ScriptFacts reportId={report.id} script={script.data} />
				) : (
					<p>{text.pane.gone}</p>
				)}
			</section>
		</div>
	);
}

function ReportFacts({ report }: { report: ReportEntry }) {
	const text = useMessages({ en });
	const reporter = report.is_own
		? text.hiddenReporter
		: report.reporter_name === null
			? report.description?.startsWith("Found at saving") === true
				? text.systemReport
				: text.by(text.unknownReporter)
			: text.by(report.reporter_email ?? report.reporter_name);
	return (
		<section className={styles.section} aria-labelledby="report-facts">
			<h2 dir="auto" id="report-facts" className={styles.title}>
				{report.title ?? text.deletedScript}
			</h2>
			<p className={styles.facts}>
				<Badge tone={report.reason === "malicious" ? "danger" : "neutral"}>{text.reasons[report.reason]}</Badge>
				<Badge>{text.status[report.status]}</Badge>
				<span>
					{text.pane.filed} <RelativeTime iso={report.created_at} /> {reporter}
				</span>
			</p>
			<p dir="auto" className={styles.words}>
				{report.description ?? text.pane.noDescription}
			</p>
			<ReportedRating report={report} />
			{report.review_comment !== null && (
				<figure className={styles.quote}>
					<figcaption>{text.pane.review(report.review_rating ?? 0)}</figcaption>
					<blockquote>{report.review_comment}</blockquote>
				</figure>
			)}
			{report.review_deleted && <p>{text.pane.reviewGone}</p>}
			{report.resolved_at !== null && (
				<p className={styles.words}>
					<strong>
						{text.pane.decided}: {report.decision === null ? text.status[report.status] : text.decide[report.decision]}
					</strong>{" "}
					<RelativeTime iso={report.resolved_at} />
					{report.moderator_name !== null && ` ${text.pane.decidedBy(report.moderator_name)}`}
					<br />
					{report.moderator_notes ?? text.pane.noNote}
				</p>
			)}
			{report.decided_alone && <p>{text.pane.decidedAlone}</p>}
			{report.appeal_message !== null && (
				<figure className={styles.quote}>
					<figcaption>{text.pane.appeal}</figcaption>
					<blockquote>{report.appeal_message}</blockquote>
				</figure>
			)}
			{report.appeal_decided_alone && <p>{text.pane.appealDecidedAlone}</p>}
		</section>
	);
}

function stateOf(script: ReportedScript): keyof typeof en.pane.state {
	if (script.is_deleted) return "deleted";
	if (script.moderation_status === "removed" || script.moderation_status === "pending") return script.moderation_status;
	return script.is_published ? "public" : "draft";
}

function ScriptFacts({ reportId, script }: { reportId: string; script: ReportedScript }) {
	const text = useMessages({ en });
	const author = script.author;
	const earlier = script.reports.filter(({ id }) => id !== reportId);
	return (
		<>
			<p dir="auto">{script.short_description}</p>
			<p className={styles.facts}>
				<Badge>{text.pane.state[stateOf(script)]}</Badge>
				<span>
					{text.pane.author}:{" "}
					{author === null ? (
						text.pane.anonymous
					) : (
						<Link dir="auto" to={`/profile/${author.user_id}`}>
							{author.display_name ?? author.username ?? text.pane.anonymous}
						</Link>
					)}
				</span>
				{script.removed_scripts_of_author > 0 && (
					<Badge tone="danger">{text.pane.removedBefore(script.removed_scripts_of_author)}</Badge>
				)}
				<span>{text.pane.counts(script.install_count, script.star_count)}</span>
				<Link to={`/bookmarklet/${script.id}`}>{text.pane.open}</Link>
			</p>
			<section className={styles.section} aria-labelledby="reported-rating">
				<h3 id="reported-rating" className={styles.heading}>
					{text.pane.rating}
				</h3>
				<RiskVerdict
					level={script.risk_level}
					score={script.security_score}
					pendingLabel={script.last_security_scan === null ? text.pane.analyzing : undefined}
				/>
				{script.security_analysis && (
					<>
						<p>{script.security_analysis.summary}</p>
						<WorstFindings findings={script.security_analysis.vulnerabilities} />
					</>
				)}
			</section>
			<ReportedCode reportId={reportId} versions={script.versions} />
			<section className={styles.section} aria-labelledby="reported-history">
				<h3 id="reported-history" className={styles.heading}>
					{text.pane.history}
				</h3>
				<ul className={styles.history} aria-label={text.pane.versions}>
					{script.versions.map((version) => (
						<li key={version.id}>
							<strong>{text.pane.version(version.semver)}</strong> <RelativeTime iso={version.published_at} />
							{version.change_note !== null && <> – {version.change_note}</>}
						</li>
					))}
				</ul>
				{earlier.length > 0 && (
					<ul className={styles.history} aria-label={text.pane.otherReports}>
						{earlier.map((other) => (
							<li key={other.id}>
								<strong>{text.reasons[other.reason]}</strong>, {text.status[other.status]}{" "}
								<RelativeTime iso={other.created_at} />
								{other.is_about_review && <> – {text.aboutReview}</>}
								{other.description !== null && <> – {other.description}</>}
							</li>
						))}
					</ul>
				)}
			</section>
		</>
	);
}
