import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { ReportDialog } from "../features/report-script/report-dialog.tsx";
import { useReport } from "../features/report-script/use-report.ts";
import { ReviewSection } from "../features/review-script/review-section.tsx";

/** The reviews of a script, with the report that the menu of each of them opens. */
export function ScriptReviews({ script: { id, title, version_id: versionId } }: { script: ScriptDetails }) {
	const { target, reporterId, close, report } = useReport(id, "review");
	return (
		<>
			<ReviewSection script={{ id, title, versionId }} onReport={report} />
			{target && reporterId && <ReportDialog target={target} reporterId={reporterId} onClose={close} />}
		</>
	);
}
