import { useLocale } from "./locale.tsx";
import { compactNumber, wholeNumber } from "./numbers.ts";
import { VisuallyHidden } from "./visually-hidden.tsx";

export interface CompactNumberProps {
	value: number;
	/** What is counted ("installs"), for screen readers and the title. */
	label?: string;
	className?: string;
}

/** Shows a number as "12K"; title and screen readers have "12,345 installs". */
export function CompactNumber({ value, label, className }: CompactNumberProps) {
	const { formattingLocale } = useLocale();
	const exact = wholeNumber(value, formattingLocale);
	const spoken = label === undefined ? exact : `${exact} ${label}`;
	return (
		<data value={value} title={spoken} className={className}>
			<span aria-hidden="true">{compactNumber(value, formattingLocale)}</span>
			<VisuallyHidden>{spoken}</VisuallyHidden>
		</data>
	);
}
