import { appealDecision } from "@scriptorium/hub-data/notifications/notification";
import { notificationFilters } from "@scriptorium/hub-data/query-keys/moderation-query-keys";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { useQueryClient } from "@tanstack/react-query";
import { useRef, useState } from "react";
import { useHost } from "../../host-context/host-provider.tsx";
import { en } from "./messages/en.ts";

const LIMIT = textLimits.appeal.message;

export interface AppealDialogProps {
	/** Of the notification that told about the removal. */
	notificationId: string;
	open: boolean;
	onOpenChange: (open: boolean) => void;
}

/** The author's one appeal against a removal. The text is kept until it is sent. */
export function AppealDialog({ notificationId, open, onOpenChange }: AppealDialogProps) {
	const text = useMessages({ en }).appeal;
	const host = useHost();
	const queries = useQueryClient();
	const [message, setMessage] = useState("");
	const [error, setError] = useState<string | null>(null);
	const [isBusy, setBusy] = useState(false);
	const field = useRef<HTMLTextAreaElement>(null);

	async function send(): Promise<void> {
		if (message.trim().length < LIMIT.min) {
			setError(text.tooShort);
			field.current?.focus();
			return;
		}
		setBusy(true);
		const sent = await appealDecision(host.client, { notificationId, message });
		setBusy(false);
		if (!sent.ok) {
			host.notify("error", text.failed, { description: sent.error.message });
			return;
		}
		host.notify("success", text.sent, { description: text.sentDetail });
		onOpenChange(false);
		await queries.invalidateQueries(notificationFilters.all);
	}

	return (
		<Dialog
			open={open}
			onOpenChange={onOpenChange}
			title={text.title}
			description={text.about}
			closeLabel={text.close}
			actions={
				<>
					<Button onClick={() => onOpenChange(false)}>{text.cancel}</Button>
					<Button variant="primary" busy={isBusy} onClick={() => void send()}>
						{text.send}
					</Button>
				</>
			}
		>
			<TextArea
				ref={field}
				label={text.message}
				hint={text.hint}
				error={error ?? undefined}
				rows={6}
				maxLength={LIMIT.max}
				value={message}
				onChange={(event) => {
					setMessage(event.target.value);
					setError(null);
				}}
			/>
		</Dialog>
	);
}
