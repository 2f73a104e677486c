import { LoadingRegion } from "@scriptorium/ui-kit/skeleton";
import { useCallback, useState } from "react";
import { useLocation } from "react-router-dom";

/**
 * Stands for a screen whose code still loads. On the page's first screen the words go on that the server put into it; they
 * are in the document until the shell is first shown, and this is made before. Any other screen says that it loads.
 */
export function OpeningWords({ loading }: { readonly loading: string }) {
	const { pathname } = useLocation();
	const [first] = useState(pathname);
	// Moved, not cloned: the browser would count a clone as a new largest contentful paint. The server has no document, and a page
	// with the server's HTML of the screen has no such words.
	const [words] = useState(() => globalThis.document?.querySelector("#root > .opening-words") ?? null);
	const place = useCallback(
		(element: HTMLDivElement | null) => {
			if (words) element?.replaceChildren(words);
		},
		[words],
	);
	if (!words || pathname !== first) return <LoadingRegion text={loading} textVisible />;
	return (
		<>
			<LoadingRegion text={loading} />
			<div ref={place} />
		</>
	);
}
