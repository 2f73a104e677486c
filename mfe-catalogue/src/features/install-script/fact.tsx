import type { FindingSeverity } from "@scriptorium/ui-kit/code-findings/editor-finding";
import { SeverityMark } from "@scriptorium/ui-kit/code-findings/severity-mark";
import { wordsOfType } from "@scriptorium/ui-kit/code-findings/words-of-type";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Children, type ReactNode } from "react";
import { Link, useLocation } from "react-router-dom";
import { findingHash } from "../../script-security/finding-hash.ts";
import { LineLink } from "../../script-source/line-link.tsx";
import styles from "./capability-card.module.css";
import { en } from "./messages/may-en.ts";

/** So many facts of a kind are read; the rest waits behind one press. */
const SHOWN_FIRST = 6;

export interface FactRowProps {
	term: string;
	icon?: ReactNode;
	children: ReactNode;
}

/** A kind of fact and its facts. */
export function FactRow({ term, icon, children }: FactRowProps) {
	const text = useMessages({ en });
	const facts = Children.toArray(children);
	const rest = facts.slice(SHOWN_FIRST);
	return (
		<div className={styles.row}>
			<dt className={styles.term}>
				{icon}
				{term}
			</dt>
			<dd>
				{facts.slice(0, SHOWN_FIRST)}
				{rest.length > 0 && (
					<details className={styles.more}>
						<summary>{text.more(rest.length)}</summary>
						<div className={styles.rest}>{rest}</div>
					</details>
				)}
			</dd>
		</div>
	);
}

/** A finding of the rating that is about a fact, with its number in the list of findings, from 1. */
export interface FindingOfFact {
	readonly finding: { readonly type: string; readonly severity: FindingSeverity };
	readonly number: number;
}

export interface FactProps {
	/** Where in the code; null when only the metadata as a whole says so. */
	line?: number | null;
	/** Colors the fact and leads to the finding; without one the fact is neutral. */
	about?: FindingOfFact | null;
	children: ReactNode;
}

/** One fact and the line that makes it one. */
export function Fact({ line = null, about = null, children }: FactProps) {
	return (
		<span className={styles.fact}>
			{about ? (
				<span className={styles.judged} data-severity={about.finding.severity}>
					<SeverityMark severity={about.finding.severity} />
					<span>
						<span>{children}</span> <FindingLink about={about} />
					</span>
				</span>
			) : (
				<span>{children}</span>
			)}
			{line !== null && <LineLink line={line} />}
		</span>
	);
}

function FindingLink({ about: { finding, number } }: { about: FindingOfFact }) {
	const text = useMessages({ en });
	const { search } = useLocation();
	return (
		<Link to={{ search, hash: findingHash(number) }} className={styles.finding}>
			{text.findingLink(wordsOfType(finding.type))}
		</Link>
	);
}
