import { useMessages } from "@scriptorium/ui-kit/locale";
import { WifiOff } from "lucide-react";
import { useSecurityReport } from "../../script-security/use-security-report.ts";
import type { Abilities } from "../../script-uses/describe-abilities.ts";
import styles from "./capability-card.module.css";
import { CodeFacts } from "./code-facts.tsx";
import { en } from "./messages/may-en.ts";
import { MetadataFacts } from "./metadata-facts.tsx";

export interface CapabilityCardProps {
	abilities: Abilities;
	versionId: string | null;
}

/**
 * The capabilities of the script, shown before installing: requested permissions and what its code does. Facts are neutral; the
 * rating is made of findings, to which a fact links when one is about it.
 */
export function CapabilityCard({ abilities, versionId }: CapabilityCardProps) {
	const text = useMessages({ en });
	const { data: report, isPending } = useSecurityReport(versionId);
	const analysis = report?.state === "rated" && report.risk_level !== "unrated" ? report.analysis : null;
	const awaited = versionId !== null && (isPending || report?.state === "analyzing");
	return (
		<section className={styles.may} aria-labelledby="script-may">
			<h3 id="script-may" className={styles.heading}>
				{text.heading}
			</h3>
			{analysis?.capabilities.offline && (
				<p className={styles.offline}>
					<WifiOff aria-hidden="true" />
					{text.offline}
				</p>
			)}
			{abilities.kind === "unreadable" && <p>{text.invalidBlock}</p>}
			<dl className={styles.list}>
				<MetadataFacts abilities={abilities} analysis={analysis} />
				{analysis && <CodeFacts analysis={analysis} />}
			</dl>
			{analysis === null && <p className={styles.source}>{awaited ? text.awaited : text.metadataOnly}</p>}
		</section>
	);
}
