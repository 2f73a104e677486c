import { useMessages } from "@scriptorium/ui-kit/locale";
import { Page } from "@scriptorium/ui-kit/page";
import { usePageTitle } from "../../host/use-page-title.ts";
import { ScriptList } from "../../script-list/script-list.tsx";
import { useScriptList } from "../../script-list/use-script-list.ts";
import { ActiveFilters } from "./active-filters.tsx";
import { listFilters } from "./explore-address.ts";
import styles from "./explore-page.module.css";
import { ExploreEmpty, ExploreFailure, ExploreFoot } from "./explore-states.tsx";
import { FilterBar } from "./filter-bar.tsx";
import { en } from "./messages/en.ts";
import { useExplorerState } from "./use-explorer-state.ts";

/** Failed attempts after which the explorer stops (spec 01 § 9). */
const RETRIES = 3;

export function ExplorePage() {
	const text = useMessages({ en });
	usePageTitle(text.title);
	const { state, change, rested } = useExplorerState();
	const list = useScriptList(listFilters(rested), { retries: RETRIES });
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
