import { CircleAlert } from "lucide-react";
import type { ReactNode } from "react";
import styles from "./error-state.module.css";
import { joinClasses } from "./join-classes.ts";

export interface ErrorStateProps {
	/** What failed. */
	title: ReactNode;
	/** Makes the title a heading; 1 where the failure stands for a whole screen. */
	headingLevel?: 1 | 2 | 3;
	/** The kept data and the next step. */
	detail?: ReactNode;
	/** Retry first. */
	actions?: ReactNode;
	className?: string;
}

/** A message in place of content that failed to load. Screen readers announce it. */
export function ErrorState({ title, headingLevel, detail, actions, className }: ErrorStateProps) {
	const Title = headingLevel ? (`h${headingLevel}` as const) : "p";
	return (
		<div role="alert" className={joinClasses(styles.error, className)}>
			<CircleAlert aria-hidden="true" className={styles.icon} />
			<div className={styles.words}>
				<Title className={styles.title}>{title}</Title>
				{detail && <div className={styles.detail}>{detail}</div>}
				{actions && <div className={styles.actions}>{actions}</div>}
			</div>
		</div>
	);
}
