import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";

export interface ConfirmDialogProps {
	/** The change that would lose unsaved actions. */
	readonly what: "clear" | "start";
	readonly count: number;
	readonly onConfirm: () => void;
	readonly onClose: () => void;
}

export function ConfirmDialog({ what, count, onConfirm, onClose }: ConfirmDialogProps) {
	const { confirm: text } = useMessages({ en });
	return (
		<Dialog
			open
			role="alertdialog"
			size="small"
			onOpenChange={onClose}
			title={text[what].title}
			description={text[what].text(count)}
			closeLabel={text.close}
			actions={
				<>
					<Button onClick={onClose}>{text.cancel}</Button>
					<Button variant="danger" onClick={onConfirm}>
						{text[what].confirm}
					</Button>
				</>
			}
		/>
	);
}
