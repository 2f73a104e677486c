import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";

export interface WithdrawalDialogProps {
	readonly open: boolean;
	readonly onOpenChange: (isOpen: boolean) => void;
	readonly onConfirm: () => void;
}

/** Asks before a public script becomes a draft again. */
export function WithdrawalDialog({ open, onOpenChange, onConfirm }: WithdrawalDialogProps) {
	const text = useMessages({ en }).withdrawal;
	return (
		<Dialog
			open={open}
			role="alertdialog"
			size="small"
			onOpenChange={onOpenChange}
			title={text.title}
			description={text.text}
			closeLabel={text.close}
			actions={
				<>
					<Button onClick={() => onOpenChange(false)}>{text.cancel}</Button>
					<Button
						variant="primary"
						onClick={() => {
							onOpenChange(false);
							onConfirm();
						}}
					>
						{text.confirm}
					</Button>
				</>
			}
		/>
	);
}
