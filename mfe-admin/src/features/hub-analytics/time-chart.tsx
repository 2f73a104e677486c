import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useLocale } from "@scriptorium/ui-kit/locale";
import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { useId } from "react";
import { compactFormat } from "../../charts/compact-format.ts";
import { useWidth } from "../../charts/use-width.ts";
import styles from "./time-chart.module.css";

export interface ChartPoint {
	/** ISO 8601: the start of an hour or day, in UTC. */
	readonly at: string;
	readonly value: number;
}

export interface TimeChartProps {
	readonly title: string;
	/** What the chart says, in words: a total, or the last value. */
	readonly summary: string;
	readonly points: readonly ChartPoint[];
	readonly unit: "hour" | "day";
	/** What opens the table, the table's own name among those of other charts, and its headings. */
	readonly table: { readonly name: string; readonly label: string; readonly hour: string; readonly day: string };
}

const HEIGHT = 148;
const MARGIN = { top: 10, right: 8, bottom: 22, left: 34 } as const;
const MAX_TICKS = 3;
/** Space for the text of one date below the axis. */
const DATE_WIDTH = 96;

/** A small chart of one figure over time, with the same figures in a table below it. */
export function TimeChart({ title, summary, points, unit, table }: TimeChartProps) {
	const id = useId();
	const { formattingLocale } = useLocale();
	const [box, width] = useWidth();
	const isHourly = unit === "hour";
	const dates = new Intl.DateTimeFormat(formattingLocale, {
		...(isHourly ? { hour: "numeric" } : { month: "short", day: "numeric" }),
		timeZone: "UTC",
	});
	const exactDates = new Intl.DateTimeFormat(formattingLocale, {
		dateStyle: "medium",
		...(isHourly ? { timeStyle: "short" } : {}),
		timeZone: "UTC",
	});
	const numbers = new Intl.NumberFormat(formattingLocale, { maximumFractionDigits: 2 });
	const largest = Math.max(MAX_TICKS, ...points.map(({ value }) => value));
	const y = scaleLinear<number>({ domain: [0, largest], range: [HEIGHT - MARGIN.bottom, MARGIN.top] });
	const x = scaleBand<string>({
		domain: points.map(({ at }) => at),
		range: [MARGIN.left, width - MARGIN.right],
		padding: 0.2,
	});

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
						tickFormat={(value) => compactFormat(formattingLocale).format(Number(value))}
						hideAxisLine
						tickClassName={styles.tick ?? ""}
						tickLength={4}
					/>
					<AxisBottom
						scale={x}
						top={HEIGHT - MARGIN.bottom}
						tickValues={shownTimes(points, width)}
						tickFormat={(at) => dates.format(Date.parse(at))}
						axisLineClassName={styles.axis ?? ""}
						tickClassName={styles.tick ?? ""}
						tickLength={4}
					/>
					{points.map(({ at, value }) => (
						<rect
							key={at}
							className={styles.bar}
							x={x(at)}
							y={y(value)}
							width={x.bandwidth()}
							height={HEIGHT - MARGIN.bottom - y(value)}
						>
							<title>{`${exactDates.format(Date.parse(at))}: ${numbers.format(value)}`}</title>
						</rect>
					))}
				</svg>
			</div>
			<details className={styles.details}>
				<summary>{table.name}</summary>
				<FigureTable
					compact
					label={table.label}
					columns={[table[unit], title]}
					rows={points.map(({ at, value }) => ({
						key: at,
						cells: [exactDates.format(Date.parse(at)), numbers.format(value)],
					}))}
				/>
			</details>
		</figure>
	);
}

/** The times that are written below the axis: as many as there is room for, at equal distances. */
function shownTimes(points: readonly ChartPoint[], width: number): string[] {
	const room = Math.max(1, Math.floor((width - MARGIN.left - MARGIN.right) / DATE_WIDTH));
	const step = Math.max(1, Math.ceil(points.length / room));
	const offset = Math.floor(step / 2);
	return points.filter((_, index) => index % step === offset % step).map(({ at }) => at);
}
