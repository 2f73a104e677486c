import { en as categoryTexts } from "@scriptorium/hub-data/categories/messages/en";
import { parseSearch } from "@scriptorium/hub-data/search/parse-search";
import { useSession } from "@scriptorium/remote-kit/host";
import { usePageTitle } from "@scriptorium/remote-kit/use-page-title";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { useRef } from "react";
import { ScriptList } from "../../script-list/script-list.tsx";
import { useScriptList } from "../../script-list/use-script-list.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { listFilters, noFilters } from "./explore-address.ts";
import styles from "./explore-page.module.css";
import { ExploreEmpty, ExploreFailure, ExploreFoot, RelatedNote } from "./explore-states.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { listActiveFilters } from "./list-active-filters.ts";
import { en } from "./messages/en.ts";
import { useExplorerState } from "./use-explorer-state.ts";

/** Failed attempts after which the explorer stops (spec 01 § 9). */
const RETRIES = 3;

export function ExplorePage() {
	const text = useMessages({ en });
	usePageTitle(text.title);
	const { user } = useSession();
	const input = useRef<HTMLInputElement>(null);
	const { state, change, rested } = useExplorerState();
	const list = useScriptList(listFilters(rested), { page: rested.page, retries: RETRIES });
	const filters = listActiveFilters(state, text, categoryTexts.names);
	const { term } = parseSearch(state.search);
	function widen() {
		change({ ...noFilters, search: term });
		input.current?.focus();
	}
	function clearFilters() {
		change(noFilters);
		input.current?.focus();
	}
	return (
		<Page title={text.title}>
			<div className={styles.explore}>
				<FilterBar state={state} onChange={change} input={input} />
				<ActiveFilters state={state} onChange={change} input={input} />
				{list.data?.exact !== undefined && (
					<RelatedNote exact={list.data.exact} total={list.data.total} term={parseSearch(rested.search).term} />
				)}
				<ScriptList
					query={list}
					view={state.edit ? "list" : state.view}
					editableBy={state.edit ? (user?.id ?? null) : null}
					empty={
						<ExploreEmpty
							term={term}
							onClearFilters={filters.length > 0 ? clearFilters : null}
							onWiden={term !== "" && filters.length > 1 ? widen : null}
						/>
					}
					failure={(error) => <ExploreFailure error={error} onRetry={() => void list.refetch()} />}
				/>
				<ExploreFoot />
			</div>
		</Page>
	);
}
