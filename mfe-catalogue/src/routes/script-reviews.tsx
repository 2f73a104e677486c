import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { ReportDialog } from "../features/report-script/later-report-dialog.ts";
import { useReport } from "../features/report-script/use-report.ts";
import { ReviewPlace } from "../features/review-script/review-place.tsx";
import { useDescribedScript } from "./use-described-script.ts";

/**
 * The reviews of a script, with the report that the menu of each of them opens. It also describes the script to the Script Assistant: a
 * first visit does not load this part, and nobody asks before using the page.
 */
export function ScriptReviews({ script }: { script: ScriptDetails }) {
	const { id, title, version_id: versionId, owner_id: ownerId, review_count: count } = script;
	useDescribedScript(script);
	const { target, reporterId, close, report } = useReport(id, "review");
	return (
		<>
			<ReviewPlace count={count} script={{ id, title, versionId, ownerId }} onReport={report} />
			{target && reporterId && <ReportDialog target={target} reporterId={reporterId} onClose={close} />}
		</>
	);
}
