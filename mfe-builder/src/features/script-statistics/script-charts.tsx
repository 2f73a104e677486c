import type { ScriptDay } from "@scriptorium/hub-data/scripts/read-script-history";
import { TimeChart } from "@scriptorium/ui-kit/charts/time-chart";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";
import { isByWeek, periodsOf } from "./script-periods.ts";
import styles from "./script-statistics.module.css";

const MAX_RATING = 5;

/** Installs, stars, reviews and the average rating of one script over time. */
export function ScriptCharts({ days }: { days: readonly ScriptDay[] }) {
	const text = useMessages({ en });
	const { formattingLocale } = useLocale();
	const periods = periodsOf(days);
	const average = periods.at(-1)?.averageRating ?? null;
	const numbers = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 2 });
	const byWeek = isByWeek(days.length);
	const table = (title: string) => ({
		name: text.table(title),
		time: byWeek ? text.week : text.day,
		none: text.nothing,
	});
	return (
		<>
			<div className={styles.charts}>
				{(["installs", "stars", "reviews"] as const).map((figure) => (
					<TimeChart
						key={figure}
						title={text[figure].title}
						summary={text[figure].total(periods.reduce((sum, period) => sum + period[figure], 0))}
						points={periods.map((period) => ({ at: period.day, value: period[figure] }))}
						table={table(text[figure].title)}
					/>
				))}
				<TimeChart
					title={text.rating.title}
					summary={average === null ? text.rating.none : text.rating.now(numbers.format(average))}
					points={periods.map(({ day, averageRating }) => ({ at: day, value: averageRating }))}
					form="line"
					min={1}
					max={MAX_RATING}
					table={table(text.rating.title)}
				/>
			</div>
			<p className={styles.note}>{byWeek ? text.noteWeeks : text.note}</p>
		</>
	);
}
