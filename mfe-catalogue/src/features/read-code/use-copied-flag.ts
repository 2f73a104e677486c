import { useEffect, useState } from "react";

/** How long a copy button says so (spec 01 § 9). */
const SHOWN_MS = 2000;

/** True for two seconds after the returned function was called; calling it again starts anew. */
export function useCopiedFlag(): readonly [boolean, () => void] {
	const [copies, setCopies] = useState(0);
	const [shown, setShown] = useState(false);
	useEffect(() => {
		if (copies === 0) return;
		setShown(true);
		const timer = setTimeout(() => setShown(false), SHOWN_MS);
		return () => clearTimeout(timer);
	}, [copies]);
	return [shown, () => setCopies((before) => before + 1)];
}
