import type { VersionWithRisk } from "@scriptorium/hub-data/security/list-version-risks";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { ArrowLeft } from "lucide-react";
import { CapabilityChanges } from "./capability-changes.tsx";
import { CodeChanges } from "./code-changes.tsx";
import styles from "./comparison.module.css";
import { en } from "./messages/en.ts";
import { useVersionCodes } from "./use-version-codes.ts";
import { VersionFacts } from "./version-facts.tsx";

export interface ComparisonProps {
	/** Newest first. */
	versions: readonly VersionWithRisk[];
	/** By semver, in any order: the comparison always goes from the older to the newer. */
	one: string;
	other: string;
	onBack: () => void;
}

/** Compares two versions: their capabilities in words and their code line by line. */
export function Comparison({ versions, one, other, onBack }: ComparisonProps) {
	const text = useMessages({ en }).comparison;
	const chosen = versions.filter(({ semver }) => semver === one || semver === other);
	const [newer, older] = chosen;
	return (
		<>
			<div className={styles.back}>
				<Button variant="quiet" size="small" icon={<ArrowLeft aria-hidden="true" />} onClick={onBack}>
					{text.back}
				</Button>
			</div>
			{newer && older ? (
				<Compared key={`${older.id} ${newer.id}`} older={older} newer={newer} newestId={versions[0]?.id} />
			) : (
				<EmptyState title={one === other ? text.sameVersion : text.unknown}>
					{one === other ? null : text.unknownHow(one, other)}
				</EmptyState>
			)}
		</>
	);
}

interface ComparedProps {
	older: VersionWithRisk;
	newer: VersionWithRisk;
	newestId: string | undefined;
}

function Compared({ older, newer, newestId }: ComparedProps) {
	const codes = useVersionCodes(older.id, newer.id);
	return (
		<>
			<div className={styles.versions}>
				{[older, newer].map((version) => (
					<div key={version.id} className={styles.version}>
						<VersionFacts version={version} isCurrent={version.id === newestId} />
						{version.change_note && (
							<p dir="auto" className={styles.note}>
								{version.change_note}
							</p>
						)}
					</div>
				))}
			</div>
			<CapabilityChanges older={older} newer={newer} codes={codes} />
			<CodeChanges older={older.semver} newer={newer.semver} codes={codes} />
		</>
	);
}
