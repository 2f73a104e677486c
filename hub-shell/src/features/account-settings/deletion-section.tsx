import { deleteAccount } from "@scriptorium/hub-data/profiles/delete-account";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { useMutation } from "@tanstack/react-query";
import { useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import { en } from "./messages/en.ts";
import { Section } from "./section.tsx";

export interface DeletionSectionProps {
	username: string;
	/** The account is gone; this browser still has its session. */
	onDeleted: () => Promise<unknown>;
}

/** Deleting the account, confirmed by typing the username. */
export function DeletionSection({ username, onDeleted }: DeletionSectionProps) {
	const { deletion: texts } = useMessages({ en });
	const { client, notify } = useHost();
	const [isAsking, setAsking] = useState(false);
	const [typed, setTyped] = useState("");
	const isConfirmed = typed.trim().toLowerCase() === username.toLowerCase();
	const remove = useMutation({
		mutationFn: () => deleteAccount(client, typed.trim()),
		onSuccess: async (result) => {
			if (!result.ok) return notify("error", texts.failed, { description: result.error.message });
			setAsking(false);
			notify("success", texts.done);
			await onDeleted();
		},
	});
	const open = (isOpen: boolean) => {
		setAsking(isOpen);
		setTyped("");
	};
	return (
		<Section heading={texts.heading} text={texts.text}>
			<div>
				<Button variant="danger" onClick={() => open(true)}>
					{texts.start}
				</Button>
			</div>
			<Dialog
				open={isAsking}
				onOpenChange={open}
				role="alertdialog"
				size="small"
				title={texts.question}
				description={texts.text}
				closeLabel={texts.close}
				actions={
					<>
						<Button onClick={() => open(false)}>{texts.cancel}</Button>
						<Button variant="danger" disabled={!isConfirmed} busy={remove.isPending} onClick={() => remove.mutate()}>
							{texts.confirm}
						</Button>
					</>
				}
			>
				<TextField
					label={texts.confirmLabel(username)}
					value={typed}
					autoComplete="off"
					autoCapitalize="none"
					spellCheck={false}
					data-initial-focus=""
					onChange={(event) => setTyped(event.target.value)}
				/>
			</Dialog>
		</Section>
	);
}
