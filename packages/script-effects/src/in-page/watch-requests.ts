import type { Patches } from "./create-patches.ts";

export interface RawRequest {
	method: string;
	url: string;
	status: number | null;
}

/**
 * Notes requests that begin without `fetch` and `XMLHttpRequest`: of elements that the script adds or changes, sockets and beacons. The
 * text of this function is sent to pages: it refers to nothing outside of itself.
 * @param patches of `createPatches`
 * @param add notes a request
 * @returns what is to be called with the script's mutation records
 */
export function watchRequests(patches: Patches, add: (method: string, url: string) => void) {
	const LOADING: Readonly<Record<string, readonly string[]>> = {
		img: ["src", "srcset"],
		script: ["src"],
		link: ["href"],
		iframe: ["src"],
		embed: ["src"],
		object: ["data"],
		audio: ["src"],
		video: ["src", "poster"],
		source: ["src", "srcset"],
		track: ["src"],
	};
	const LOADING_LINKS = /^(?:stylesheet|icon|preload|prefetch|preconnect|modulepreload|manifest|dns-prefetch)$/;
	const selector = Object.keys(LOADING).join(",");
	/** An element is noted once for each address. */
	const noted = new WeakMap<Element, Set<string>>();
	const addUrl = (element: Element | null, method: string, written: string): void => {
		const url = URL.parse(written, document.baseURI);
		if (url === null || !/^(?:https?|wss?):$/.test(url.protocol)) return;
		const known = (element && noted.get(element)) ?? new Set<string>();
		if (known.has(url.href)) return;
		known.add(url.href);
		if (element !== null) noted.set(element, known);
		add(method, url.href);
	};
	const loads = (element: Element): void => {
		if (element instanceof HTMLLinkElement && ![...element.relList].some((rel) => LOADING_LINKS.test(rel))) return;
		for (const name of LOADING[element.localName] ?? []) {
			const value = element.getAttribute(name);
			if (value === null || value.trim() === "") continue;
			// The first candidate stands for the one that the browser chooses.
			addUrl(element, "GET", name === "srcset" ? (value.trim().split(/[\s,]+/)[0] ?? "") : value);
		}
	};
	// Pictures load before they are in the page.
	for (const name of ["src", "srcset"])
		patches.accessor(HTMLImageElement.prototype, name, { written: (self) => loads(self as Element) });
	patches.accessor(HTMLMediaElement.prototype, "src", { written: (self) => loads(self as Element) });
	patches.method(Navigator.prototype, "sendBeacon", (_self, [url]) => addUrl(null, "POST", String(url)));
	patches.construction("WebSocket", ([url]) => addUrl(null, "GET", String(url)));
	patches.construction("EventSource", ([url]) => addUrl(null, "GET", String(url)));
	for (const name of ["submit", "requestSubmit"]) {
		patches.method(HTMLFormElement.prototype, name, (self) => {
			const form = self as HTMLFormElement;
			const method = form.getAttribute("method")?.toUpperCase() === "POST" ? "POST" : "GET";
			addUrl(null, method, form.getAttribute("action") ?? document.baseURI);
		});
	}
	return {
		changed(records: readonly MutationRecord[]): void {
			for (const { type, target, attributeName, addedNodes } of records) {
				if (
					type === "attributes" &&
					target instanceof Element &&
					LOADING[target.localName]?.includes(attributeName ?? "")
				)
					loads(target);
				for (const node of addedNodes) {
					if (!(node instanceof Element)) continue;
					if (node.matches(selector)) loads(node);
					for (const element of node.querySelectorAll(selector)) loads(element);
				}
			}
		},
	};
}
