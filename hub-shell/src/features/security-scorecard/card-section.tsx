import type { ReactNode } from "react";
import styles from "./card-section.module.css";

/** A part of the scorecard: a heading, what is counted, and the figures. The tables are the landmarks, not the parts. */
export function CardSection({ heading, text, children }: { heading: string; text: string; children: ReactNode }) {
	return (
		<section className={styles.section}>
			<h2 className={styles.heading}>{heading}</h2>
			<p className={styles.text}>{text}</p>
			{children}
		</section>
	);
}
