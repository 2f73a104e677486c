import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { FigureTable } from "@scriptorium/ui-kit/figure-table";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { CardSection } from "./card-section.tsx";
import { FactList } from "./fact-list.tsx";
import tableStyles from "./half-tables.module.css";
import { en } from "./messages/en.ts";
import styles from "./scorecard-screen.module.css";
import { ShareCell } from "./share-cell.tsx";
import { useFigures } from "./use-figures.ts";

type PublicCorpus = NonNullable<Scorecard["public_corpus"]>;
type OutcomeRow = PublicCorpus["outcomes"][number];

/** The half that no rule was tuned on first. */
const HALVES = ["counted", "tuning"] as const;

/** The figures on public scripts: three sentences, the four figures behind them, and all others folded. */
export function PublicSummary({ corpus }: { corpus: Scorecard["public_corpus"] }) {
	const text = useMessages({ en }).publicScripts;
	return (
		<div className={styles.part}>
			<section className={styles.summary}>
				<h2>{text.heading}</h2>
				{corpus === null ? <p>{text.none}</p> : <Sentences corpus={corpus} />}
			</section>
			{corpus !== null && <AllFigures corpus={corpus} />}
		</div>
	);
}

/** A figure that is missing is left out. */
function Sentences({ corpus }: { corpus: PublicCorpus }) {
	const text = useMessages({ en }).publicScripts;
	const { count, share } = useFigures();
	const rowOf = (verdict: OutcomeRow["verdict"], outcome: OutcomeRow["outcome"]) =>
		corpus.outcomes.find((row) => row.half === "counted" && row.verdict === verdict && row.outcome === outcome);
	const [attackRed, attackGreen] = [rowOf("attack", "red"), rowOf("attack", "green")];
	const [benignRed, benignNotGreen] = [rowOf("benign", "red"), rowOf("benign", "not-green")];
	const facts = Object.entries({ attackRed, attackGreen, benignRed, benignNotGreen }).flatMap(([key, row]) => {
		const figures = row && share(row);
		if (!figures) return [];
		const label = text.figures[key as keyof typeof text.figures];
		return [[label, text.share(count(row.hits), count(row.n), figures.rate, figures.between)] as const];
	});
	return (
		<>
			{attackRed && attackGreen && (
				<p>{text.attacks(count(attackRed.n), count(attackRed.hits), count(attackGreen.hits))}</p>
			)}
			{benignRed && benignNotGreen && (
				<p>
					{text.harmless(
						count(benignRed.n),
						count(corpus.authors.counted),
						count(benignRed.hits),
						count(benignNotGreen.hits),
					)}
				</p>
			)}
			<p>{text.unseen}</p>
			<FactList facts={facts} />
		</>
	);
}

function AllFigures({ corpus }: { corpus: PublicCorpus }) {
	const text = useMessages({ en });
	const { tables } = text.publicScripts;
	const figures = useFigures();
	const { formattingLocale } = useLocale();
	const date = new Intl.DateTimeFormat(formattingLocale, { dateStyle: "long", timeZone: "UTC" });
	return (
		<CardSection heading={tables.heading} text={tables.text}>
			<div className={tableStyles.halves}>
				{HALVES.map((half) => (
					<div key={half} className={tableStyles.half}>
						<h3 className={tableStyles.heading}>{tables.halves[half]}</h3>
						<FigureTable
							label={tables.label(tables.halves[half])}
							columns={[text.columns.samples, text.columns.found, text.columns.rate]}
							rows={corpus.outcomes
								.filter((row) => row.half === half)
								.map((row) => ({
									key: `${row.verdict} ${row.outcome}`,
									cells: [
										tables.outcome(tables.verdicts[row.verdict], tables.outcomes[row.outcome]),
										figures.of(row.hits, row.n),
										<ShareCell key="rate" share={row} />,
									],
								}))}
						/>
					</div>
				))}
			</div>
			<p>{tables.source(corpus.rules_version, date.format(new Date(corpus.date)), corpus.commit.slice(0, 12))}</p>
		</CardSection>
	);
}
