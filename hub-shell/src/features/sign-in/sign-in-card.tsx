import type { ReactNode } from "react";
import styles from "./sign-in-card.module.css";

/** The card in the middle of both sign-in screens, under the initial of a first page. */
export function SignInCard({ heading, lead, children }: { heading: string; lead?: ReactNode; children: ReactNode }) {
	return (
		<div className={styles.place}>
			<section className={styles.card}>
				<span className={styles.initial} aria-hidden="true">
					S
				</span>
				<div className={styles.words}>
					<h1 className={styles.heading}>{heading}</h1>
					{lead && <p className={styles.lead}>{lead}</p>}
				</div>
				{children}
			</section>
		</div>
	);
}
