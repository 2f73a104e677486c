import { laterPart } from "@scriptorium/ui-kit/later-part";
import type { RatingDialogProps } from "./rating-dialog.tsx";

/** The dialog, whose code comes with the first report of a rating. */
export const RatingDialog = laterPart<RatingDialogProps>({
	load: async () => (await import("./rating-dialog.tsx")).RatingDialog,
	onFailed: ({ onClose }) => onClose(),
});
