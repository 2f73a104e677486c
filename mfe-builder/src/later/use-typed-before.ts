import { type RefObject, useEffect, useEffectEvent } from "react";

/**
 * Takes over what was typed into a field that the server had written, before the page's code was there: React keeps the text in the
 * field and knows nothing of it.
 * @param field the field
 * @param value what it should hold
 * @param onTyped receives the text of a field that holds something else
 */
export function useTypedBefore(
	field: RefObject<HTMLInputElement | HTMLTextAreaElement | null>,
	value: string,
	onTyped: (text: string) => void,
): void {
	const take = useEffectEvent(() => {
		const typed = field.current?.value ?? value;
		if (typed !== value) onTyped(typed);
	});
	useEffect(() => take(), []);
}
