import { CircleMinus, CirclePlus } from "lucide-react";
import styles from "./comparison.module.css";

export interface ChangeListProps {
	kind: "added" | "removed";
	heading: string;
	changes: readonly string[];
}

/** Changes of one direction; nothing at all when there are none. */
export function ChangeList({ kind, heading, changes }: ChangeListProps) {
	if (changes.length === 0) return null;
	const Icon = kind === "added" ? CirclePlus : CircleMinus;
	return (
		<div>
			<h4 className={styles.subheading}>{heading}</h4>
			<ul className={[styles.changes, styles[kind]].join(" ")}>
				{changes.map((change) => (
					<li key={change}>
						<Icon aria-hidden="true" />
						<span>{change}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
