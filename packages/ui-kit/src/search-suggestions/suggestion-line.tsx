import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { FileCode, Globe, Tag, User } from "lucide-react";
import { useMessages } from "../locale.tsx";
import { RiskBadge } from "../risk-badge.tsx";
import { en } from "./messages/en.ts";
import styles from "./suggestion-line.module.css";

/** A suggestion for a search, as far as it is shown. */
export interface ShownSuggestion {
	readonly kind: "script" | "tag" | "site" | "author";
	/** Title, tag, host or name of the author. */
	readonly label: string;
	/** Of a script; otherwise null. */
	readonly risk: RiskLevel | null;
	/** Number of scripts of a tag or site; otherwise null. */
	readonly scripts: number | null;
}

const icons = { script: FileCode, tag: Tag, site: Globe, author: User } as const;

/** One suggestion: its kind as an icon, its name, and the risk of a script or the number of scripts of a tag or site. */
export function SuggestionLine({ kind, label, risk, scripts }: ShownSuggestion) {
	const text = useMessages({ en });
	const Icon = icons[kind];
	return (
		<>
			<Icon aria-hidden="true" className={styles.icon} />
			<span dir="auto" className={styles.label}>
				{label}
			</span>
			{risk !== null && <RiskBadge level={risk} label={text.risks[risk]} />}
			{scripts !== null && <span className={styles.count}>{text.count(scripts)}</span>}
		</>
	);
}
