import type { ReactNode } from "react";
import styles from "./card-section.module.css";

export interface CardSectionProps {
	heading: string;
	/** The counted thing, in the plural. */
	text: string;
	children: ReactNode;
}

/** A part of the scorecard, closed at first: the figures are for readers who look for them. The tables are landmarks. */
export function CardSection({ heading, text, children }: CardSectionProps) {
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
