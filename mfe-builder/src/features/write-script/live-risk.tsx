import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import type { LiveAnalysis, Rated } from "./live-analysis/use-live-analysis.ts";
import styles from "./live-risk.module.css";
import { en } from "./messages/en.ts";

/** The live rating below the editor: shown at once, announced to screen readers once typing has paused. */
export function LiveRisk({ analysis, onDetails }: { analysis: LiveAnalysis; onDetails: () => void }) {
	const text = useMessages({ en }).live;
	const { now, settled, checking } = analysis;
	return (
		<section className={styles.strip} aria-label={text.heading}>
			{now === null ? (
				<p className={styles.quiet}>{checking ? text.checking : text.empty}</p>
			) : (
				<>
					<RiskBadge level={levelOf(now)} label={text.risk[levelOf(now)]} />
					<p className={styles.words}>{wordsOf(now, text)}</p>
					<Button size="small" variant="quiet" onClick={onDetails}>
						{text.details}
					</Button>
				</>
			)}
			<VisuallyHidden role="status">
				{settled && `${text.risk[levelOf(settled)]}. ${wordsOf(settled, text)}`}
			</VisuallyHidden>
		</section>
	);
}

type Outcome = NonNullable<Rated>;

/** Only a finished check has a color. */
export const levelOf = (outcome: Outcome) =>
	outcome.status === "checked" ? outcome.result.risk_level : ("unrated" as const);

function wordsOf(outcome: Outcome, text: ReturnType<typeof useMessages<typeof en>>["live"]): string {
	if (outcome.status === "not-rated") return text.reasons[outcome.reason];
	const { risk_level: level, summary, vulnerabilities } = outcome.result;
	return level === "unrated" ? summary : text.findings(vulnerabilities.length);
}
