import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { useId } from "react";
import { RecordingFields, type RecordingFieldsProps } from "../../recording-form/recording-fields.tsx";
import { en } from "./messages/en.ts";

export interface SaveDialogProps extends Omit<RecordingFieldsProps, "id"> {
	readonly count: number;
	readonly isBusy: boolean;
	/** Why it was not saved, in a sentence. */
	readonly failure: string | null;
	readonly onClose: () => void;
}

export function SaveDialog({ count, isBusy, failure, onClose, ...fields }: SaveDialogProps) {
	const { dialog: text, notices } = useMessages({ en });
	const formId = useId();
	return (
		<Dialog
			open
			onOpenChange={onClose}
			title={text.title}
			description={text.text(count)}
			closeLabel={text.close}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{text.cancel}
					</Button>
					<Button variant="primary" type="submit" form={formId} busy={isBusy}>
						{text.submit}
					</Button>
				</>
			}
		>
			<RecordingFields id={formId} {...fields} />
			{failure !== null && (
				<ErrorState
					title={notices.notSaved}
					detail={failure}
					actions={
						<Button size="small" type="submit" form={formId} busy={isBusy}>
							{text.retry}
						</Button>
					}
				/>
			)}
		</Dialog>
	);
}
