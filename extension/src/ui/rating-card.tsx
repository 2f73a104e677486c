import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { accessOf } from "@scriptorium/script-analyzer/capabilities/access";
import { AccessList } from "@scriptorium/ui-kit/access-and-verdict/access-list";
import { VerdictFindings } from "@scriptorium/ui-kit/access-and-verdict/verdict-findings";
import { MarkedText } from "@scriptorium/ui-kit/code-findings/marked-text";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
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
	/** A bookmarklet runs on the page on which it is chosen. */
	readonly kind: "bookmarklet" | "userscript";
	/** Name and origin of the script, as `ScriptOrigin` shows them. */
	readonly children: ReactNode;
}

/**
 * Level, score, verdict and access of a text that would be installed or run. The level stays in view while the page is
 * scrolled: put this directly into the column that scrolls.
 */
export function RatingCard({ rating, kind, children }: RatingCardProps) {
	const texts = useMessages({ en }).rating;
	const analysis = analysisOf(rating);
	const access = analysis && accessOf(analysis, kind);
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
							<VerdictFindings result={analysis} />
							{access && <AccessList access={access} />}
							<p className={styles.note}>{texts.about}</p>
						</>
					)}
				</div>
			)}
		</section>
	);
}
