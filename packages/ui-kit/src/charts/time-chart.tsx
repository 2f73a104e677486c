import { LinePath } from "@visx/shape";
import { useLocale } from "../locale.tsx";
import { ChartFigure, MAX_TICKS } from "./chart-figure.tsx";
import styles from "./time-chart.module.css";

export interface ChartPoint {
	/** ISO 8601, in UTC: a moment, the start of an hour, of a day (`YYYY-MM-DD`), or of a longer period. */
	readonly at: string;
	/** Null where there is no figure. */
	readonly value: number | null;
}

export interface TimeChartProps {
	readonly title: string;
	/** What the chart says, in words: a total, or the last value. */
	readonly summary: string;
	readonly points: readonly ChartPoint[];
	/** Hours and days are displayed in UTC, the seconds of a visit in the time of the reader. */
	readonly unit?: "second" | "hour" | "day";
	readonly form?: "bars" | "line";
	/** Smallest value of the axis. */
	readonly min?: number;
	/** Largest value of the axis; left out, that of the points. */
	readonly max?: number;
	readonly table: {
		/** Text that opens the table. */
		readonly name: string;
		/** Its name among those of other charts; left out, `name`. */
		readonly label?: string;
		/** Heading above the times. */
		readonly time: string;
		/** Where there is no figure. */
		readonly none?: string;
	};
}

const HEIGHT = 148;
const LAST_POINT_RADIUS = 3;
const timeZone = "UTC";
const FORMATS: Readonly<Record<"second" | "hour" | "day", Record<"axis" | "exact", Intl.DateTimeFormatOptions>>> = {
	second: { axis: { timeStyle: "medium" }, exact: { timeStyle: "medium" } },
	hour: { axis: { hour: "numeric", timeZone }, exact: { dateStyle: "medium", timeStyle: "short", timeZone } },
	day: { axis: { month: "short", day: "numeric", timeZone }, exact: { dateStyle: "medium", timeZone } },
};
/** Width reserved for the label of one date below the axis, in pixels. */
const DATE_WIDTH = 96;

/** A small chart of one figure over time. */
export function TimeChart(props: TimeChartProps) {
	const { title, summary, points, unit = "day", form = "bars", min = 0, table } = props;
	const { formattingLocale } = useLocale();
	const formats = FORMATS[unit];
	const dates = new Intl.DateTimeFormat(formattingLocale, formats.axis);
	const exactDates = new Intl.DateTimeFormat(formattingLocale, formats.exact);
	const exactDate = (at: string) => exactDates.format(Date.parse(at));
	const numbers = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 2 });
	const inWords = (value: number | null) => (value === null ? (table.none ?? "–") : numbers.format(value));
	const largest = props.max ?? Math.max(MAX_TICKS, ...points.map(({ value }) => value ?? 0));
	const last = points.at(-1);
	return (
		<ChartFigure
			title={title}
			summary={summary}
			height={HEIGHT}
			columns={points.map(({ at }) => at)}
			columnText={(at) => dates.format(Date.parse(at))}
			columnTextWidth={DATE_WIDTH}
			range={[min, largest]}
			table={{
				name: table.name,
				label: table.label,
				columns: [table.time, title],
				rows: points.map(({ at, value }) => ({ key: at, cells: [exactDate(at), inWords(value)] })),
			}}
		>
			{({ x, y, base }) => {
				const middleOf = (at: string) => (x(at) ?? 0) + x.bandwidth() / 2;
				if (form === "bars") {
					return points.map(({ at, value }) => (
						<rect
							key={at}
							className={styles.bar}
							x={x(at)}
							y={y(value ?? min)}
							width={x.bandwidth()}
							height={base - y(value ?? min)}
						>
							<title>{`${exactDate(at)}: ${inWords(value)}`}</title>
						</rect>
					));
				}
				return (
					<>
						<LinePath
							className={styles.line ?? ""}
							data={[...points]}
							defined={({ value }) => value !== null}
							x={({ at }) => middleOf(at)}
							y={({ value }) => y(value ?? min)}
						/>
						{/* A line of one point would be invisible. */}
						{last && last.value !== null && (
							<circle className={styles.bar} cx={middleOf(last.at)} cy={y(last.value)} r={LAST_POINT_RADIUS} />
						)}
					</>
				);
			}}
		</ChartFigure>
	);
}
