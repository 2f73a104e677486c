import { type FocusEvent, type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react";

/** How long the pointer rests on something before its hint comes, in milliseconds. */
export const HINT_DELAY_MS = 500;
/** For as long after one hint, the next ones come at once. */
const SKIP_DELAY_MS = 200;
/** Time to get with the pointer from the thing to its hint, which may be read and selected (WCAG 1.4.13). */
export const HINT_GRACE_MS = 120;

let lastHidden = 0;

/** When a hint is shown: on keyboard focus at once, under the pointer after a while, until Escape or a press. */
export function useHint() {
	const [isShown, setIsShown] = useState(false);
	const timer = useRef<ReturnType<typeof setTimeout> | undefined>(undefined);
	useEffect(() => () => clearTimeout(timer.current), []);

	const show = (delay: number) => {
		clearTimeout(timer.current);
		timer.current = setTimeout(() => setIsShown(true), delay);
	};
	const hide = (delay: number) => {
		clearTimeout(timer.current);
		const now = () => {
			if (isShown) lastHidden = Date.now();
			setIsShown(false);
		};
		if (delay === 0) now();
		else timer.current = setTimeout(now, delay);
	};
	return {
		isShown,
		handlers: {
			onPointerEnter: ({ pointerType }: PointerEvent) => {
				if (pointerType !== "touch") show(Date.now() - lastHidden < SKIP_DELAY_MS ? 0 : HINT_DELAY_MS);
			},
			onPointerLeave: () => hide(HINT_GRACE_MS),
			onPointerDown: () => hide(0),
			onFocus: ({ target }: FocusEvent) => {
				if (target.matches(":focus-visible")) show(0);
			},
			onBlur: () => hide(0),
			onKeyDown: ({ key }: KeyboardEvent) => {
				if (key === "Escape") hide(0);
			},
		},
	};
}
