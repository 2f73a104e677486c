import { useEffect } from "react";

/** Names the page in the tab, the history and to screen readers; null while the name is not known yet. */
export function usePageTitle(title: string | null): void {
	useEffect(() => {
		if (title !== null) document.title = `${title} · Scriptorium`;
	}, [title]);
}
