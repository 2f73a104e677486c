import type { SecurityOverview } from "@scriptorium/hub-data/security-reports/security-overview";
import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { AxisBottom, AxisLeft } from "@visx/axis";
import { scaleBand, scaleLinear } from "@visx/scale";
import { compactFormat } from "../../charts/compact-format.ts";
import { useWidth } from "../../charts/use-width.ts";
import { en } from "./messages/en.ts";
import styles from "./security-reports.module.css";

const levels = ["green", "amber", "red", "unrated"] as const;
const HEIGHT = 180;
const MARGIN = { top: 10, right: 8, bottom: 24, left: 40 } as const;
const BASE = HEIGHT - MARGIN.bottom;
const MAX_TICKS = 3;
/** Space for the name of a month below the axis. */
const MONTH_WIDTH = 40;

/** Reports by month, stacked by level; the table below has the same figures and the average scores. */
export function TrendChart({ months }: { months: SecurityOverview["months"] }) {
	const messages = useMessages({ en });
	const text = messages.trend;
	const { formattingLocale } = useLocale();
	const [box, width] = useWidth();
	const totals = months.map((month) => levels.reduce((sum, level) => sum + month[level], 0));
	const all = totals.reduce((sum, total) => sum + total, 0);
	const x = scaleBand<string>({
		domain: months.map(({ month }) => month),
		range: [MARGIN.left, width - MARGIN.right],
		padding: 0.25,
	});
	const y = scaleLinear<number>({ domain: [0, Math.max(MAX_TICKS, ...totals)], range: [BASE, MARGIN.top] });
	const step = Math.ceil((months.length * MONTH_WIDTH) / Math.max(1, width - MARGIN.left - MARGIN.right));
	const names = new Intl.DateTimeFormat(formattingLocale, { month: "short", timeZone: "UTC" });
	const longNames = new Intl.DateTimeFormat(formattingLocale, { month: "long", year: "numeric", timeZone: "UTC" });
	const numbers = new Intl.NumberFormat(formattingLocale);
	const number = (value: number) => numbers.format(value);
	return (
		<figure className={styles.figure} aria-labelledby="trend">
			<figcaption className={styles.caption}>
				<h2 id="trend" className={styles.heading}>
					{text.title}
				</h2>
				<span>{text.summary(all)}</span>
			</figcaption>
			<ul className={styles.legend} aria-hidden="true">
				{levels.map((level) => (
					<li key={level} data-level={level}>
						{messages.risk[level]}
					</li>
				))}
			</ul>
			<div ref={box} className={styles.chart}>
				<svg
					role="img"
					aria-label={`${text.title}: ${text.summary(all)}`}
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
						top={BASE}
						tickValues={months.map(({ month }) => month).filter((_, index) => (months.length - 1 - index) % step === 0)}
						tickFormat={(month) => names.format(Date.parse(`${month}-01`))}
						axisLineClassName={styles.axis ?? ""}
						tickClassName={styles.tick ?? ""}
						tickLength={4}
					/>
					{months.map((month) => {
						let below = 0;
						return (
							<g key={month.month}>
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
											<title>{`${longNames.format(Date.parse(`${month.month}-01`))}, ${messages.risk[level]}: ${number(month[level])}`}</title>
										</rect>
									);
								})}
							</g>
						);
					})}
				</svg>
			</div>
			<details className={styles.details}>
				<summary>{text.table}</summary>
				<FigureTable
					compact
					label={text.table}
					columns={[text.month, ...levels.map((level) => messages.risk[level]), text.score]}
					rows={months.map((month) => ({
						key: month.month,
						cells: [
							longNames.format(Date.parse(`${month.month}-01`)),
							...levels.map((level) => number(month[level])),
							month.average_score === null ? text.none : number(Math.round(month.average_score)),
						],
					}))}
				/>
			</details>
		</figure>
	);
}
