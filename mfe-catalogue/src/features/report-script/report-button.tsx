import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Flag } from "lucide-react";
import { ReportDialog } from "./later-report-dialog.ts";
import { en } from "./messages/button-en.ts";
import { useReport } from "./use-report.ts";

/** Reports the script itself; its owner has other means. */
export function ReportButton({ script }: { script: { readonly id: string; readonly owner_id: string | null } }) {
	const text = useMessages({ en });
	const { target, reporterId, close, report } = useReport(script.id, "script");
	if (reporterId !== null && reporterId === script.owner_id) return null;
	return (
		<>
			<Button variant="quiet" icon={<Flag aria-hidden="true" />} onClick={() => report(null)}>
				{text.report}
			</Button>
			{target && reporterId && <ReportDialog target={target} reporterId={reporterId} onClose={close} />}
		</>
	);
}
