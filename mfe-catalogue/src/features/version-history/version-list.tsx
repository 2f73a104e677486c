import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import type { VersionWithRisk } from "@scriptorium/hub-data/security/list-version-risks";
import { VersionItem } from "./version-item.tsx";
import styles from "./version-list.module.css";
import type { ShownVersions } from "./versions-address.ts";

export interface VersionListProps {
	script: ScriptDetails;
	/** Newest first. */
	versions: readonly VersionWithRisk[];
	onShow: (shown: ShownVersions) => void;
}

export function VersionList({ script, versions, onShow }: VersionListProps) {
	return (
		<ol className={styles.list}>
			{versions.map((version, index) => (
				<VersionItem
					key={version.id}
					script={script}
					version={version}
					before={versions[index + 1] ?? null}
					onCompare={(one, other) => onShow({ view: "comparison", one, other })}
				/>
			))}
		</ol>
	);
}
