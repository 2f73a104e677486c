import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "react-router-dom";
import { tagPath } from "../../script-links/script-addresses.ts";
import { en } from "./messages/en.ts";
import styles from "./panel-section.module.css";

/** Each tag leads to the explorer; a script without tags has no such section. */
export function TagSection({ script }: { script: ScriptDetails }) {
	const text = useMessages({ en });
	if (script.tags.length === 0) return null;
	return (
		<section className={styles.section} aria-labelledby="script-tags">
			<h2 id="script-tags" className={styles.heading}>
				{text.tags}
			</h2>
			<ul className={styles.tags}>
				{script.tags.map((tag) => (
					<li key={tag}>
						<Link dir="auto" to={tagPath(tag)} className={styles.tag}>
							{tag}
						</Link>
					</li>
				))}
			</ul>
		</section>
	);
}
