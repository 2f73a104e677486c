import type { Pressed } from "../../platform/pressed.ts";

/** Time in ms that a page has to be in front before a press on it grants something. */
export const GUARD_MS = 1000;
/** Timers can fire a little early. */
const TIMER_MARGIN_MS = 20;

/** A press that has begun: a pointer that goes down, or a key that activates controls. */
export interface BegunPress {
	/** The key was held down before, perhaps on another page. */
	readonly isRepeated: boolean;
}

/** What the guard has to know about the page. */
export interface GuardedPage {
	/** Visible, and with the focus of its window. */
	isInFront(): boolean;
	/** Place and size of the window; a window that was moved or resized has other controls under the pointer. */
	geometry(): string;
	/** Called when the page was shown, hidden, focused, restored or resized. */
	onChange(listener: () => void): void;
	/** Called for every press on the page, before a control handles it. */
	onPress(listener: (press: BegunPress) => void): void;
	/** Milliseconds on a clock that never goes backwards. */
	now(): number;
	/** Calls back once after `milliseconds`; returns the function that stops it. */
	setTimer(callback: () => void, milliseconds: number): () => void;
}

/**
 * Refuses presses that were not meant for this page: a website can open a page of the extension, or bring it to the front, just before
 * a click. A press counts only if it began when the page had been in front, and the control usable, for a second without another press.
 */
export interface PressGuard {
	/** Registers a control that is offered from now on; `onReady` is called whenever its `isReady` may have changed. */
	offer(onReady: () => void): OfferedControl;
}

export interface OfferedControl {
	/** Whether a press that begins now counts. */
	isReady(): boolean;
	/** Judges the press that activates the control. Null: it does not count, and the second starts again. */
	take(): Pressed | null;
	withdraw(): void;
}

/**
 * Creates the guard of a page. Its listeners stay as long as the page.
 * @param page the page's window
 */
export function createPressGuard(page: GuardedPage): PressGuard {
	const controls = new Set<() => void>();
	/** Since when the page is in front without a refused press; null while it is not in front. */
	let since: number | null = null;
	let geometry = page.geometry();
	/** When the last press began; null once it has activated a control. */
	let begunAt: number | null = null;
	let stopTimer = (): void => undefined;

	const notify = (): void => {
		for (const changed of controls) changed();
	};
	const wait = (): void => {
		stopTimer();
		stopTimer = page.setTimer(notify, GUARD_MS + TIMER_MARGIN_MS);
	};
	const restart = (): void => {
		since = page.isInFront() ? page.now() : null;
		geometry = page.geometry();
		notify();
		wait();
	};
	const isSettled = (at: number, from: number): boolean => at - from >= GUARD_MS;
	/** A window that was moved sends no event. */
	const lookAtWindow = (): void => {
		if (page.geometry() !== geometry || (since === null) === page.isInFront()) restart();
	};
	restart();
	page.onChange(restart);
	page.onPress(({ isRepeated }) => {
		lookAtWindow();
		// A key that was held down began at an unknown time.
		if (isRepeated) begunAt ??= Number.NEGATIVE_INFINITY;
		else begunAt = page.now();
		if (since === null || !isSettled(begunAt, since)) restart();
	});

	return {
		offer(onReady) {
			const offeredAt = page.now();
			controls.add(onReady);
			wait();
			return {
				isReady() {
					return since !== null && isSettled(page.now(), Math.max(since, offeredAt));
				},
				take() {
					lookAtWindow();
					// Assistive technology activates a control without a press.
					const at = begunAt ?? page.now();
					begunAt = null;
					if (since !== null && isSettled(at, Math.max(since, offeredAt))) return {} as Pressed;
					restart();
					return null;
				},
				withdraw: () => void controls.delete(onReady),
			};
		},
	};
}
