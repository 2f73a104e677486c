import { useEffect, useRef, useState } from "react";

const FIRST_WIDTH = 320;

/**
 * Observes the width of an element. Charts are drawn at exactly this width, because scaling the SVG would scale its text.
 * @returns the ref of the element, and its width in CSS pixels
 */
export function useWidth() {
	const box = useRef<HTMLDivElement>(null);
	const [width, setWidth] = useState(FIRST_WIDTH);
	useEffect(() => {
		const element = box.current;
		if (!element) return;
		const observer = new ResizeObserver(() => setWidth(Math.max(1, Math.round(element.clientWidth))));
		observer.observe(element);
		return () => observer.disconnect();
	}, []);
	return [box, width] as const;
}
