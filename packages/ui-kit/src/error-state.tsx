import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./error-state.module.css";
import { joinClasses } from "./join-classes.ts";

export interface ErrorStateProps {
	/** What failed. */
	title: ReactNode;
	/** What was kept and what to do next. */
	detail?: ReactNode;
	/** Retry first. */
	actions?: ReactNode;
	className?: string;
}

export function ErrorState({ title, detail, actions, className }: ErrorStateProps) {
	return (
		<div role="alert" className={joinClasses(styles.error, className)}>
			<CircleAlert aria-hidden="true" className={styles.icon} />
			<div className={styles.words}>
				<p className={styles.title}>{title}</p>
				{detail && <div className={styles.detail}>{detail}</div>}
				{actions && <div className={styles.actions}>{actions}</div>}
			</div>
		</div>
	);
}
