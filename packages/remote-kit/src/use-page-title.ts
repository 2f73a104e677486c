import { useEffect } from "react";

/**
 * Names the page in the tab, in the history and for screen readers.
 * @param title without the name of the hub; null while it is not known yet
 */
export function usePageTitle(title: string | null): void {
	useEffect(() => {
		if (title !== null) document.title = `${title} · Scriptorium`;
	}, [title]);
}
