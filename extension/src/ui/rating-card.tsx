import type { AnalysisResult } from "@scriptorium/script-analyzer/analysis-result";
import { MarkedText } from "@scriptorium/ui-kit/code-findings/marked-text";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
import { WorstFindings } from "@scriptorium/ui-kit/code-findings/worst-findings";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { ScriptRating } from "../rating/rate-script.ts";
import { Fact } from "./fact.tsx";
import { en } from "./messages/en.ts";
import styles from "./rating-card.module.css";

/** The analysis of a rated text; null while it is checked, and when it could not be rated. */
export function analysisOf(rating: ScriptRating | null): AnalysisResult | null {
	return rating?.state === "rated" && rating.result.risk_level !== "unrated" ? rating.result : null;
}

/** Level, score and the most serious findings of a text that would be installed or run. */
export function RatingCard({ rating }: { rating: ScriptRating | null }) {
	const texts = useMessages({ en }).rating;
	const analysis = analysisOf(rating);
	return (
		<Fact title={texts.heading}>
			<div role="status">
				<RiskVerdict
					level={analysis?.risk_level ?? "unrated"}
					score={analysis?.score ?? null}
					pendingLabel={rating === null ? texts.checking : undefined}
				/>
			</div>
			{rating !== null && analysis === null && (
				<p>
					{rating.state === "failed" ? texts.reasons[rating.reason] : <MarkedText text={rating.result.summary} />}{" "}
					{texts.unrated}
				</p>
			)}
			{analysis && (
				<>
					<WorstFindings findings={analysis.vulnerabilities} />
					<p className={styles.note}>{texts.about}</p>
				</>
			)}
		</Fact>
	);
}
