import type { ScriptDetails } from "@scriptorium/hub-data/scripts/script-details";
import { useSession } from "@scriptorium/remote-kit/host";
import { FindingLift } from "@scriptorium/ui-kit/code-findings/finding-lift";
import { RatingDialog } from "../features/report-rating/later-rating-dialog.ts";
import { ReportFindingButton, ReportRatingButton } from "../features/report-rating/report-buttons.tsx";
import { useRatingReport } from "../features/report-rating/use-rating-report.ts";
import { SecuritySection } from "../features/security-analysis/security-section.tsx";
import { FilledSecuritySlots, type SecuritySlots } from "../script-security/security-slots.tsx";
import { useSecurityReport } from "../script-security/use-security-report.ts";
import { useDescribedScript } from "./use-described-script.ts";

/**
 * The security section, whose findings are explained by the Script Assistant and can be reported as wrong; their author sees what would
 * lift them. It describes the script by itself: a question of this section would have no script when it is asked before the code of
 * another part has arrived.
 */
export function DescribedSecurity({ script }: { script: ScriptDetails }) {
	useDescribedScript(script);
	const { data: report } = useSecurityReport(script.version_id);
	const findings = (report?.state === "rated" && report.analysis?.vulnerabilities) || [];
	const userId = useSession().user?.id;
	const isOwn = userId !== undefined && userId === script.owner_id;
	const wrong = useRatingReport(script.version_id);
	const slots: SecuritySlots = {
		ofFinding: (finding, index) => (
			<>
				{isOwn && <FindingLift findings={findings} index={index} />}
				<ReportFindingButton finding={finding} onReport={wrong.report} />
			</>
		),
		ofAnalysis: <ReportRatingButton onReport={wrong.report} />,
	};
	return (
		<>
			<FilledSecuritySlots slots={slots}>
				<SecuritySection versionId={script.version_id} kind={script.kind} />
			</FilledSecuritySlots>
			{wrong.target && wrong.reporterId && (
				<RatingDialog target={wrong.target} findings={findings} reporterId={wrong.reporterId} onClose={wrong.close} />
			)}
		</>
	);
}
