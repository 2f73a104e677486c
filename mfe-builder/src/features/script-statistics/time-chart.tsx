import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useLocale } from "@scriptorium/ui-kit/locale";
import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { LinePath } from "@visx/shape";
import { useEffect, useId, useRef, useState } from "react";
import styles from "./time-chart.module.css";

export interface ChartPoint {
	/** YYYY-MM-DD, in UTC: the day, or the first day of a longer period. */
	readonly day: string;
	/** Null where there is no figure. */
	readonly value: number | null;
}

export interface TimeChartProps {
	readonly title: string;
	/** What the chart says, in words: a total, or the last value. */
	readonly summary: string;
	readonly points: readonly ChartPoint[];
	readonly form: "bars" | "line";
	/** Largest value of the axis; left out, that of the points. */
	readonly max?: number;
	/** Smallest value of the axis. */
	readonly min?: number;
	/** Headings of the table, and its name. */
	readonly table: { readonly name: string; readonly day: string; readonly none: string };
}

const HEIGHT = 148;
const MARGIN = { top: 10, right: 8, bottom: 22, left: 34 } as const;
const FIRST_WIDTH = 320;
const MAX_TICKS = 3;
const LAST_POINT_RADIUS = 3;
/** Space for the text of one date below the axis. */
const DATE_WIDTH = 96;

/** A small chart of one figure over time, with the same figures in a table below it. */
export function TimeChart({ title, summary, points, form, max, min = 0, table }: TimeChartProps) {
	const id = useId();
	const { formattingLocale } = useLocale();
	const [box, width] = useWidth();
	const dates = new Intl.DateTimeFormat(formattingLocale, { month: "short", day: "numeric", timeZone: "UTC" });
	const exactDates = new Intl.DateTimeFormat(formattingLocale, { dateStyle: "medium", timeZone: "UTC" });
	const numbers = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 2 });
	const inWords = (value: number | null) => (value === null ? table.none : numbers.format(value));

	const largest = max ?? Math.max(MAX_TICKS, ...points.map(({ value }) => value ?? 0));
	const y = scaleLinear<number>({ domain: [min, largest], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });
	const x = scaleBand<string>({
		domain: points.map(({ day }) => day),
		range: [MARGIN.left, width - MARGIN.right],
		padding: 0.2,
	});
	const last = points.at(-1);
	const middleOf = (day: string) => (x(day) ?? 0) + x.bandwidth() / 2;

	return (
		<figure className={styles.figure} aria-labelledby={`${id}-title`}>
			<figcaption className={styles.caption}>
				<strong id={`${id}-title`}>{title}</strong>
				<span>{summary}</span>
			</figcaption>
			<div ref={box} className={styles.chart}>
				<svg
					role="img"
					aria-label={`${title}: ${summary}`}
					width={width}
					height={HEIGHT}
					viewBox={`0 0 ${width} ${HEIGHT}`}
				>
					<AxisLeft
						scale={y}
						left={MARGIN.left}
						tickValues={y.ticks(MAX_TICKS).filter(Number.isInteger)}
						tickFormat={(value) => numbers.format(Number(value))}
						hideAxisLine
						tickClassName={styles.tick ?? ""}
						tickLength={4}
					/>
					<AxisBottom
						scale={x}
						top={HEIGHT - MARGIN.bottom}
						tickValues={shownDays(points, width)}
						tickFormat={(day) => dates.format(Date.parse(day))}
						axisLineClassName={styles.axis ?? ""}
						tickClassName={styles.tick ?? ""}
						tickLength={4}
					/>
					{form === "bars" ? (
						points.map(({ day, value }) => (
							<rect
								key={day}
								className={styles.bar}
								x={x(day)}
								y={y(value ?? 0)}
								width={x.bandwidth()}
								height={HEIGHT - MARGIN.bottom - y(value ?? 0)}
							>
								<title>{`${exactDates.format(Date.parse(day))}: ${inWords(value)}`}</title>
							</rect>
						))
					) : (
						<>
							<LinePath
								className={styles.line ?? ""}
								data={[...points]}
								defined={({ value }) => value !== null}
								x={({ day }) => middleOf(day)}
								y={({ value }) => y(value ?? min)}
							/>
							{/* A line of one point would be invisible. */}
							{last && last.value !== null && (
								<circle className={styles.bar} cx={middleOf(last.day)} cy={y(last.value)} r={LAST_POINT_RADIUS} />
							)}
						</>
					)}
				</svg>
			</div>
			<details className={styles.details}>
				<summary>{table.name}</summary>
				<FigureTable
					compact
					label={table.name}
					columns={[table.day, title]}
					rows={points.map(({ day, value }) => ({
						key: day,
						cells: [exactDates.format(Date.parse(day)), inWords(value)],
					}))}
				/>
			</details>
		</figure>
	);
}

/** The days that are written below the axis: as many as there is room for, at equal distances. */
function shownDays(points: readonly ChartPoint[], width: number): string[] {
	const room = Math.max(1, Math.floor((width - MARGIN.left - MARGIN.right) / DATE_WIDTH));
	const step = Math.max(1, Math.ceil(points.length / room));
	const offset = Math.floor(step / 2);
	return points.filter((_, index) => index % step === offset % step).map(({ day }) => day);
}

/** The width of an element in CSS pixels, also after it changes. */
function useWidth() {
	const box = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(FIRST_WIDTH);
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const observer = new ResizeObserver(() => setWidth(Math.max(1, Math.round(element.clientWidth))));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return [box, width] as const;
}
