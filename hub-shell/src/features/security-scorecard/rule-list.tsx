import type { Scorecard } from "@scriptorium/shared-protocol/scorecard";
import { SeverityMark } from "@scriptorium/ui-kit/code-findings/severity-mark";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { CardSection } from "./card-section.tsx";
import { en } from "./messages/en.ts";
import styles from "./rule-list.module.css";
import { useFigures } from "./use-figures.ts";

/** Every rule: its name, how grave a finding is at most, and what it catches. */
export function RuleList({ rules }: { rules: Scorecard["rules"] }) {
	const text = useMessages({ en }).rules;
	const figures = useFigures();
	return (
		<CardSection heading={text.heading(figures.count(rules.length))} text={text.text}>
			<ul className={styles.rules}>
				{rules.map(({ id, title, severity, catches }) => (
					<li key={id} className={styles.rule}>
						<p className={styles.title}>
							<SeverityMark severity={severity} />
							<strong>{title}</strong>
							<span className={styles.severity}>{text.severity[severity]}</span>
						</p>
						<p className={styles.catches}>{catches}</p>
						<code className={styles.id}>{id}</code>
					</li>
				))}
			</ul>
		</CardSection>
	);
}
