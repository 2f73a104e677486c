import { laterPart } from "@scriptorium/ui-kit/later-part";
import type { ReportDialogProps } from "./report-dialog.tsx";

/** The dialog, whose code comes with the first report. */
export const ReportDialog = laterPart<ReportDialogProps>({
	load: async () => (await import("./report-dialog.tsx")).ReportDialog,
	onFailed: ({ onClose }) => onClose(),
});
