import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { en } from "./messages/en.ts";

export interface SignInDialogProps {
	open: boolean;
	onClose: () => void;
	onSignIn: () => void;
}

/** Spec 02 § 2: when signed out, submit opens a sign-in prompt; after sign-in the save proceeds. */
export function SignInDialog({ open, onClose, onSignIn }: SignInDialogProps) {
	const text = useMessages({ en }).signIn;
	return (
		<Dialog
			open={open}
			onOpenChange={onClose}
			title={text.title}
			description={text.text}
			closeLabel={text.close}
			size="small"
			actions={
				<>
					<Button onClick={onClose}>{text.stay}</Button>
					<Button variant="primary" onClick={onSignIn}>
						{text.go}
					</Button>
				</>
			}
		>
			<p>{text.kept}</p>
		</Dialog>
	);
}
