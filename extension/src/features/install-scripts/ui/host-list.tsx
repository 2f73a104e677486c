import { Badge } from "@scriptorium/ui-kit/badge";
import { findingOfFact, type PlacedFinding } from "@scriptorium/ui-kit/code-findings/finding-of-fact";
import { useMessages } from "@scriptorium/ui-kit/locale";
import type { HostAccess } from "@scriptorium/userscript/host-access";
import { en } from "../messages/en.ts";
import { JudgedNote } from "./judged-note.tsx";
import styles from "./script-review-facts.module.css";

export interface HostListProps {
	readonly hosts: readonly HostAccess[];
	readonly excluded: readonly string[];
	/** Of the rating, most severe first. */
	readonly findings: readonly PlacedFinding[];
}

/** The sites a script runs on, in the words of the hub. */
export function HostList({ hosts, excluded, findings }: HostListProps) {
	const texts = useMessages({ en }).confirm;
	return (
		<>
			<ul className={styles.list}>
				{hosts.map(({ pattern, host, broad, valid }) => (
					<li key={pattern}>
						{host !== null && <strong>{host} </strong>}
						<code className={styles.address}>{pattern}</code> {broad && valid && <Badge>{texts.broad}</Badge>}
						{!valid && <Badge>{texts.invalid}</Badge>}
					</li>
				))}
			</ul>
			{hosts.some(({ broad, valid }) => broad && valid) && (
				<JudgedNote about={findingOfFact(findings, { types: ["broad-match"] })}>{texts.broadNote}</JudgedNote>
			)}
			{excluded.length > 0 && (
				<p>
					{texts.excluded}:{" "}
					{excluded.map((pattern) => (
						<code key={pattern}>{pattern} </code>
					))}
				</p>
			)}
		</>
	);
}
