import type { ReactNode } from "react";
import styles from "./fact.module.css";

/** One question a person has about a script, and its answer. */
export function Fact({ title, children }: { title: string; children: ReactNode }) {
	return (
		<section className={styles.fact} aria-label={title}>
			<h3 className={styles.title}>{title}</h3>
			<div className={styles.answer}>{children}</div>
		</section>
	);
}
