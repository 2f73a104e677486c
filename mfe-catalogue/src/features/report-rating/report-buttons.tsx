import { Button } from "@scriptorium/ui-kit/button";
import { wordsOfType } from "@scriptorium/ui-kit/code-findings/words-of-type";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Flag } from "lucide-react";
import type { Finding } from "../../script-security/analysis.ts";
import { en } from "./messages/button-en.ts";
import { claimAbout } from "./rating-claim.ts";
import styles from "./report-buttons.module.css";

/** Below a finding. */
export function ReportFindingButton({ finding, onReport }: { finding: Finding; onReport: (claim: string) => void }) {
	const text = useMessages({ en });
	return (
		<p className={styles.place}>
			<Button
				size="small"
				variant="quiet"
				aria-label={text.reportFindingNamed(wordsOfType(finding.type), finding.line)}
				onClick={() => onReport(claimAbout(finding))}
			>
				{text.reportFinding}
			</Button>
		</p>
	);
}

/** Below all findings, and where there is none. */
export function ReportRatingButton({ onReport }: { onReport: (claim: null) => void }) {
	const text = useMessages({ en });
	return (
		<p className={styles.place}>
			<Button size="small" variant="quiet" icon={<Flag aria-hidden="true" />} onClick={() => onReport(null)}>
				{text.report}
			</Button>
		</p>
	);
}
