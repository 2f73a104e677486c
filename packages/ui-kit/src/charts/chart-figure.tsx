import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { type ReactNode, useId } from "react";
import { type FigureRow, FigureTable } from "../figure-table.tsx";
import { useLocale } from "../locale.tsx";
import { compactNumber } from "../numbers.ts";
import styles from "./chart-figure.module.css";
import { useWidth } from "./use-width.ts";

/** Places in the drawing, in pixels from its top left corner. */
export interface ChartScales {
	/** Left edge of a column; `bandwidth()` is its width. */
	readonly x: ReturnType<typeof scaleBand<string>>;
	/** Height of a value. */
	readonly y: ReturnType<typeof scaleLinear<number>>;
	/** Bottom of the columns. */
	readonly base: number;
}

export interface ChartFigureProps {
	readonly title: string;
	/** Whether the title is a heading of the second level. */
	readonly isHeading?: boolean;
	/** What the chart says, in words: a total, or the last value. */
	readonly summary: string;
	readonly legend?: ReactNode;
	/** Pixels. */
	readonly height: number;
	/** Keys of the columns, from left to right. */
	readonly columns: readonly string[];
	/** Text of a column below the axis, and the pixels that one needs. */
	readonly columnText: (key: string) => string;
	readonly columnTextWidth: number;
	/** Smallest and largest value of the axis. */
	readonly range: readonly [number, number];
	readonly children: (scales: ChartScales) => ReactNode;
	/** The same figures: text that opens the table, its name among those of other charts, its headings and rows. */
	readonly table: {
		readonly name: string;
		readonly label?: string | undefined;
		readonly columns: readonly string[];
		readonly rows: readonly FigureRow[];
	};
}

const MARGIN = { top: 10, right: 8, bottom: 22, left: 36 } as const;
/** Values beside the axis at most. */
export const MAX_TICKS = 3;

/** An SVG chart with a value axis and a category axis; below it, a table shows the same figures. */
export function ChartFigure(props: ChartFigureProps) {
	const { title, isHeading = false, summary, legend, height, columns, range, children, table } = props;
	const id = useId();
	const { formattingLocale } = useLocale();
	const [box, width] = useWidth();
	const base = height - MARGIN.bottom;
	const y = scaleLinear<number>({ domain: [...range], range: [base, MARGIN.top] });
	const x = scaleBand<string>({ domain: [...columns], range: [MARGIN.left, width - MARGIN.right], padding: 0.2 });
	const Title = isHeading ? "h2" : "strong";
	return (
		<figure className={styles.figure} aria-labelledby={id}>
			<figcaption className={styles.caption}>
				<Title id={id}>{title}</Title>
				<span>{summary}</span>
			</figcaption>
			{legend}
			<div ref={box} className={styles.chart}>
				<svg
					role="img"
					aria-label={`${title}: ${summary}`}
					width={width}
					height={height}
					viewBox={`0 0 ${width} ${height}`}
				>
					<AxisLeft
						scale={y}
						left={MARGIN.left}
						tickValues={y.ticks(MAX_TICKS).filter(Number.isInteger)}
						tickFormat={(value) => compactNumber(Number(value), formattingLocale)}
						hideAxisLine
						tickClassName={styles.tick ?? ""}
						tickLength={4}
					/>
					<AxisBottom
						scale={x}
						top={base}
						tickValues={shownColumns(columns, (width - MARGIN.left - MARGIN.right) / props.columnTextWidth)}
						tickFormat={props.columnText}
						axisLineClassName={styles.axis ?? ""}
						tickClassName={styles.tick ?? ""}
						tickLength={4}
					/>
					{children({ x, y, base })}
				</svg>
			</div>
			<details className={styles.details}>
				<summary>{table.name}</summary>
				<FigureTable compact label={table.label ?? table.name} columns={table.columns} rows={table.rows} />
			</details>
		</figure>
	);
}

/** The columns that are named below the axis: as many as there is room for, at equal distances. */
function shownColumns(columns: readonly string[], room: number): string[] {
	const step = Math.max(1, Math.ceil(columns.length / Math.max(1, Math.floor(room))));
	const offset = Math.floor(step / 2);
	return columns.filter((_, index) => index % step === offset);
}
