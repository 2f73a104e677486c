import { useEffect, useRef, useState } from "react";
import type { Pressed } from "../../platform/pressed.ts";
import { guardedWindow } from "./guarded-window.ts";
import { createPressGuard, type OfferedControl, type PressGuard } from "./press-guard.ts";

let guardOfPage: PressGuard | null = null;

export interface Guard {
	/** Whether a press that begins now counts. */
	readonly isReady: boolean;
	/** Call it where the control was activated. Null: nothing may be granted. */
	readonly take: () => Pressed | null;
}

/**
 * The guard for a control that grants something.
 * @param isOffered whether the control is usable apart from the guard; its second starts when it becomes usable
 */
export function useGuard(isOffered = true): Guard {
	const [isReady, setReady] = useState(false);
	const offered = useRef<OfferedControl | null>(null);
	useEffect(() => {
		if (!isOffered) return;
		guardOfPage ??= createPressGuard(guardedWindow());
		const control = guardOfPage.offer(() => setReady(control.isReady()));
		offered.current = control;
		return () => {
			control.withdraw();
			offered.current = null;
			setReady(false);
		};
	}, [isOffered]);
	return { isReady: isOffered && isReady, take: () => offered.current?.take() ?? null };
}
