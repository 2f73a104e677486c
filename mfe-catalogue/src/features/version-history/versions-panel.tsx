import { securityKeys } from "@scriptorium/hub-data/query-keys/security-query-keys";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { listVersionRisks } from "@scriptorium/hub-data/security/list-version-risks";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { useQuery } from "@tanstack/react-query";
import { Comparison } from "./comparison.tsx";
import { en } from "./messages/en.ts";
import { VersionList } from "./version-list.tsx";
import { VersionPicker } from "./version-picker.tsx";
import type { ShownVersions } from "./versions-address.ts";
import styles from "./versions-panel.module.css";

export interface VersionsPanelProps {
	script: ScriptDetails;
	shown: ShownVersions;
	onShow: (shown: ShownVersions) => void;
}

/** The content of the history: all versions, or the comparison of two. */
export function VersionsPanel({ script, shown, onShow }: VersionsPanelProps) {
	const text = useMessages({ en });
	const { data: versions, isPending, isFetching, refetch } = useVersions(script);
	if (isPending) {
		return (
			<LoadingRegion text={text.loading}>
				<Skeleton lines={4} />
			</LoadingRegion>
		);
	}
	if (versions === undefined) {
		return (
			<ErrorState
				title={text.failed}
				actions={
					<Button busy={isFetching} onClick={() => void refetch()}>
						{text.retry}
					</Button>
				}
			/>
		);
	}
	const [newest, second] = versions;
	if (newest === undefined) return <EmptyState title={text.empty}>{text.emptyHow}</EmptyState>;
	const chosen =
		shown.view === "comparison"
			? { older: shown.one, newer: shown.other }
			: { older: second?.semver ?? newest.semver, newer: newest.semver };
	return (
		<div className={styles.panel}>
			{second && (
				<VersionPicker
					key={`${chosen.older} ${chosen.newer}`}
					versions={versions}
					chosen={chosen}
					onCompare={(one, other) => onShow({ view: "comparison", one, other })}
				/>
			)}
			{shown.view === "comparison" ? (
				<Comparison versions={versions} one={shown.one} other={shown.other} onBack={() => onShow({ view: "list" })} />
			) : (
				<VersionList script={script} versions={versions} onShow={onShow} />
			)}
		</div>
	);
}

/** The versions of a script, newest first, with the rating each of them has now. */
function useVersions(script: { readonly id: string; readonly version_id: string | null }) {
	const { client } = useHost();
	return useQuery({
		queryKey: securityKeys.versionRisks(script.id, script.version_id),
		queryFn: ({ signal }) => unwrapForQuery(listVersionRisks(client, { scriptId: script.id }, signal)),
		// A rating can arrive at any time, so opening the history reads it again.
		staleTime: 0,
	});
}
