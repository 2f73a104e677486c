import { type RefObject, useEffect, useState } from "react";

/** Far enough ahead that it is there when somebody arrives. */
const AHEAD_PX = 600;

/** True from the first time that the element is in view or no further than `aheadPx` above or below it. */
export function useIsNear(element: RefObject<Element | null>, aheadPx = AHEAD_PX): boolean {
	const [near, setNear] = useState(false);
	useEffect(() => {
		if (near || !element.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
			},
			{ rootMargin: `${aheadPx}px 0px` },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [near, element, aheadPx]);
	return near;
}
