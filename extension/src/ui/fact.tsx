import type { ReactNode } from "react";
import styles from "./fact.module.css";

/** A labeled fact about a script. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.fact} aria-label={title}>
			<h2 className={styles.title}>{title}</h2>
			<div className={styles.answer}>{children}</div>
		</section>
	);
}
