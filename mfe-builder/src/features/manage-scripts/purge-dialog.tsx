import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";

export interface PurgeDialogProps {
	readonly titles: readonly string[];
	readonly onConfirm: () => void;
	readonly onClose: () => void;
}

/** The only change without an Undo is confirmed before. */
export function PurgeDialog({ titles, onConfirm, onClose }: PurgeDialogProps) {
	const text = useMessages({ en }).purgeDialog;
	return (
		<Dialog
			open
			role="alertdialog"
			size="small"
			onOpenChange={onClose}
			title={text.title(titles)}
			description={text.text}
			closeLabel={text.close}
			actions={
				<>
					<Button onClick={onClose}>{text.cancel}</Button>
					<Button variant="danger" onClick={onConfirm}>
						{text.confirm}
					</Button>
				</>
			}
		/>
	);
}
