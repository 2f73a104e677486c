import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { useSearchParams } from "react-router-dom";
import { usePageTitle } from "../../host/use-page-title.ts";
import { ScriptList } from "../../script-list/script-list.tsx";
import { useScriptList } from "../../script-list/use-script-list.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { type ExplorerState, listFilters, readExplorerAddress, writeExplorerAddress } from "./explore-address.ts";
import styles from "./explore-page.module.css";
import { ExploreEmpty, ExploreFailure, ExploreFoot } from "./explore-states.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { en } from "./messages/en.ts";
import { useDebounced } from "./use-debounced.ts";

/** Failed attempts after which the explorer stops (spec 01 § 9), and how long it waits for filters to settle. */
const RETRIES = 3;
const DEBOUNCE_MS = 300;

export function ExplorePage() {
	const text = useMessages({ en });
	usePageTitle(text.title);
	const [query, setQuery] = useSearchParams();
	const state = readExplorerAddress(query);
	// The address changes at once, the question to the database when it has rested.
	const settled = useDebounced(writeExplorerAddress(state).toString(), DEBOUNCE_MS);
	const list = useScriptList(listFilters(readExplorerAddress(new URLSearchParams(settled))), { retries: RETRIES });

	function change(part: Partial<ExplorerState>, options?: { replace: boolean }) {
		setQuery(writeExplorerAddress({ ...state, ...part }), options);
	}

	return (
		<Page title={text.title}>
			<div className={styles.explore}>
				<FilterBar state={state} onChange={change} />
				<ActiveFilters state={state} onChange={change} />
				<ScriptList
					query={list}
					empty={<ExploreEmpty />}
					failure={(error) => <ExploreFailure error={error} onRetry={() => void list.refetch()} />}
				/>
				<ExploreFoot />
			</div>
		</Page>
	);
}
