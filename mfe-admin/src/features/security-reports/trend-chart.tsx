import type { SecurityOverview } from "@scriptorium/hub-data/security-reports/security-overview";
import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { scaleBand, scaleLinear } from "@visx/scale";
import { en } from "./messages/en.ts";
import styles from "./security-reports.module.css";

const levels = ["green", "amber", "red", "unrated"] as const;
const WIDTH = 720;
const HEIGHT = 180;
const BASE = HEIGHT - 24;

/** Reports by month, stacked by level; the table below has the same figures and the average scores. */
export function TrendChart({ months }: { months: SecurityOverview["months"] }) {
	const messages = useMessages({ en });
	const text = messages.trend;
	const { formattingLocale } = useLocale();
	const totals = months.map((month) => levels.reduce((sum, level) => sum + month[level], 0));
	const all = totals.reduce((sum, total) => sum + total, 0);
	const x = scaleBand<string>({ domain: months.map(({ month }) => month), range: [0, WIDTH], padding: 0.25 });
	const y = scaleLinear<number>({ domain: [0, Math.max(1, ...totals)], range: [0, BASE - 8] });
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
			<svg
				role="img"
				aria-label={`${text.title}: ${text.summary(all)}`}
				viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
				className={styles.svg}
			>
				<line className={styles.axis} x1={0} x2={WIDTH} y1={BASE} y2={BASE} />
				{months.map((month) => {
					let top = BASE;
					return (
						<g key={month.month}>
							{levels.map((level) => {
								const height = y(month[level]);
								top -= height;
								return (
									<rect
										key={level}
										className={styles.bar}
										data-level={level}
										x={x(month.month)}
										y={top}
										width={x.bandwidth()}
										height={height}
									>
										<title>{`${longNames.format(Date.parse(`${month.month}-01`))}, ${messages.risk[level]}: ${number(month[level])}`}</title>
									</rect>
								);
							})}
							<text
								className={styles.tick}
								x={(x(month.month) ?? 0) + x.bandwidth() / 2}
								y={HEIGHT - 6}
								textAnchor="middle"
							>
								{names.format(Date.parse(`${month.month}-01`))}
							</text>
						</g>
					);
				})}
			</svg>
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
