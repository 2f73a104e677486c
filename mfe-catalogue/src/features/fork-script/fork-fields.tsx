import { Button } from "@scriptorium/ui-kit/button";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { TextField } from "@scriptorium/ui-kit/text-field";
import styles from "./fork-dialog.module.css";
import { FIELD_LIMITS, type ForkFormValues, type ForkProblems } from "./fork-form.ts";
import { en } from "./messages/en.ts";

/** Ids of the controls, so that the first one in error can be given the focus. */
export const fieldIds = {
	title: "fork-title",
	description: "fork-description",
	improvements: "fork-improvements",
} as const;

export interface ForkFieldsProps {
	values: ForkFormValues;
	problems: ForkProblems;
	suggestedTitles: readonly string[];
	onChange: (change: Partial<ForkFormValues>) => void;
}

export function ForkFields({ values, problems, suggestedTitles, onChange }: ForkFieldsProps) {
	const { fields: text, invalid } = useMessages({ en });
	const errorOf = (field: keyof ForkProblems) => {
		const problem = problems[field];
		return problem === undefined ? {} : { error: invalid[problem] };
	};
	const used = (field: keyof ForkFormValues) => text.used(Array.from(values[field]).length, FIELD_LIMITS[field]);
	return (
		<>
			<TextField
				id={fieldIds.title}
				label={text.title}
				aside={used("title")}
				value={values.title}
				autoComplete="off"
				data-initial-focus=""
				required
				onChange={(event) => onChange({ title: event.target.value })}
				{...errorOf("title")}
			/>
			<fieldset className={styles.suggestions}>
				<legend>{text.suggestions}</legend>
				<ul>
					{suggestedTitles.map((title) => (
						<li key={title}>
							<Button size="small" aria-pressed={values.title === title} onClick={() => onChange({ title })}>
								{title}
							</Button>
						</li>
					))}
				</ul>
			</fieldset>
			<TextArea
				id={fieldIds.description}
				label={text.description}
				aside={used("description")}
				value={values.description}
				rows={3}
				required
				onChange={(event) => onChange({ description: event.target.value })}
				{...errorOf("description")}
			/>
			<TextArea
				id={fieldIds.improvements}
				label={text.improvements}
				hint={text.improvementsHint}
				aside={used("improvements")}
				value={values.improvements}
				rows={3}
				onChange={(event) => onChange({ improvements: event.target.value })}
				{...errorOf("improvements")}
			/>
		</>
	);
}
