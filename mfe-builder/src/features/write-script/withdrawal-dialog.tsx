import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";

export interface WithdrawalDialogProps {
	open: boolean;
	onClose: () => void;
	onConfirm: () => void;
}

/** Asks before a public script is saved as a draft. */
export function WithdrawalDialog({ open, onClose, onConfirm }: WithdrawalDialogProps) {
	const text = useMessages({ en }).withdrawal;
	return (
		<Dialog
			open={open}
			role="alertdialog"
			size="small"
			onOpenChange={onClose}
			title={text.title}
			description={text.text}
			closeLabel={text.close}
			actions={
				<>
					<Button onClick={onClose}>{text.cancel}</Button>
					<Button variant="primary" onClick={onConfirm}>
						{text.confirm}
					</Button>
				</>
			}
		/>
	);
}
