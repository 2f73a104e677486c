import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { MarkedText } from "@scriptorium/ui-kit/code-findings/marked-text";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
import { WorstFindings } from "@scriptorium/ui-kit/code-findings/worst-findings";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { ReactNode } from "react";
import type { ScriptRating } from "../rating/rate-script.ts";
import { en } from "./messages/en.ts";
import styles from "./rating-card.module.css";

/** The analysis of a rated text; null while it is checked, and when it could not be rated. */
export function analysisOf(rating: ScriptRating | null): AnalysisResult | null {
	return rating?.state === "rated" && rating.result.risk_level !== "unrated" ? rating.result : null;
}

export interface RatingCardProps {
	readonly rating: ScriptRating | null;
	/** Name and origin of the script, as `ScriptOrigin` shows them. */
	readonly children: ReactNode;
}

/**
 * Level, score and the most serious findings of a text that would be installed or run. The level stays in view while the page is
 * scrolled: put this directly into the column that scrolls.
 */
export function RatingCard({ rating, children }: RatingCardProps) {
	const texts = useMessages({ en }).rating;
	const analysis = analysisOf(rating);
	return (
		<section aria-label={texts.heading} className={styles.section}>
			<div className={styles.bar}>
				<div role="status">
					<RiskVerdict
						level={analysis?.risk_level ?? "unrated"}
						score={analysis?.score ?? null}
						pendingLabel={rating === null ? texts.checking : undefined}
					/>
				</div>
				{children}
			</div>
			{rating !== null && (
				<div className={styles.details}>
					{analysis === null ? (
						<p>
							{rating.state === "failed" ? texts.reasons[rating.reason] : <MarkedText text={rating.result.summary} />}{" "}
							{texts.unrated}
						</p>
					) : (
						<>
							<WorstFindings findings={analysis.vulnerabilities} />
							<p className={styles.note}>{texts.about}</p>
						</>
					)}
				</div>
			)}
		</section>
	);
}
