import { scriptFilters, scriptKeys } from "@scriptorium/hub-data/query-keys/script-query-keys";
import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import type { ScriptKey } from "@scriptorium/hub-data/scripts/script-key";
import { useHost } from "@scriptorium/remote-kit/host";
import { askLater } from "@scriptorium/remote-kit/query-failure";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Navigate } from "react-router-dom";
import { FailedPage } from "../../failed-page/failed-page.tsx";
import { codeOf } from "../../script-source/code-of.ts";
import { usesOf } from "../../script-uses/use-script-uses.ts";
import { en } from "./messages/en.ts";
import { ScriptDetailsSkeleton } from "./script-details-skeleton.tsx";
import { ScriptView } from "./script-view.tsx";

/** Content from other features; the route supplies it. */
export interface ScriptDetailsSlots {
	star(
		script: ScriptDetails,
		changes: { readonly changeStarCount: (by: number) => void; readonly readAgain: () => void },
	): ReactNode;
	install(script: ScriptDetails): ReactNode;
	/** The script at work. */
	trial?(script: ScriptDetails): ReactNode;
	security(script: ScriptDetails): ReactNode;
	code(script: ScriptDetails): ReactNode;
	versions(script: ScriptDetails): ReactNode;
	/** Beside the star: fork, add to a collection. */
	actions?(script: ScriptDetails): ReactNode;
	reviews?(script: ScriptDetails): ReactNode;
}

export function ScriptDetailsPage({ address, slots }: { address: ScriptKey; slots: ScriptDetailsSlots }) {
	const text = useMessages({ en });
	const { query, ...changes } = useScript(address);
	usePageTitle(query.data?.title ?? null);
	if (query.isPending) return <ScriptDetailsSkeleton text={text.loading} />;
	if (query.data === undefined) return <FailedPage query={query} text={text.error} />;
	if (query.data === null) return <Navigate to="/not-found" replace />;
	const script = query.data;
	return (
		<ScriptView
			script={script}
			star={slots.star(script, changes)}
			install={slots.install(script)}
			trial={slots.trial?.(script)}
			security={slots.security(script)}
			code={slots.code(script)}
			versions={slots.versions(script)}
			actions={slots.actions?.(script)}
			reviews={slots.reviews?.(script)}
		/>
	);
}

/** The script of an address; `data` is null when there is none that this person may see. */
function useScript(address: ScriptKey) {
	const { client } = useHost();
	const queries = useQueryClient();
	const queryKey = scriptKeys.details(address);
	const query = useQuery({
		queryKey,
		queryFn: async ({ signal }) => {
			const script = await askLater(
				() => import("@scriptorium/hub-data/scripts/get-script"),
				({ getScript }) => getScript(client, address, signal),
			);
			// With the script, so that the place where it says how to install is not empty first. It never rejects.
			if (script) await queries.prefetchQuery(usesOf({ versionId: script.version_id, code: codeOf(script.code) }));
			return script;
		},
	});
	return {
		query,
		changeStarCount: (by: number) =>
			queries.setQueryData(queryKey, (known) => known && { ...known, star_count: Math.max(0, known.star_count + by) }),
		readAgain: () => void queries.invalidateQueries(scriptFilters.all),
	};
}
