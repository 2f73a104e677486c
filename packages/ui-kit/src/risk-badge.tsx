import type { RiskLevel } from "@scriptorium/shared-protocol/risk-level";
import { CircleDashed, LoaderCircle, ShieldAlert, ShieldCheck, TriangleAlert } from "lucide-react";
import type { ComponentProps } from "react";
import { joinClasses } from "./join-classes.ts";
import styles from "./risk-badge.module.css";

const icons = { green: ShieldCheck, amber: TriangleAlert, red: ShieldAlert, unrated: CircleDashed } as const;

export interface RiskBadgeProps extends Omit<ComponentProps<"span">, "children"> {
	level: RiskLevel;
	/** The word beside the icon: Low, Medium, High, Not rated. */
	label: string;
	/** Shown instead of `label` while an unrated version is being analyzed. */
	pendingLabel?: string;
}

/** Shows a risk by color, by the shape of an icon and by a word. */
export function RiskBadge({ level, label, pendingLabel, className, ...rest }: RiskBadgeProps) {
	const pending = level === "unrated" && pendingLabel !== undefined;
	const Icon = pending ? LoaderCircle : icons[level];
	return (
		<span {...rest} data-risk={level} className={joinClasses(styles.risk, styles[level], className)}>
			<Icon aria-hidden="true" className={pending ? styles.turning : undefined} />
			{pending ? pendingLabel : label}
		</span>
	);
}
