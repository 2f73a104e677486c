import { recordingFilters } from "@scriptorium/hub-data/query-keys/recording-query-keys";
import { deleteRecording } from "@scriptorium/hub-data/recordings/delete-recording";
import type { RecordingEntry } from "@scriptorium/hub-data/recordings/recording";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { en } from "./messages/en.ts";

export function DeleteRecordingDialog({ entry, onClose }: { entry: RecordingEntry; onClose: () => void }) {
	const { deletion: text, dialog } = useMessages({ en });
	const host = useHost();
	const queries = useQueryClient();
	const deletion = useMutation({
		mutationFn: () => unwrapForQuery(deleteRecording(host.client, { id: entry.id })),
		onSuccess: async () => {
			host.notify("success", text.done);
			await queries.invalidateQueries(recordingFilters.all);
			onClose();
		},
	});
	return (
		<Dialog
			open
			role="alertdialog"
			size="small"
			onOpenChange={onClose}
			title={text.title}
			description={text.text(entry.title)}
			closeLabel={dialog.close}
			actions={
				<>
					<Button onClick={onClose}>{dialog.cancel}</Button>
					<Button variant="danger" busy={deletion.isPending} onClick={() => deletion.mutate()}>
						{text.confirm}
					</Button>
				</>
			}
		>
			{deletion.isError && <ErrorState title={text.failed} detail={deletion.error.message} />}
		</Dialog>
	);
}
