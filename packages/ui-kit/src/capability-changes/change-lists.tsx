import type { CapabilityComparison } from "@scriptorium/script-analyzer/capabilities/capability-change";
import { CircleMinus, CirclePlus } from "lucide-react";
import { joinClasses } from "../join-classes.ts";
import { useMessages } from "../locale.tsx";
import styles from "./change-lists.module.css";
import { describeChange } from "./describe-change.ts";
import { en } from "./messages/en.ts";

export interface ChangeListsProps {
	comparison: CapabilityComparison;
	/** Name of the newer version, for example its number. */
	newer: string;
	/** Descriptions of findings that only the newer version has. */
	findings: readonly string[];
	/** Whether the two versions were analyzed by different rules. */
	otherRules: boolean;
	/** Level of the headings of the lists; 4 when left out. */
	headingLevel?: 3 | 4;
}

/** Shows in words what the newer of two versions can do that the older one could not, and what it no longer can. */
export function ChangeLists({ comparison, newer, findings, otherRules, headingLevel = 4 }: ChangeListsProps) {
	const text = useMessages({ en });
	const { added, removed, followed } = comparison;
	return (
		<>
			{added.length === 0 && findings.length === 0 && (
				<p>
					<strong>{followed ? text.nothingNew : text.nothingFound}</strong>
				</p>
			)}
			<div className={styles.groups}>
				<ChangeList
					level={headingLevel}
					kind="added"
					heading={text.added(newer)}
					changes={added.map((change) => describeChange(change, "added", text))}
				/>
				<ChangeList level={headingLevel} kind="added" heading={text.findings(newer)} changes={findings} />
				<ChangeList
					level={headingLevel}
					kind="removed"
					heading={text.removed(newer)}
					changes={removed.map((change) => describeChange(change, "removed", text))}
				/>
			</div>
			<p className={styles.hint}>
				{text.notSafety} {otherRules && text.otherRules}
			</p>
		</>
	);
}

interface ChangeListProps {
	level: 3 | 4;
	kind: "added" | "removed";
	heading: string;
	changes: readonly string[];
}

/** Changes of one direction; nothing at all when there are none. */
function ChangeList({ level, kind, heading, changes }: ChangeListProps) {
	if (changes.length === 0) return null;
	const Heading = `h${level}` as const;
	const Icon = kind === "added" ? CirclePlus : CircleMinus;
	return (
		<div>
			<Heading className={styles.subheading}>{heading}</Heading>
			<ul className={joinClasses(styles.changes, styles[kind])}>
				{changes.map((change) => (
					<li key={change}>
						<Icon aria-hidden="true" />
						<span>{change}</span>
					</li>
				))}
			</ul>
		</div>
	);
}
