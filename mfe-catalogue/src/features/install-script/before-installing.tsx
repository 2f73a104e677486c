import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { RiskBadge } from "@scriptorium/ui-kit/risk-badge";
import { useSecurityReport } from "../../script-security/use-security-report.ts";
import styles from "./install-panel.module.css";
import { en } from "./messages/en.ts";

/** Anchors of the sections that each level sends a reader to. */
const READ_FIRST = {
	green: "#script-may",
	amber: "#script-security",
	red: "#script-security",
	unrated: "#script-code",
} as const;

/** The rating in one line above the ways to install. */
export function BeforeInstalling({ script }: { script: { versionId: string | null; riskLevel: RiskLevel } }) {
	const text = useMessages({ en }).before;
	const { data: report } = useSecurityReport(script.versionId);
	const level = report?.state === "rated" ? report.risk_level : script.riskLevel;
	return (
		<p className={styles.before}>
			<RiskBadge
				level={level}
				label={text.risk[level]}
				{...(report?.state === "analysing" ? { pendingLabel: text.analysing } : {})}
			/>
			<a href={READ_FIRST[level]}>{text.advice[level]}</a>
		</p>
	);
}
