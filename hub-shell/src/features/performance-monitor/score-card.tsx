import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { wholeNumber } from "@scriptorium/ui-kit/numbers";
import { CircleAlert, CircleCheck, TriangleAlert } from "lucide-react";
import { useId } from "react";
import { catalog } from "./messages/catalog.ts";
import type { FigureName } from "./monitor-visit.ts";
import styles from "./performance-screen.module.css";
import { MAX_SCORE, type PerformanceScore } from "./score-performance.ts";

const ICONS = { good: CircleCheck, warning: TriangleAlert, critical: CircleAlert } as const;
const FIGURES = 4;

/** The score in digits, its level as a word with an icon, and how much of it is measured. */
export function ScoreCard({ score, unavailable }: { score: PerformanceScore; unavailable: readonly FigureName[] }) {
	const texts = useMessages(catalog);
	const { formattingLocale } = useLocale();
	const id = useId();
	const { level } = score;
	const Icon = level && ICONS[level];
	return (
		<section className={styles.score} aria-labelledby={id}>
			<h2 id={id} className={styles.label}>
				{texts.score}
			</h2>
			<p className={styles.points}>
				<strong className={styles.number}>
					{score.score === null ? "–" : wholeNumber(score.score, formattingLocale)}
				</strong>{" "}
				{texts.ofMax(wholeNumber(MAX_SCORE, formattingLocale))}
			</p>
			{Icon && (
				<p className={styles.level} data-level={level}>
					<Icon aria-hidden="true" />
					{texts.levels[level]}
				</p>
			)}
			<p>{score.measured === 0 ? texts.measuring : texts.measured(score.measured, FIGURES)}</p>
			{score.score !== null && level === null && <p className={styles.small}>{texts.tooFew}</p>}
			{unavailable.length > 0 && (
				<p className={styles.small}>{texts.missing(unavailable.map((name) => texts.figure[name].title).join(", "))}</p>
			)}
		</section>
	);
}
