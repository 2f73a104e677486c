import { useEffect, useState } from "react";

/** Milliseconds that the page has to be visible, so that a second click on another page does not press its button. */
const SETTLE_MS = 1000;

/** Whether the page has been in front long enough for its buttons to be pressed on purpose. */
export function useSettled(): boolean {
	const [isSettled, setSettled] = useState(false);
	useEffect(() => {
		let timer: ReturnType<typeof setTimeout> | undefined;
		const look = (): void => {
			clearTimeout(timer);
			setSettled(false);
			if (document.visibilityState === "visible") timer = setTimeout(() => setSettled(true), SETTLE_MS);
		};
		look();
		document.addEventListener("visibilitychange", look);
		window.addEventListener("focus", look);
		return () => {
			clearTimeout(timer);
			document.removeEventListener("visibilitychange", look);
			window.removeEventListener("focus", look);
		};
	}, []);
	return isSettled;
}
