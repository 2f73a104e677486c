import { type ReactNode, useId } from "react";
import styles from "./account-page.module.css";

/** A part of the page with its heading and, below it, what it is about. */
export function Section({ heading, text, children }: { heading: string; text?: string; children: ReactNode }) {
	const id = useId();
	return (
		<section className={styles.section} aria-labelledby={id}>
			<h2 id={id} className={styles.heading}>
				{heading}
			</h2>
			{text !== undefined && <p className={styles.text}>{text}</p>}
			{children}
		</section>
	);
}
