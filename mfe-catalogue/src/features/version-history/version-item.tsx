import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import type { VersionWithRisk } from "@scriptorium/hub-data/security/list-version-risks";
import { useSession } from "@scriptorium/remote-kit/host";
import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { GitCompareArrows } from "lucide-react";
import { en } from "./messages/en.ts";
import { RestoreVersion } from "./restore-version.tsx";
import { VersionFacts } from "./version-facts.tsx";
import { VersionInstall } from "./version-install.tsx";
import styles from "./version-list.module.css";

export interface VersionItemProps {
	script: ScriptDetails;
	version: VersionWithRisk;
	/** The version before it; null for the first one. */
	before: VersionWithRisk | null;
	onCompare: (one: string, other: string) => void;
}

export function VersionItem({ script, version, before, onCompare }: VersionItemProps) {
	const text = useMessages({ en });
	const { user } = useSession();
	const { semver, change_note: note } = version;
	const isCurrent = version.id === script.version_id;
	const isOwner = user !== null && user.id === script.owner_id;
	return (
		<li className={styles.version}>
			<VersionFacts version={version} isCurrent={isCurrent} />
			{note && <p className={styles.note}>{note}</p>}
			<div className={styles.actions}>
				{before && (
					<Button
						variant="quiet"
						size="small"
						icon={<GitCompareArrows aria-hidden="true" />}
						aria-label={text.changesOf(semver, before.semver)}
						onClick={() => onCompare(before.semver, semver)}
					>
						{text.changes}
					</Button>
				)}
				<VersionInstall version={version} />
				{isOwner && !isCurrent && script.version_id !== null && script.semver !== null && (
					<RestoreVersion
						version={version}
						script={{ id: script.id, versionId: script.version_id, semver: script.semver }}
					/>
				)}
			</div>
		</li>
	);
}
