import type { ReactNode } from "react";
import styles from "./fact.module.css";

/** A labeled fact about a script. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.fact} aria-label={title}>
			<h3 className={styles.title}>{title}</h3>
			<div className={styles.answer}>{children}</div>
		</section>
	);
}
