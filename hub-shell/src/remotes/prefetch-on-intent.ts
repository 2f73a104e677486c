import type { RemoteRegistry } from "@scriptorium/shared-protocol/host-remote/registry";
import { matchRemote, type RemoteMatch } from "./match-remote.ts";

/**
 * Fetches the modules of the remote and the screen that a link leads to as soon as the pointer or the focus is on that link.
 * @returns stops listening
 */
export function prefetchOnIntent(page: Document, registry: RemoteRegistry): () => void {
	const listener = (event: Event) => {
		const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
		if (!(link instanceof HTMLAnchorElement) || link.origin !== page.location.origin) return;
		const match = matchRemote(registry, link.pathname);
		if (match) prefetch(page, match);
	};
	page.addEventListener("pointerover", listener, { passive: true });
	page.addEventListener("focusin", listener);
	return () => {
		page.removeEventListener("pointerover", listener);
		page.removeEventListener("focusin", listener);
	};
}

function prefetch(page: Document, { descriptor, pattern }: RemoteMatch): void {
	const { entry, preload, screens } = descriptor;
	for (const href of new Set([entry, ...preload, ...(screens?.[pattern]?.preload ?? [])])) {
		// The server has put the links of the first page there; others are added once.
		if (page.head.querySelector(`link[rel="modulepreload"][href="${CSS.escape(href)}"]`)) continue;
		page.head.append(Object.assign(page.createElement("link"), { rel: "modulepreload", href }));
	}
}
