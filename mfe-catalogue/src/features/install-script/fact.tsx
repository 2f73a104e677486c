import { useMessages } from "@scriptorium/ui-kit/locale";
import { TriangleAlert } from "lucide-react";
import { Children, type ReactNode } from "react";
import { LineLink } from "../../script-source/line-link.tsx";
import styles from "./capability-card.module.css";
import { en } from "./messages/en.ts";

/** So many facts of a kind are read; the rest waits behind one press. */
const SHOWN_FIRST = 6;

/** A kind of fact and its facts. */
export function FactRow({ term, children }: { term: string; children: ReactNode }) {
	const text = useMessages({ en }).may;
	const facts = Children.toArray(children);
	const rest = facts.slice(SHOWN_FIRST);
	return (
		<div className={styles.row}>
			<dt>{term}</dt>
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

export interface FactProps {
	/** Where in the code; null when only the metadata as a whole says so. */
	line?: number | null;
	warning?: boolean;
	children: ReactNode;
}

/** One fact and the line that makes it one. */
export function Fact({ line = null, warning = false, children }: FactProps) {
	return (
		<span className={styles.fact}>
			{warning ? <Warning>{children}</Warning> : <span>{children}</span>}
			{line !== null && <LineLink line={line} />}
		</span>
	);
}

export function Warning({ children }: { children: ReactNode }) {
	return (
		<span className={styles.warning}>
			<TriangleAlert aria-hidden="true" />
			<span>{children}</span>
		</span>
	);
}
