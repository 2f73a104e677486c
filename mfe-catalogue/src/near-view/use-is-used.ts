import { useEffect, useState } from "react";

const SIGNS = ["scroll", "pointermove", "pointerdown", "keydown", "touchstart"] as const;

/** True from the first sign that somebody uses the page: a scroll, a pointer or a key. */
export function useIsUsed(): boolean {
	const [isUsed, setIsUsed] = useState(false);
	useEffect(() => {
		if (isUsed) return;
		const used = new AbortController();
		const note = () => setIsUsed(true);
		for (const sign of SIGNS) addEventListener(sign, note, { passive: true, signal: used.signal });
		return () => used.abort();
	}, [isUsed]);
	return isUsed;
}
