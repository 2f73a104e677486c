import type { SecurityReport } from "@scriptorium/hub-data/security/read-security-report";
import { verdictOf } from "@scriptorium/script-analyzer/rating/verdict";
import { VerdictWords } from "@scriptorium/ui-kit/access-and-verdict/verdict-words";
import { Button } from "@scriptorium/ui-kit/button";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useSecurityReport } from "../../script-security/use-security-report.ts";
import { LaterChecksNote } from "./later-checks-note.tsx";
import { en } from "./messages/en.ts";
import { RatedAnalysis } from "./rated-analysis.tsx";
import styles from "./security-section.module.css";

export interface SecuritySectionProps {
	versionId: string | null;
	kind: "bookmarklet" | "userscript";
}

/** 'Security Analysis' of one version, in whichever state it is (decisions § 3 Risk). */
export function SecuritySection({ versionId, kind }: SecuritySectionProps) {
	const text = useMessages({ en });
	return (
		<section className={styles.section} aria-labelledby="script-security" data-security="">
			<h2 id="script-security" className={styles.heading}>
				{text.heading}
			</h2>
			<div className={styles.panel}>
				<SectionBody versionId={versionId} kind={kind} />
			</div>
		</section>
	);
}

function SectionBody({ versionId, kind }: SecuritySectionProps) {
	const text = useMessages({ en });
	const { data: report, isPending, isFetching, refetch } = useSecurityReport(versionId);
	if (versionId !== null && report === undefined) {
		return isPending ? (
			<LoadingRegion text={text.loading}>
				<div className={styles.skeleton}>
					<Skeleton width="9rem" height="1.5rem" shape="block" />
					<Skeleton lines={3} />
					<Skeleton width="14rem" />
				</div>
			</LoadingRegion>
		) : (
			<ErrorState
				title={text.failed}
				detail={text.failedDetail}
				actions={
					<Button busy={isFetching} onClick={() => void refetch()}>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	return (
		<div className={styles.body}>
			<Verdict report={report ?? null} />
			{report?.state === "rated" ? (
				<>
					<RatedAnalysis report={report} kind={kind} />
					<LaterChecksNote versionId={versionId} />
				</>
			) : (
				<p className={styles.meaning}>{report ? text.analysingDetail : text.noVersion}</p>
			)}
		</div>
	);
}

/** Level, score and verdict. The line stays while its words change, so that a rating is read out when it arrives. */
function Verdict({ report }: { report: SecurityReport | null }) {
	const text = useMessages({ en });
	const level = report?.state === "rated" ? report.risk_level : "unrated";
	const analysis = report?.state === "rated" && level !== "unrated" ? report.analysis : null;
	return (
		<p role="status" className={styles.verdict}>
			<RiskBadge
				level={level}
				label={text.risk[level]}
				{...(report?.state === "analyzing" ? { pendingLabel: text.analyzing } : {})}
				data-tour="security-badge"
			/>
			{report?.state === "rated" && level !== "unrated" && (
				<span className={styles.score}>{text.score(report.score)}</span>
			)}
			{analysis && (
				<span>
					<VerdictWords kind={verdictOf(analysis).kind} />
				</span>
			)}
		</p>
	);
}
