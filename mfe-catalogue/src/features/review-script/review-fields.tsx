import { countCharacters, textLimits } from "@scriptorium/shared-protocol/text-limits";
import { useMessages } from "@scriptorium/ui-kit/locale";
import { TextArea } from "@scriptorium/ui-kit/text-area";
import { TextField } from "@scriptorium/ui-kit/text-field";
import { en } from "./messages/en.ts";
import type { ReviewFormValues, ReviewProblems } from "./review-form.ts";
import { StarInput } from "./star-input.tsx";

export interface ReviewFieldsProps {
	values: ReviewFormValues;
	problems: ReviewProblems;
	onChange: (part: Partial<ReviewFormValues>) => void;
}

/** No `maxLength`: it would cut off pasted text silently. The counter and an error say that it is too long. */
export function ReviewFields({ values, problems, onChange }: ReviewFieldsProps) {
	const { form: text, invalid } = useMessages({ en });
	return (
		<>
			<StarInput value={values.rating} onChange={(rating) => onChange({ rating })} />
			<TextField
				name="title"
				label={text.title}
				value={values.title}
				error={problems.title && invalid[problems.title]}
				onChange={(event) => onChange({ title: event.target.value })}
			/>
			<TextArea
				name="comment"
				label={text.comment}
				rows={5}
				required
				aside={text.counter(countCharacters(values.comment), textLimits.review.comment.max)}
				value={values.comment}
				error={problems.comment && invalid[problems.comment]}
				onChange={(event) => onChange({ comment: event.target.value })}
			/>
			<TextField
				name="worksOnVersion"
				label={text.worksOnVersion}
				hint={text.worksOnHint}
				value={values.worksOnVersion}
				error={problems.worksOnVersion && invalid[problems.worksOnVersion]}
				onChange={(event) => onChange({ worksOnVersion: event.target.value })}
			/>
		</>
	);
}
