import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { CardSection } from "./card-section.tsx";
import { HalfTables } from "./half-tables.tsx";
import { en } from "./messages/en.ts";
import { ShareCell } from "./share-cell.tsx";
import { useFigures } from "./use-figures.ts";

/** Recall and false alarms, each set of samples for itself. */
export function QualitySections({ card }: { card: Scorecard }) {
	const { columns, detection, falseAlarms } = useMessages({ en });
	const figures = useFigures();
	const nameOf = ({ group, found_as }: Scorecard["detection"][number]) =>
		group === "red-labeled" || group === "all-risky"
			? detection.group(detection.groups[group], detection.foundAs[found_as])
			: detection.atLeast[group];
	return (
		<>
			<CardSection heading={detection.heading} text={detection.text}>
				<HalfTables
					label={detection.heading}
					columns={[columns.samples, columns.found, columns.rate]}
					rowsOf={(half) =>
						card.detection
							.filter((row) => row.half === half)
							.map((row) => ({
								key: `${row.group} ${row.found_as}`,
								cells: [nameOf(row), figures.of(row.hits, row.n), <ShareCell key="rate" share={row} />],
							}))
					}
				/>
			</CardSection>
			<CardSection heading={falseAlarms.heading} text={falseAlarms.text}>
				<HalfTables
					label={falseAlarms.heading}
					columns={[columns.kind, columns.alarms, columns.rate]}
					rowsOf={(half) =>
						card.false_alarms
							.filter((row) => row.half === half)
							.map((row) => ({
								key: row.kind,
								cells: [falseAlarms.kinds[row.kind], figures.of(row.hits, row.n), <ShareCell key="rate" share={row} />],
							}))
					}
				/>
			</CardSection>
		</>
	);
}

/** How many findings of a severity are on a harmful script. */
export function PrecisionSection({ card }: { card: Scorecard }) {
	const { columns, precision } = useMessages({ en });
	const figures = useFigures();
	return (
		<CardSection heading={precision.heading} text={precision.text}>
			<HalfTables
				label={precision.heading}
				columns={[columns.severity, columns.right, columns.rate]}
				rowsOf={(half) =>
					card.precision
						.filter((row) => row.half === half)
						.map((row) => ({
							key: row.severity,
							cells: [
								precision.severity[row.severity],
								figures.of(row.right, row.n),
								<ShareCell key="rate" share={row} />,
							],
						}))
				}
			/>
		</CardSection>
	);
}

/** Verdicts and access; nothing where the file is of before they were counted. */
export function AnswersSection({ card: { answers = [] } }: { card: Scorecard }) {
	const { columns, answers: text } = useMessages({ en });
	const figures = useFigures();
	if (answers.length === 0) return null;
	return (
		<CardSection heading={text.heading} text={text.text}>
			<HalfTables
				label={text.heading}
				columns={[columns.samples, columns.found, columns.rate]}
				rowsOf={(half) =>
					answers
						.filter((row) => row.half === half)
						.map((row) => ({
							key: `${row.class} ${row.about} ${row.answer}`,
							cells: [
								text.row(text.classes[row.class], wordsOf(row, text)),
								figures.of(row.hits, row.n),
								<ShareCell key="rate" share={row} />,
							],
						}))
				}
			/>
		</CardSection>
	);
}

function wordsOf(
	row: NonNullable<Scorecard["answers"]>[number],
	text: ReturnType<typeof useMessages<typeof en>>["answers"],
): string {
	switch (row.about) {
		case "verdict":
			return text.verdict[row.answer];
		case "sites":
			return text.sites[row.answer];
		case "code":
			return text.code[row.answer];
	}
}
