import { fromWidth } from "@scriptorium/ui-kit/breakpoints";
import { type RefObject, useLayoutEffect, useSyncExternalStore } from "react";

/** In narrower windows the panel is a sheet over the whole page. */
const WIDE = fromWidth("sm");

/**
 * Tells whether the panel is a sheet.
 * @returns true on phones
 */
export function useIsSheet(): boolean {
	return useSyncExternalStore(
		(listener) => {
			const media = matchMedia(WIDE);
			media.addEventListener("change", listener);
			return () => media.removeEventListener("change", listener);
		},
		() => !matchMedia(WIDE).matches,
		() => false,
	);
}

/**
 * Takes the page behind a sheet out of reach: it is covered.
 * @param panel an element of the frame, beside what it covers
 * @param isSheet whether it covers the page
 */
export function useCoveredPage(panel: RefObject<HTMLElement | null>, isSheet: boolean): void {
	useLayoutEffect(() => {
		if (!isSheet) return;
		const covered = [...(panel.current?.parentElement?.children ?? [])].filter(
			(element): element is HTMLElement =>
				element instanceof HTMLElement &&
				element !== panel.current &&
				element.matches("a, header, main, footer, button"),
		);
		for (const element of covered) element.inert = true;
		return () => {
			for (const element of covered) element.inert = false;
		};
	}, [panel, isSheet]);
}

/**
 * Moves the focus into the panel when it opens, and back when it closes. On touch screens it does not go into the field, because the
 * keyboard of the screen would cover the conversation.
 * @param panel the dialog
 */
export function usePanelFocus(panel: RefObject<HTMLElement | null>): void {
	useLayoutEffect(() => {
		const opener = document.activeElement;
		const dialog = panel.current;
		const field = matchMedia("(pointer: coarse)").matches ? null : dialog?.querySelector<HTMLElement>("textarea");
		(field ?? dialog)?.focus({ preventScroll: true });
		return () => {
			if (!dialog?.contains(document.activeElement)) return;
			// After a navigation or a sign-in, the content as a whole has the focus: no place to go back to.
			const isControl = opener instanceof HTMLElement && opener.isConnected && opener.tabIndex >= 0;
			const back = isControl ? opener : document.querySelector<HTMLElement>("[data-assistant]");
			back?.focus({ preventScroll: true });
		};
	}, [panel]);
}
