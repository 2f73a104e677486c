import { ManageScriptsPage } from "../features/manage-scripts/manage-scripts-page.tsx";
import { ScriptStatistics } from "../features/script-statistics/script-statistics.tsx";

/** `/manage-bookmarklets` */
export function ManageRoute() {
	return <ManageScriptsPage renderStatistics={({ id }) => <ScriptStatistics scriptId={id} />} />;
}
