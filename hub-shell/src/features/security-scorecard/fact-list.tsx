import type { ReactNode } from "react";
import styles from "./fact-list.module.css";

/** Terms and their values; side by side where there is room. */
export function FactList({ facts }: { facts: readonly (readonly [term: string, fact: ReactNode])[] }) {
	return (
		<dl className={styles.facts}>
			{facts.map(([term, fact]) => (
				<div key={term} className={styles.fact}>
					<dt>{term}</dt>
					<dd>{fact}</dd>
				</div>
			))}
		</dl>
	);
}
