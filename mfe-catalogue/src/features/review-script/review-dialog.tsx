import type { Review } from "@scriptorium/hub-data/reviews/review";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type FormEvent, useId } from "react";
import { en } from "./messages/en.ts";
import styles from "./review-dialog.module.css";
import { ReviewFields } from "./review-fields.tsx";
import { useReviewEditor } from "./use-review-editor.ts";

export interface ReviewDialogProps {
	script: { readonly id: string; readonly title: string };
	authorId: string;
	/** The review to change; null to write one. */
	existing: Review | null;
	onClose: () => void;
}

/** Writes a review, or changes the one that is there; mounted while it is open. */
export function ReviewDialog({ script, authorId, existing, onClose }: ReviewDialogProps) {
	const text = useMessages({ en }).form;
	const formId = useId();
	const editor = useReviewEditor({ scriptId: script.id, authorId, existing, onSaved: onClose });

	function submit(event: FormEvent<HTMLFormElement>) {
		event.preventDefault();
		const wrong = editor.submit();
		const control = wrong && event.currentTarget.elements.namedItem(wrong);
		if (control instanceof HTMLElement) control.focus();
	}

	return (
		<Dialog
			open
			onOpenChange={(open) => {
				if (!open) onClose();
			}}
			title={existing ? text.editTitle : text.createTitle}
			description={text.about(script.title)}
			closeLabel={text.close}
			actions={
				<>
					<Button onClick={onClose}>{text.cancel}</Button>
					<Button type="submit" form={formId} variant="primary" busy={editor.isSaving}>
						{existing ? text.update : text.submit}
					</Button>
				</>
			}
		>
			{editor.isRestored && (
				<p role="status" className={styles.restored}>
					{text.restored}
					<Button size="small" onClick={editor.discard}>
						{text.discard}
					</Button>
				</p>
			)}
			<form id={formId} noValidate className={styles.form} onSubmit={submit}>
				<ReviewFields values={editor.values} problems={editor.problems} onChange={editor.change} />
			</form>
		</Dialog>
	);
}
