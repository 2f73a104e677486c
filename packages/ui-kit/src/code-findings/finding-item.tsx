import type { ReactNode } from "react";
import { useMessages } from "../locale.tsx";
import type { Finding } from "./finding.ts";
import styles from "./finding-item.module.css";
import { MarkedText } from "./marked-text.tsx";
import { en } from "./messages/en.ts";
import { SeverityMark } from "./severity-mark.tsx";
import { wordsOfType } from "./words-of-type.ts";

/**
 * One finding in a list: how grave it is, its kind, its line and its sentence, which is English in every language.
 * @param props.finding of a rule
 * @param props.children what else is said of it, below the sentence
 */
export function FindingItem({ finding, children }: { finding: Finding; children?: ReactNode }) {
	const text = useMessages({ en });
	const { severity, type, line, description } = finding;
	return (
		<li className={styles.finding} data-severity={severity}>
			<p className={styles.title}>
				<SeverityMark severity={severity} />
				<strong>{text.severity[severity]}</strong>
				<span>{wordsOfType(type)}</span>
				<span className={styles.line}>{text.line(line)}</span>
			</p>
			<p lang="en">
				<MarkedText text={description} />
			</p>
			{children}
		</li>
	);
}
