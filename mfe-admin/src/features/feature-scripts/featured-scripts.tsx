import { setFeatured } from "@scriptorium/hub-data/featured/set-featured";
import { overviewFilters } from "@scriptorium/hub-data/query-keys/operations-query-keys";
import { scriptFilters, scriptKeys } from "@scriptorium/hub-data/query-keys/script-query-keys";
import { listScripts } from "@scriptorium/hub-data/scripts/list-scripts";
import type { ScriptCard } from "@scriptorium/hub-data/scripts/script-card";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { EmptyState } from "@scriptorium/ui-kit/empty-state";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { LoadingRegion, Skeleton } from "@scriptorium/ui-kit/skeleton";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import styles from "./featured-scripts.module.css";
import { FeaturedTable } from "./featured-table.tsx";
import { en } from "./messages/en.ts";

const PAGE_SIZE = 25;

/** Which public scripts are featured; a switch in each row takes effect at once and can be undone. */
export function FeaturedScripts() {
	const text = useMessages({ en });
	const [which, setWhich] = useState<"featured" | "all">("featured");
	const [term, setTerm] = useState("");
	const [page, setPage] = useState(1);
	const searched = useDeferredValue(term.trim());
	const scripts = useScripts(which, searched, page);
	const change = useSetFeatured();
	const listed = searched === "" ? which : "all";
	return (
		<section className={styles.section}>
			<p>{text.lead}</p>
			<div className={styles.filters}>
				<TextField
					type="search"
					label={text.search}
					value={term}
					onChange={(event) => {
						setTerm(event.target.value);
						setPage(1);
					}}
				/>
				<Select
					label={text.which}
					value={listed}
					disabled={searched !== ""}
					options={[
						{ value: "featured", label: text.options.featured },
						{ value: "all", label: text.options.all },
					]}
					onValueChange={(value) => {
						setWhich(value);
						setPage(1);
					}}
				/>
			</div>
			{scripts.isPending ? (
				<LoadingRegion text={text.loading}>
					<Skeleton shape="block" height="20rem" />
				</LoadingRegion>
			) : scripts.isError ? (
				<ErrorState
					title={text.failed}
					actions={
						<Button busy={scripts.isFetching} onClick={() => void scripts.refetch()}>
							{text.retry}
						</Button>
					}
				/>
			) : scripts.data.scripts.length === 0 ? (
				<EmptyState title={text.empty[listed]}>{listed === "featured" && text.emptyText}</EmptyState>
			) : (
				<>
					<p className={styles.count} role="status">
						{text.count(scripts.data.total)}
					</p>
					<FeaturedTable scripts={scripts.data.scripts} onToggle={(script) => change.mutate(script)} />
					{scripts.data.total > PAGE_SIZE && (
						<nav className={styles.pages} aria-label={text.pages}>
							<Button disabled={page === 1} onClick={() => setPage(page - 1)}>
								{text.previous}
							</Button>
							<Button disabled={page * PAGE_SIZE >= scripts.data.total} onClick={() => setPage(page + 1)}>
								{text.next}
							</Button>
						</nav>
					)}
				</>
			)}
		</section>
	);
}

/** Scripts that match the search, or one of the two lists. */
function useScripts(which: "featured" | "all", term: string, page: number) {
	const { client } = useHost();
	const filters =
		term === ""
			? ({ sort: "popular", ...(which === "featured" ? { featured: true } : {}) } as const)
			: ({ term, sort: "best_match" } as const);
	return useQuery({
		queryKey: scriptKeys.list(filters, page),
		placeholderData: keepPreviousData,
		queryFn: async ({ signal }) => {
			const range = { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE };
			return { ...(await unwrapForQuery(listScripts(client, { ...filters, ...range }, signal))), page };
		},
	});
}

function useSetFeatured() {
	const text = useMessages({ en });
	const host = useHost();
	const queries = useQueryClient();
	const change = useMutation({
		mutationFn: (script: Pick<ScriptCard, "id" | "featured">) =>
			unwrapForQuery(setFeatured(host.client, { scriptId: script.id, isFeatured: !script.featured })),
		onSuccess: (featured, { id }) => {
			host.notify("success", featured ? text.added : text.removed, {
				action: { label: text.undo, run: () => change.mutate({ id, featured }) },
			});
		},
		onError: (error) => host.notify("error", text.updateFailed, { description: error.message }),
		onSettled: () =>
			Promise.all([queries.invalidateQueries(scriptFilters.all), queries.invalidateQueries(overviewFilters.all)]),
	});
	return change;
}
