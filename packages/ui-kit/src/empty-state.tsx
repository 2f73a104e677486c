import type { ReactNode } from "react";
import styles from "./empty-state.module.css";
import { joinClasses } from "./join-classes.ts";

export interface EmptyStateProps {
	/** What this place is for. */
	title: ReactNode;
	children?: ReactNode;
	icon?: ReactNode;
	/** The one thing to do next. */
	action?: ReactNode;
	className?: string;
}

/** A message in place of an empty list, with the next possible action. */
export function EmptyState({ title, children, icon, action, className }: EmptyStateProps) {
	return (
		<div className={joinClasses(styles.empty, className)}>
			<span className={styles.mark} aria-hidden="true">
				{icon ?? "❦"}
			</span>
			<p className={styles.title}>{title}</p>
			{children && <div className={styles.text}>{children}</div>}
			{action && <div className={styles.action}>{action}</div>}
		</div>
	);
}
