import { useState } from "react";

/**
 * What stands in the search box. It follows the address when that changes from elsewhere (the header's box, Back), and
 * leads it while somebody types: the address trims, the box must not.
 */
export function useSearchDraft(search: string, onSearch: (search: string) => void) {
	const [draft, setDraft] = useState(search);
	const [seen, setSeen] = useState(search);
	if (search !== seen) {
		setSeen(search);
		if (draft.trim() !== search) setDraft(search);
	}
	return [
		draft,
		(typed: string) => {
			setDraft(typed);
			setSeen(typed.trim());
			onSearch(typed.trim());
		},
	] as const;
}
