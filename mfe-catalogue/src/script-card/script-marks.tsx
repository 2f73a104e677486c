import type { ScriptCard } from "@scriptorium/hub-data/scripts/script-card";
import { CompactNumber } from "@scriptorium/ui-kit/compact-number";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { Download, Star } from "lucide-react";
import { en } from "./messages/en.ts";
import styles from "./script-marks.module.css";

/** The average with its review count when both exist, else the star count (spec 01 § 4); then the installs. */
export function ScriptMarks({ script }: { script: ScriptCard }) {
	const text = useMessages({ en });
	const { average_rating: average, review_count: reviews, star_count: stars, install_count: installs } = script;
	const rated = average !== null && average > 0 && reviews > 0;
	return (
		<p className={styles.marks}>
			<span className={styles.mark}>
				<Star aria-hidden="true" className={styles.star} fill={rated ? "currentColor" : "none"} />
				{rated ? (
					<span title={text.rating(average, reviews)}>
						<span aria-hidden="true">{`${text.average(average)} (${reviews})`}</span>
						<VisuallyHidden>{text.rating(average, reviews)}</VisuallyHidden>
					</span>
				) : (
					<CompactNumber value={stars} label={text.starsOf(stars)} />
				)}
			</span>
			<span className={styles.mark}>
				<Download aria-hidden="true" />
				<CompactNumber value={installs} label={text.installsOf(installs)} />
			</span>
		</p>
	);
}
