import { ShieldAlert } from "lucide-react";
import { useId } from "react";
import { useMessages } from "../locale.tsx";
import styles from "./danger-notice.module.css";
import type { Finding } from "./finding.ts";
import { MarkedText } from "./marked-text.tsx";
import { en } from "./messages/en.ts";

export interface DangerNoticeProps {
	/** The most severe finding; null when the findings are not available. */
	worst: Finding | null;
	/** What the user is about to do with it; `install` when left out. */
	purpose?: "install" | "run";
	consented: boolean;
	/** Whether the box can be ticked. */
	canConsent?: boolean;
	onConsent: (consented: boolean) => void;
}

/**
 * Warns of a High Risk script and asks for consent that names its worst finding. Installing or running stays disabled until then;
 * that is up to the caller.
 */
export function DangerNotice({
	worst,
	purpose = "install",
	consented,
	canConsent = true,
	onConsent,
}: DangerNoticeProps) {
	const texts = useMessages({ en });
	const text = purpose === "install" ? texts.danger : texts.dangerOfRun;
	const id = useId();
	return (
		<section className={styles.notice} aria-labelledby={id} data-danger="">
			<p id={id} className={styles.heading}>
				<ShieldAlert aria-hidden="true" />
				{text.heading}
			</p>
			<p>{worst ? <MarkedText text={worst.description} /> : text.unknown}</p>
			<p className={styles.advice}>{text.advice}</p>
			<label className={styles.consent}>
				<input
					type="checkbox"
					checked={consented}
					disabled={!canConsent}
					onChange={(event) => onConsent(event.currentTarget.checked)}
				/>
				<span>
					{worst ? (
						<>
							<strong>{text.consent}</strong> <MarkedText text={worst.description} />
						</>
					) : (
						<strong>{text.consentUnknown}</strong>
					)}
				</span>
			</label>
		</section>
	);
}
