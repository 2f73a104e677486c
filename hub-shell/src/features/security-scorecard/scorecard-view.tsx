import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { CardSection } from "./card-section.tsx";
import { FactList } from "./fact-list.tsx";
import { en } from "./messages/en.ts";
import { OwnSamplesSummary } from "./own-samples-summary.tsx";
import { PublicSummary } from "./public-summary.tsx";
import { AnswersSection, PrecisionSection, QualitySections } from "./quality-sections.tsx";
import { RobustnessSections } from "./robustness-sections.tsx";
import { RuleList } from "./rule-list.tsx";
import styles from "./scorecard-screen.module.css";
import { SpeedSections } from "./speed-sections.tsx";
import { useFigures } from "./use-figures.ts";

/** Everything that was measured: first on public scripts, then on our own samples; tables are folded. */
export function ScorecardView({ card }: { card: Scorecard }) {
	const text = useMessages({ en });
	const figures = useFigures();
	const { formattingLocale } = useLocale();
	const date = new Intl.DateTimeFormat(formattingLocale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
	return (
		<div className={styles.sections}>
			<PublicSummary corpus={card.public_corpus} />
			<div className={styles.part}>
				<OwnSamplesSummary card={card} />
				<div className={styles.details}>
					<QualitySections card={card} />
					<PrecisionSection card={card} />
					<AnswersSection card={card} />
					<RobustnessSections card={card} />
					<SpeedSections card={card} />
					<RuleList rules={card.rules} />
					<CardSection heading={text.measured} text={text.interval}>
						<FactList
							facts={[
								[text.facts.rules, card.rules_version],
								[
									text.facts.date,
									<time key="date" dateTime={card.date}>
										{date.format(new Date(card.date))} UTC
									</time>,
								],
								[text.facts.commit, <code key="commit">{card.commit.slice(0, 12)}</code>],
								...card.corpus.map(({ half, risky, benign, threats }): [string, string] => [
									text.halves[half],
									`${text.corpusText(figures.count(risky), figures.count(benign), figures.count(threats))} ${text.halvesText[half]}`,
								]),
							]}
						/>
					</CardSection>
				</div>
			</div>
		</div>
	);
}
