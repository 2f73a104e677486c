import type { ReactNode } from "react";
import styles from "./gallery.module.css";

export function Section({ title, children, grid = false }: { title: string; children: ReactNode; grid?: boolean }) {
	return (
		<section className={styles.section}>
			<h2 className={styles.heading}>{title}</h2>
			<div className={grid ? styles.grid : styles.row}>{children}</div>
		</section>
	);
}
