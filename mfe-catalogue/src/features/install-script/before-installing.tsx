import { DangerNotice } from "@scriptorium/ui-kit/code-findings/danger-notice";
import { RiskVerdict } from "@scriptorium/ui-kit/code-findings/risk-verdict";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { ReactNode } from "react";
import { useIsTakenOver } from "../../hydration/use-is-taken-over.ts";
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
	/** Instead of the way to what is to be read first, where the page itself is covered. */
	children?: ReactNode;
}

/** The rating above the ways to install; of a High Risk version also the warning and the consent. */
export function BeforeInstalling({ rating, consent, children }: BeforeInstallingProps) {
	const text = useMessages({ en }).before;
	const { level, score, isAnalyzing, findings } = rating;
	const canConsent = useIsTakenOver();
	return (
		<div className={styles.rating}>
			<div className={styles.before}>
				<RiskVerdict level={level} score={score} pendingLabel={isAnalyzing ? text.analyzing : undefined} />
				{children === undefined && <a href={READ_FIRST[level]}>{text.advice[level]}</a>}
			</div>
			{children}
			{level === "red" && (
				<DangerNotice
					worst={findings?.[0] ?? null}
					consented={consent.isGiven}
					// A tick that the page's code does not see would count for nothing.
					canConsent={canConsent}
					onConsent={consent.give}
				/>
			)}
		</div>
	);
}
