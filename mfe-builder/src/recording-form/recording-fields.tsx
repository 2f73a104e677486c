import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Switch } from "@scriptorium/ui-kit/switch";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { type FormEvent, useState } from "react";
import { en } from "./messages/en.ts";
import styles from "./recording-fields.module.css";
import { problemsOf, type RecordingField, type RecordingValues, recordingFields } from "./recording-form.ts";

const ids = { title: "recording-title", description: "recording-description", tags: "recording-tags" } as const;

export interface RecordingFieldsProps {
	/** For the button that submits it from outside. */
	readonly id: string;
	readonly initial: RecordingValues;
	/** The values passed the rules. */
	readonly onSubmit: (values: RecordingValues) => void;
	/** They did not; the first field in error has the focus. */
	readonly onProblem?: (field: RecordingField) => void;
}

/** The fields of a recording: title, description, tags and visibility. */
export function RecordingFields({ id, initial, onSubmit, onProblem }: RecordingFieldsProps) {
	const text = useMessages({ en });
	const [values, setValues] = useState(initial);
	const [isTried, setTried] = useState(false);
	const problems = isTried ? problemsOf(values) : {};
	const change = (part: Partial<RecordingValues>) => setValues((before) => ({ ...before, ...part }));
	const field = (name: RecordingField) => {
		const problem = problems[name];
		return { id: ids[name], value: values[name], ...(problem ? { error: text[problem] } : {}) };
	};

	function submit(event: FormEvent) {
		event.preventDefault();
		setTried(true);
		const found = problemsOf(values);
		const first = recordingFields.find((name) => found[name] !== undefined);
		if (first === undefined) {
			onSubmit(values);
			return;
		}
		document.getElementById(ids[first])?.focus();
		onProblem?.(first);
	}

	return (
		<form id={id} noValidate className={styles.form} onSubmit={submit}>
			<TextField
				{...field("title")}
				label={text.name}
				aside={text.used(Array.from(values.title).length, textLimits.recording.title.max)}
				autoComplete="off"
				data-initial-focus=""
				required
				onChange={(event) => change({ title: event.target.value })}
			/>
			<TextArea
				{...field("description")}
				label={text.description}
				hint={text.descriptionHint}
				aside={text.used(Array.from(values.description).length, textLimits.recording.description.max)}
				rows={3}
				onChange={(event) => change({ description: event.target.value })}
			/>
			<TextField
				{...field("tags")}
				label={text.tags}
				hint={text.tagsHint}
				autoComplete="off"
				onChange={(event) => change({ tags: event.target.value })}
			/>
			<Switch
				label={text.isPublic}
				hint={text.publicHint}
				checked={values.isPublic}
				onCheckedChange={(isPublic) => change({ isPublic })}
			/>
		</form>
	);
}
