import { useSyncExternalStore } from "react";

let isPrinting = false;

function subscribe(onChange: () => void): () => void {
	const set = (next: boolean) => () => {
		isPrinting = next;
		onChange();
	};
	const before = set(true);
	const after = set(false);
	window.addEventListener("beforeprint", before);
	window.addEventListener("afterprint", after);
	return () => {
		window.removeEventListener("beforeprint", before);
		window.removeEventListener("afterprint", after);
	};
}

/**
 * Whether the page is being printed.
 * @returns true from before its rows are laid out for paper until the dialog is closed
 */
export function useIsPrinting(): boolean {
	return useSyncExternalStore(
		subscribe,
		() => isPrinting,
		() => false,
	);
}
