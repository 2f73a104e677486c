import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { CardSection } from "./card-section.tsx";
import { HalfTables } from "./half-tables.tsx";
import { en } from "./messages/en.ts";
import { ShareCell } from "./share-cell.tsx";
import { useFigures } from "./use-figures.ts";

/** Rewritten samples, kinds of threat, right lines, and the canary run. */
export function RobustnessSections({ card }: { card: Scorecard }) {
	const { columns, halves, mutations, threats, lines, canary } = useMessages({ en });
	const figures = useFigures();
	const pair = (found: number, baseline: number) => mutations.pair(figures.count(found), figures.count(baseline));
	return (
		<>
			<CardSection heading={mutations.heading} text={mutations.text}>
				<FigureTable
					label={mutations.heading}
					columns={[columns.rewriting, columns.samples, columns.red, columns.nonGreen]}
					rows={card.mutations.map((row) => ({
						key: row.kind,
						cells: [
							row.kind,
							figures.count(row.n),
							pair(row.red, row.baseline_red),
							pair(row.non_green, row.baseline_non_green),
						],
					}))}
				/>
			</CardSection>
			<CardSection heading={threats.heading} text={threats.text}>
				<HalfTables
					label={threats.heading}
					columns={[columns.threat, columns.samples, columns.red, columns.nonGreen]}
					rowsOf={(half) =>
						card.threats
							.filter((row) => row.half === half)
							.map((row) => ({
								key: row.threat,
								cells: [row.threat, figures.count(row.n), figures.count(row.red), figures.count(row.non_green)],
							}))
					}
				/>
			</CardSection>
			<CardSection heading={lines.heading} text={lines.text}>
				<FigureTable
					label={lines.heading}
					columns={[columns.samples, columns.right, columns.rate]}
					rows={[
						{
							key: "lines",
							cells: [
								figures.count(card.lines.n),
								figures.count(card.lines.exact),
								<ShareCell key="rate" share={card.lines} />,
							],
						},
					]}
				/>
			</CardSection>
			<CardSection heading={canary.heading} text={card.canary ? canary.text : canary.none}>
				{card.canary && (
					<FigureTable
						label={canary.heading}
						columns={[columns.samples, columns.red, columns.rate]}
						rows={card.canary.map((row) => ({
							key: row.half,
							cells: [halves[row.half], figures.of(row.red, row.n), <ShareCell key="rate" share={row} />],
						}))}
					/>
				)}
			</CardSection>
		</>
	);
}
