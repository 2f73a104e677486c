import type { ReactNode } from "react";
import { Page } from "./page.tsx";
import styles from "./planned-screen.module.css";

export interface PlannedScreenProps {
	title: ReactNode;
	/** What this screen will be for, and what can be done meanwhile. */
	description: ReactNode;
	actions?: ReactNode;
}

/**
 * The screen of a route that is not implemented yet: it says so and offers alternatives.
 * @param props title, description and actions
 * @returns the element
 */
export function PlannedScreen({ title, description, actions }: PlannedScreenProps) {
	return (
		<Page title={title} width="reading">
			<div className={styles.planned}>
				<span className={styles.fleuron} aria-hidden="true">
					❧
				</span>
				<div className={styles.words}>
					<p>{description}</p>
					{actions && <div className={styles.actions}>{actions}</div>}
				</div>
			</div>
		</Page>
	);
}
