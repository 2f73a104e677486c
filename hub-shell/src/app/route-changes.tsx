import { VisuallyHidden } from "@scriptorium/ui-kit/visually-hidden";
import { type RefObject, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Moves the focus to a new page and announces its title to screen readers, as browsers do when they load a page. A change of
 * only the query (a filter, a sort) does not count as a new page.
 */
export function RouteChanges({ main, onOpened }: { main: RefObject<HTMLElement | null>; onOpened: () => void }) {
	const { pathname } = useLocation();
	const shown = useRef<string | null>(null);
	const title = useDocumentTitle();

	useEffect(() => {
		onOpened();
		// The first page keeps the focus where the browser put it.
		if (shown.current !== null) main.current?.focus({ preventScroll: true });
		shown.current = pathname;
	}, [pathname, main, onOpened]);

	return (
		<VisuallyHidden role="status" data-route-announcer="">
			{title}
		</VisuallyHidden>
	);
}

/**
 * The title as it changes, empty for the page that the browser itself has announced.
 * The server's `<title>` gives way as soon as a screen renders one of its own, because a document has one title.
 */
function useDocumentTitle(): string {
	const [title, setTitle] = useState("");
	useEffect(() => {
		const first = document.title;
		const observer = new MutationObserver(() => {
			const titles = document.head.querySelectorAll("title");
			if (titles.length > 1) titles[0]?.remove();
			if (document.title !== "" && document.title !== first) setTitle(document.title);
		});
		observer.observe(document.head, { childList: true, subtree: true, characterData: true });
		return () => observer.disconnect();
	}, []);
	return title;
}
