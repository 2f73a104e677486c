import { type RefObject, useEffect, useState } from "react";

/** Far enough ahead that it is there when somebody arrives. */
const AHEAD = "600px 0px";

/** True from the first time that the element is in view or soon will be. */
export function useIsNear(element: RefObject<Element | null>): boolean {
	const [near, setNear] = useState(false);
	useEffect(() => {
		if (near || !element.current) return;
		const observer = new IntersectionObserver(
			(entries) => {
				if (entries.some(({ isIntersecting }) => isIntersecting)) setNear(true);
			},
			{ rootMargin: AHEAD },
		);
		observer.observe(element.current);
		return () => observer.disconnect();
	}, [near, element]);
	return near;
}
