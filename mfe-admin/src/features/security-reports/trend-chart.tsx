import type { SecurityOverview } from "@scriptorium/hub-data/security-reports/security-overview";
import { ChartFigure, type ChartScales, MAX_TICKS } from "@scriptorium/ui-kit/charts/chart-figure";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";
import styles from "./security-reports.module.css";

const levels = ["green", "amber", "red", "unrated"] as const;
const HEIGHT = 180;
/** Pixels of the name of a month below the axis. */
const MONTH_WIDTH = 40;

type Month = SecurityOverview["months"][number];

/** Reports by month, stacked by level; the table below has the same figures and the average scores. */
export function TrendChart({ months }: { months: readonly Month[] }) {
	const messages = useMessages({ en });
	const text = messages.trend;
	const { formattingLocale } = useLocale();
	const totals = months.map((month) => levels.reduce((sum, level) => sum + month[level], 0));
	const names = new Intl.DateTimeFormat(formattingLocale, { month: "short", timeZone: "UTC" });
	const longNames = new Intl.DateTimeFormat(formattingLocale, { month: "long", year: "numeric", timeZone: "UTC" });
	const numbers = new Intl.NumberFormat(formattingLocale);
	const number = (value: number) => numbers.format(value);
	const longName = (month: string) => longNames.format(Date.parse(`${month}-01`));
	return (
		<ChartFigure
			title={text.title}
			isHeading
			summary={text.summary(totals.reduce((sum, total) => sum + total, 0))}
			legend={
				<ul className={styles.legend} aria-hidden="true">
					{levels.map((level) => (
						<li key={level} data-level={level}>
							{messages.risk[level]}
						</li>
					))}
				</ul>
			}
			height={HEIGHT}
			columns={months.map(({ month }) => month)}
			columnText={(month) => names.format(Date.parse(`${month}-01`))}
			columnTextWidth={MONTH_WIDTH}
			range={[0, Math.max(MAX_TICKS, ...totals)]}
			table={{
				name: text.table,
				columns: [text.month, ...levels.map((level) => messages.risk[level]), text.score],
				rows: months.map((month) => ({
					key: month.month,
					cells: [
						longName(month.month),
						...levels.map((level) => number(month[level])),
						month.average_score === null ? text.none : number(Math.round(month.average_score)),
					],
				})),
			}}
		>
			{(scales) =>
				months.map((month) => (
					<MonthBar
						key={month.month}
						month={month}
						scales={scales}
						titleOf={(level) => `${longName(month.month)}, ${messages.risk[level]}: ${number(month[level])}`}
					/>
				))
			}
		</ChartFigure>
	);
}

interface MonthBarProps {
	readonly month: Month;
	readonly scales: ChartScales;
	readonly titleOf: (level: (typeof levels)[number]) => string;
}

/** The stacked bar of one month, with one segment for each risk level. */
function MonthBar({ month, scales: { x, y }, titleOf }: MonthBarProps) {
	let below = 0;
	return (
		<g>
			{levels.map((level) => {
				const from = below;
				below += month[level];
				return (
					<rect
						key={level}
						className={styles.bar}
						data-level={level}
						x={x(month.month)}
						y={y(below)}
						width={x.bandwidth()}
						height={y(from) - y(below)}
					>
						<title>{titleOf(level)}</title>
					</rect>
				);
			})}
		</g>
	);
}
