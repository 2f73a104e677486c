import { act } from "@testing-library/react";
import type { ReactNode } from "react";
import { hydrateRoot, type Root } from "react-dom/client";
import { prerender } from "react-dom/static";
import { vi } from "vitest";

/** What a browser has and a server has not; the document that the test itself needs is put back for the hydration. */
const BROWSER_ONLY = [
	"window",
	"document",
	"navigator",
	"location",
	"history",
	"localStorage",
	"sessionStorage",
	"matchMedia",
	"innerWidth",
	"innerHeight",
	"addEventListener",
	"getComputedStyle",
	"HTMLElement",
	"Element",
	"MutationObserver",
	"ResizeObserver",
	"IntersectionObserver",
	"requestAnimationFrame",
	"requestIdleCallback",
] as const;

/** Warnings about the test: its document does not know an element, and one process is server and browser. */
const FROM_THE_TEST = ["The tag <search> is unrecognized", "Detected multiple renderers concurrently"];

export interface Hydrated {
	/** What the server has written. */
	readonly html: string;
	/** The element with the HTML, now alive. */
	readonly container: HTMLElement;
	/** What React had to correct, because the browser rendered something else than the server, and what it warned of until the end. */
	readonly problems: readonly string[];
	unmount(): Promise<void>;
}

/**
 * Renders an element as a server does, without a document, and lets the page take over the HTML.
 * @param render creates the element; called for the server and for the browser, which share nothing
 * @param beforeHydration what happens in the browser before the page's code is there, for example a stored session that is found
 * @returns the HTML and the problems of the hydration
 */
export async function renderThenHydrate(
	render: () => ReactNode,
	beforeHydration: () => void = () => undefined,
): Promise<Hydrated> {
	const html = await renderOnServer(render);
	const container = document.createElement("div");
	// The document of the server may be in the head already: React moves titles and links there.
	container.innerHTML = html;
	document.body.append(container);
	const problems: string[] = [];
	const errors = vi.spyOn(console, "error").mockImplementation((...words: unknown[]) => {
		const text = words.map(String).join(" ");
		if (!FROM_THE_TEST.some((part) => text.includes(part))) problems.push(text);
	});
	beforeHydration();
	let root: Root | undefined;
	await act(async () => {
		root = hydrateRoot(container, render(), {
			onRecoverableError: (error) => problems.push(error instanceof Error ? error.message : String(error)),
		});
	});
	return {
		html,
		container,
		problems,
		unmount: async () => {
			await act(async () => root?.unmount());
			container.remove();
			errors.mockRestore();
		},
	};
}

/**
 * Renders an element without anything that only a browser has.
 * @param render creates the element
 * @returns the HTML with all parts that are loaded later
 * @throws what the element throws while it is rendered
 */
export async function renderOnServer(render: () => ReactNode): Promise<string> {
	const held = BROWSER_ONLY.map((name) => [name, Object.getOwnPropertyDescriptor(globalThis, name)] as const);
	for (const [name, descriptor] of held) {
		if (descriptor) Object.defineProperty(globalThis, name, { value: undefined, configurable: true, writable: true });
	}
	const failures: unknown[] = [];
	try {
		const { prelude } = await prerender(render(), {
			// Long parts stay in their places, as in the hub's pages: a script that moves them there is forbidden.
			progressiveChunkSize: Number.POSITIVE_INFINITY,
			onError: (error) => void failures.push(error),
		});
		const html = await new Response(prelude).text();
		// The values of contexts are those of the last part; this resets them, because the browser of this test shares the contexts.
		await prerender("");
		if (failures.length > 0) throw failures[0];
		return html;
	} finally {
		for (const [name, descriptor] of held) if (descriptor) Object.defineProperty(globalThis, name, descriptor);
	}
}
