import type { ComponentProps, ReactNode } from "react";
import styles from "./badge.module.css";
import { joinClasses } from "./join-classes.ts";

export type BadgeTone = "neutral" | "gold" | "rubric" | "danger" | "info";

export interface BadgeProps extends ComponentProps<"span"> {
	tone?: BadgeTone;
	icon?: ReactNode;
}

/** A short label with an optional icon, for a state or a count. */
export function Badge({ tone = "neutral", icon, className, children, ...rest }: BadgeProps) {
	return (
		<span {...rest} className={joinClasses(styles.badge, styles[tone], className)}>
			{icon}
			{children}
		</span>
	);
}
