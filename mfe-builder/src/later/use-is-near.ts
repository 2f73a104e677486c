import { type RefObject, useEffect, useState } from "react";

/** Far enough ahead that it is there when somebody arrives. */
const AHEAD = "300px 0px";

/** True from the first time that the element is in view or soon will be. */
export function useIsNear(element: RefObject<Element | null>): boolean {
	const [isNear, setNear] = useState(false);
	useEffect(() => {
		if (isNear || element.current === null) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
			},
			{ rootMargin: AHEAD },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [isNear, element]);
	return isNear;
}
