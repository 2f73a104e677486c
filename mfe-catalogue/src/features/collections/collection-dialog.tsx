import type { CollectionTexts } from "@scriptorium/hub-data/collections/collection";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { Button } from "@scriptorium/ui-kit/button";
import { Dialog } from "@scriptorium/ui-kit/dialog";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Switch } from "@scriptorium/ui-kit/switch";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { type FormEvent, useId, useState } from "react";
import styles from "./collection-dialog.module.css";
import { type CollectionProblem, fieldOrder, problemsOf } from "./collection-form.ts";
import { en } from "./messages/en.ts";
import { useSaveCollection } from "./use-save-collection.ts";

export interface CollectionDialogProps {
	/** Null makes a new one. */
	collection: { id: string; title: string; description: string | null; is_public: boolean } | null;
	onSaved: (id: string) => void;
	onClose: () => void;
}

const fieldIds = { title: "collection-title", description: "collection-description" } as const;

export function CollectionDialog({ collection, onSaved, onClose }: CollectionDialogProps) {
	const { dialog: text, invalid } = useMessages({ en });
	const formId = useId();
	const { save, isBusy, failure } = useSaveCollection();
	const [values, setValues] = useState<CollectionTexts>({
		title: collection?.title ?? "",
		description: collection?.description ?? "",
		isPublic: collection?.is_public ?? false,
	});
	const [isTried, setTried] = useState(false);
	const problems = isTried ? problemsOf(values) : {};
	const errorOf = (problem: CollectionProblem | undefined) => (problem ? { error: invalid[problem] } : {});
	const used = (field: "title" | "description") =>
		text.used(Array.from(values[field]).length, textLimits.collection[field].max);
	const change = (part: Partial<CollectionTexts>) => setValues((before) => ({ ...before, ...part }));

	async function submit(event: FormEvent) {
		event.preventDefault();
		setTried(true);
		const found = problemsOf(values);
		const first = fieldOrder.find((field) => found[field] !== undefined);
		if (first !== undefined) {
			document.getElementById(fieldIds[first])?.focus();
			return;
		}
		const id = await save(values, collection?.id ?? null);
		if (id !== null) onSaved(id);
	}

	return (
		<Dialog
			open
			onOpenChange={onClose}
			title={collection ? text.edit : text.create}
			closeLabel={text.close}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{text.cancel}
					</Button>
					<Button variant="primary" type="submit" form={formId} busy={isBusy}>
						{collection ? text.submitEdit : text.submitNew}
					</Button>
				</>
			}
		>
			<form id={formId} noValidate className={styles.form} onSubmit={(event) => void submit(event)}>
				<TextField
					id={fieldIds.title}
					label={text.title}
					aside={used("title")}
					value={values.title}
					autoComplete="off"
					data-initial-focus=""
					required
					onChange={(event) => change({ title: event.target.value })}
					{...errorOf(problems.title)}
				/>
				<TextArea
					id={fieldIds.description}
					label={text.description}
					hint={text.descriptionHint}
					aside={used("description")}
					value={values.description}
					rows={3}
					onChange={(event) => change({ description: event.target.value })}
					{...errorOf(problems.description)}
				/>
				<Switch
					label={text.isPublic}
					hint={text.publicHint}
					checked={values.isPublic}
					onCheckedChange={(isPublic) => change({ isPublic })}
				/>
				{failure !== null && <ErrorState title={text.failed} detail={failure} />}
			</form>
		</Dialog>
	);
}
