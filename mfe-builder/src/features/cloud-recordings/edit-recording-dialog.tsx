import { recordingFilters } from "@scriptorium/hub-data/query-keys/recording-query-keys";
import type { RecordingEntry } from "@scriptorium/hub-data/recordings/recording";
import { updateRecording } from "@scriptorium/hub-data/recordings/update-recording";
import { useHost } from "@scriptorium/remote-kit/host";
import { unwrapForQuery } from "@scriptorium/remote-kit/query-failure";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useId } from "react";
import { RecordingFields } from "../../recording-form/recording-fields.tsx";
import { type RecordingValues, textsOf } from "../../recording-form/recording-form.ts";
import { en } from "./messages/en.ts";

export function EditRecordingDialog({ entry, onClose }: { entry: RecordingEntry; onClose: () => void }) {
	const { dialog: text } = useMessages({ en });
	const host = useHost();
	const queries = useQueryClient();
	const formId = useId();
	const change = useMutation({
		mutationFn: (values: RecordingValues) =>
			unwrapForQuery(updateRecording(host.client, { id: entry.id, texts: textsOf(values) })),
		onSuccess: async () => {
			host.notify("success", text.saved);
			await queries.invalidateQueries(recordingFilters.all);
			onClose();
		},
	});
	return (
		<Dialog
			open
			onOpenChange={onClose}
			title={text.title}
			closeLabel={text.close}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{text.cancel}
					</Button>
					<Button variant="primary" type="submit" form={formId} busy={change.isPending}>
						{text.submit}
					</Button>
				</>
			}
		>
			<RecordingFields
				id={formId}
				initial={{
					title: entry.title,
					description: entry.description ?? "",
					tags: entry.tags.join(", "),
					isPublic: entry.is_public,
				}}
				onSubmit={change.mutate}
			/>
			{change.isError && <ErrorState title={text.failed} detail={change.error.message} />}
		</Dialog>
	);
}
