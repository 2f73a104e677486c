import type { ListedScript } from "@scriptorium/hub-data/scripts/script-card";
import { ScriptCard } from "./script-card.tsx";
import styles from "./script-grid.module.css";

export interface ScriptGridProps {
	scripts: readonly ListedScript[];
	/** Accessible name of the list. */
	label: string;
	/** The tour points at the first card. */
	tourTarget?: boolean;
	headingLevel?: 2 | 3;
}

export function ScriptGrid({ scripts, label, tourTarget = false, headingLevel = 3 }: ScriptGridProps) {
	return (
		<ul className={styles.grid} aria-label={label}>
			{scripts.map((script, index) => (
				<li key={script.id} className={styles.cell}>
					<ScriptCard script={script} tourTarget={tourTarget && index === 0} headingLevel={headingLevel} />
				</li>
			))}
		</ul>
	);
}
