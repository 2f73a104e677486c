import type { GuardedPage } from "./press-guard.ts";

/** Time in ms between two looks at the place of the window, for which browsers send no event. */
const LOOK_EVERY_MS = 200;
const ACTIVATES: readonly string[] = ["Enter", " "];

/** The page that this code runs in, for its guard. */
export function guardedWindow(): GuardedPage {
	const geometry = (): string => [screenX, screenY, innerWidth, innerHeight].join();
	const presses = new Set<Parameters<GuardedPage["onPress"]>[0]>();
	const pressed = (isRepeated: boolean): void => {
		for (const listener of presses) listener({ isRepeated });
	};
	addEventListener("pointerdown", () => pressed(false), true);
	addEventListener(
		"keydown",
		({ key, repeat }) => {
			if (ACTIVATES.includes(key)) pressed(repeat);
		},
		true,
	);
	return {
		geometry,
		isInFront: () => document.visibilityState === "visible" && document.hasFocus(),
		onChange(listener) {
			document.addEventListener("visibilitychange", listener);
			for (const type of ["focus", "blur", "pageshow", "resize"]) addEventListener(type, listener);
			let known = geometry();
			setInterval(() => {
				const now = geometry();
				if (now === known) return;
				known = now;
				listener();
			}, LOOK_EVERY_MS);
		},
		onPress: (listener) => void presses.add(listener),
		now: () => performance.now(),
		setTimer(callback, milliseconds) {
			const timer = setTimeout(callback, milliseconds);
			return () => clearTimeout(timer);
		},
	};
}
