import type { ListedScript } from "@scriptorium/hub-data/scripts/script-card";
import { ScriptRow } from "./script-row.tsx";
import styles from "./script-rows.module.css";

export interface ScriptRowsProps {
	scripts: readonly ListedScript[];
	/** Accessible name of the list. */
	label: string;
	/** Id of the person whose scripts have an Edit button; null for none. */
	editableBy: string | null;
}

/** The scripts below each other, a line or two for each. */
export function ScriptRows({ scripts, label, editableBy }: ScriptRowsProps) {
	return (
		<ul className={styles.rows} aria-label={label}>
			{scripts.map((script) => (
				<li key={script.id}>
					<ScriptRow script={script} canEdit={editableBy !== null && script.author?.user_id === editableBy} />
				</li>
			))}
		</ul>
	);
}
