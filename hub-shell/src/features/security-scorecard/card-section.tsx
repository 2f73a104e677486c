import type { ReactNode } from "react";
import styles from "./card-section.module.css";

export interface CardSectionProps {
	heading: string;
	/** What is counted. */
	text: string;
	/** Closed at first: the figures are for readers who look for them. */
	isClosed?: boolean;
	children: ReactNode;
}

/** A part of the scorecard. The tables are landmarks, the sections are not. */
export function CardSection({ heading, text, isClosed = false, children }: CardSectionProps) {
	if (isClosed) {
		return (
			<details className={styles.details}>
				<summary className={styles.summary}>
					<h2 className={styles.heading}>{heading}</h2>
				</summary>
				<div className={styles.section}>
					<p className={styles.text}>{text}</p>
					{children}
				</div>
			</details>
		);
	}
	return (
		<section className={styles.section}>
			<h2 className={styles.heading}>{heading}</h2>
			<p className={styles.text}>{text}</p>
			{children}
		</section>
	);
}
