import { DangerNotice } from "@scriptorium/ui-kit/code-findings/danger-notice";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
import { WorstFindings } from "@scriptorium/ui-kit/code-findings/worst-findings";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { Consent } from "../../script-security/consent.tsx";
import type { Rating } from "../../script-security/use-rating.ts";
import styles from "./install-panel.module.css";
import { en } from "./messages/en.ts";

/** Anchors of the sections that each level sends a reader to. */
const READ_FIRST = {
	green: "#script-may",
	amber: "#script-security",
	red: "#script-security",
	unrated: "#script-code",
} as const;

export interface BeforeInstallingProps {
	rating: Rating;
	consent: Consent;
	/** Lists the most serious findings here, where the page's own list is covered. */
	withFindings?: boolean;
}

/** The rating above the ways to install; of a High Risk version also the warning and the consent. */
export function BeforeInstalling({ rating, consent, withFindings = false }: BeforeInstallingProps) {
	const text = useMessages({ en }).before;
	const { level, score, isAnalyzing, findings } = rating;
	return (
		<div className={styles.rating}>
			<div className={styles.before}>
				<RiskVerdict level={level} score={score} pendingLabel={isAnalyzing ? text.analyzing : undefined} />
				{!withFindings && <a href={READ_FIRST[level]}>{text.advice[level]}</a>}
			</div>
			{withFindings && level === "unrated" && <p className={styles.hint}>{text.unrated}</p>}
			{withFindings && findings && <WorstFindings findings={findings} />}
			{level === "red" && (
				<DangerNotice worst={findings?.[0] ?? null} consented={consent.isGiven} onConsent={consent.give} />
			)}
		</div>
	);
}
