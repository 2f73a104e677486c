import { useMessages } from "@scriptorium/ui-kit/locale";
import { Link } from "../../../navigation/link.tsx";
import { catalog } from "../messages/catalog.ts";
import styles from "../showcase.module.css";

/** What the hub does for people who do not use a mouse, a large screen or their eyes. */
export function OverviewTab() {
	const text = useMessages(catalog).overview;
	return (
		<section className={styles.section}>
			<h2>{text.heading}</h2>
			<ul className={styles.points}>
				{text.points.map((point) => (
					<li key={point.title} className={styles.point}>
						<h3>{point.title}</h3>
						<p>{point.text}</p>
					</li>
				))}
			</ul>
			<p>
				{text.standard} {text.problem} <Link to="/contact">{text.contact}</Link>
			</p>
		</section>
	);
}
