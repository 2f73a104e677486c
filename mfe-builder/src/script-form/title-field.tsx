import { textLimits } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { en } from "./messages/en.ts";
import type { FormProblem } from "./script-form.ts";

export interface TitleFieldProps {
	id: string;
	title: string;
	problem: FormProblem | undefined;
	onChange: (title: string) => void;
}

/** The title of the script: a field of the Copilot tab and of the Code tab. */
export function TitleField({ id, title, problem, onChange }: TitleFieldProps) {
	const text = useMessages({ en });
	return (
		<TextField
			id={id}
			label={text.title}
			aside={text.used(Array.from(title).length, textLimits.script.title.max)}
			value={title}
			autoComplete="off"
			required
			onChange={(event) => onChange(event.target.value)}
			{...(problem === undefined ? {} : { error: text.invalid[problem] })}
		/>
	);
}
