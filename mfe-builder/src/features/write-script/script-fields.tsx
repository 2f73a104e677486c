import { knownCategories } from "@scriptorium/hub-data/categories/known-categories";
import { en as categoryTexts } from "@scriptorium/hub-data/categories/messages/en";
import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { Select } from "@scriptorium/ui-kit/select";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { memo } from "react";
import { en as formTexts } from "../../script-form/messages/en.ts";
import type { FormProblems, ScriptFormValues } from "../../script-form/script-form.ts";
import { TitleField } from "../../script-form/title-field.tsx";
import { fieldIds } from "./field-ids.ts";
import { en } from "./messages/en.ts";

export interface ScriptFieldsProps {
	/** The same object while they have not changed. */
	values: Omit<ScriptFormValues, "code">;
	/** A new script has changed nothing yet. */
	isNew: boolean;
	problems: FormProblems;
	onChange: (change: Partial<ScriptFormValues>) => void;
}

/** Everything of the form but the code; a key in the code does not render it again. */
export const ScriptFields = memo(function ScriptFields({ values, isNew, problems, onChange }: ScriptFieldsProps) {
	const { fields: text } = useMessages({ en });
	const { invalid, used } = useMessages({ en: formTexts });
	const { names } = useMessages({ en: categoryTexts });
	const errorOf = (field: keyof FormProblems) => {
		const problem = problems[field];
		return problem === undefined ? {} : { error: invalid[problem] };
	};
	return (
		<>
			<TitleField
				id={fieldIds.title}
				title={values.title}
				problem={problems.title}
				onChange={(title) => onChange({ title })}
			/>
			<TextArea
				id={fieldIds.description}
				label={text.description}
				aside={used(Array.from(values.description).length, textLimits.script.description.max)}
				value={values.description}
				rows={3}
				required
				onChange={(event) => onChange({ description: event.target.value })}
				{...errorOf("description")}
			/>
			<Select
				id={fieldIds.category}
				label={text.category}
				placeholder={text.chooseCategory}
				options={knownCategories.map((value) => ({ value, label: names[value] }))}
				value={values.category}
				required
				onValueChange={(category) => onChange({ category })}
				{...errorOf("category")}
			/>
			<TextField
				id={fieldIds.tags}
				label={text.tags}
				hint={text.tagsHint}
				value={values.tags}
				autoComplete="off"
				onChange={(event) => onChange({ tags: event.target.value })}
				{...errorOf("tags")}
			/>
			{!isNew && (
				<TextArea
					id={fieldIds.changeNote}
					label={text.changeNote}
					hint={text.changeNoteHint}
					aside={used(Array.from(values.changeNote).length, textLimits.script.changeNote.max)}
					value={values.changeNote}
					rows={2}
					onChange={(event) => onChange({ changeNote: event.target.value })}
					{...errorOf("changeNote")}
				/>
			)}
		</>
	);
});
