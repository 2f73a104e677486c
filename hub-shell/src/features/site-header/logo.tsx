import { SITE_NAME } from "../../host-context/site-name.ts";
import styles from "./logo.module.css";

/** An initial as a scribe would have begun the page: the S of the name, rubricated, on a leaf with a folded corner. */
export function Logo() {
	return (
		<span className={styles.logo}>
			<svg viewBox="0 0 32 32" aria-hidden="true" className={styles.mark}>
				<path className={styles.leaf} d="M6 2h15l7 7v19a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4a2 2 0 0 1 2-2z" />
				<path className={styles.fold} d="M21 2v5a2 2 0 0 0 2 2h5z" />
				<path
					className={styles.initial}
					d="M20.4 13.2c-.5-1.8-2-3-4.3-3-2.600 0-4.500 1.500-4.500 3.700 0 5 9.200 2.700 9.200 7.600 0 2.300-2 4-4.900 4-2.700 0-4.600-1.400-5-3.700"
				/>
			</svg>
			<span className={styles.name}>{SITE_NAME}</span>
		</span>
	);
}
