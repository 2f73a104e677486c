import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { useLocale, useMessages } from "@scriptorium/ui-kit/locale";
import { CardSection } from "./card-section.tsx";
import { CardSummary } from "./card-summary.tsx";
import { FactList } from "./fact-list.tsx";
import { en } from "./messages/en.ts";
import { PrecisionSection, QualitySections } from "./quality-sections.tsx";
import { RobustnessSections } from "./robustness-sections.tsx";
import { RuleList } from "./rule-list.tsx";
import styles from "./scorecard-screen.module.css";
import { SpeedSections } from "./speed-sections.tsx";
import { useFigures } from "./use-figures.ts";

/** Everything that was measured, in the order of the questions people ask. */
export function ScorecardView({ card }: { card: Scorecard }) {
	const text = useMessages({ en });
	const figures = useFigures();
	const { formattingLocale } = useLocale();
	const date = new Intl.DateTimeFormat(formattingLocale, { dateStyle: "long", timeStyle: "short", timeZone: "UTC" });
	return (
		<div className={styles.sections}>
			<CardSummary card={card} />
			<QualitySections card={card} />
			<div className={styles.details}>
				<PrecisionSection card={card} />
				<RobustnessSections card={card} />
				<SpeedSections card={card} />
				<RuleList rules={card.rules} />
			</div>
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
	);
}
