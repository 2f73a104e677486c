import { Button } from "@scriptorium/ui-kit/button";
import { DialogSurface } from "@scriptorium/ui-kit/dialog-surface";
import { ErrorState } from "@scriptorium/ui-kit/error-state";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { type FormEvent, useId, useState } from "react";
import styles from "./fork-dialog.module.css";
import { keepForkDraft, readForkDraft } from "./fork-draft.ts";
import { ForkFields, fieldIds } from "./fork-fields.tsx";
import { type ForkFormValues, fieldOrder, problemsOf } from "./fork-form.ts";
import { en } from "./messages/en.ts";
import { suggestTitles } from "./suggest-titles.ts";
import { useForkScript } from "./use-fork-script.ts";

/** The script that is to be forked. */
export interface ForkableScript {
	readonly id: string;
	readonly title: string;
	readonly description: string;
}

export interface ForkDialogProps {
	script: ForkableScript;
	onClose: () => void;
	/** The session ended while the dialog was open; the input is kept. */
	onSignInNeeded: () => void;
}

/** Asks for title, description and improvements of the copy. */
export function ForkDialog({ script, onClose, onSignInNeeded }: ForkDialogProps) {
	const text = useMessages({ en });
	const formId = useId();
	const suggestedTitles = suggestTitles(script.title, Object.values(text.suggested));
	const [values, setValues] = useState<ForkFormValues>(
		() =>
			readForkDraft(script.id) ?? {
				title: suggestedTitles[0] ?? script.title,
				description: script.description,
				improvements: "",
			},
	);
	const [isTried, setTried] = useState(false);
	const problems = isTried ? problemsOf(values) : {};
	const { fork, isBusy, failure } = useForkScript(script.id, onSignInNeeded);

	function change(part: Partial<ForkFormValues>) {
		const changed = { ...values, ...part };
		setValues(changed);
		keepForkDraft(script.id, changed);
	}

	function submit(event: FormEvent) {
		event.preventDefault();
		setTried(true);
		const found = problemsOf(values);
		const first = fieldOrder.find((field) => found[field] !== undefined);
		if (first === undefined) void fork(values);
		else document.getElementById(fieldIds[first])?.focus();
	}

	return (
		<DialogSurface
			open
			onOpenChange={onClose}
			title={text.dialog.title(script.title)}
			description={text.dialog.about}
			closeLabel={text.dialog.close}
			actions={
				<>
					<Button variant="quiet" onClick={onClose}>
						{text.dialog.cancel}
					</Button>
					<Button variant="primary" type="submit" form={formId} busy={isBusy}>
						{text.dialog.submit}
					</Button>
				</>
			}
		>
			<form id={formId} noValidate className={styles.form} onSubmit={submit}>
				<ForkFields values={values} problems={problems} suggestedTitles={suggestedTitles} onChange={change} />
				{/* The notice lies outside the dialog, where a screen reader cannot go while it is open. */}
				{failure !== null && <ErrorState title={text.failed} detail={failure} />}
			</form>
		</DialogSurface>
	);
}
