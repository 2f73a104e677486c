import type { RecordedTarget } from "@scriptorium/flow/recording/recorded-target";
import { queryAll } from "@scriptorium/selectors/intact-dom";
import { framePlaced, placeFrame } from "@scriptorium/shared-protocol/extension-internal/record-actions";
import * as z from "zod/mini";
import type { TargetDescriber } from "./describe-target.ts";
import { ask, onEvent, type RecorderPort } from "./worker-connection.ts";

/** Token that a frame sends to its parent page, so that the recorder there can identify the frame. */
const greeting = z.object({ scriptoriumFrame: z.string().check(z.minLength(16), z.maxLength(64)) });

export interface FramePlace {
	/** The frames around this page, outermost first; identified by address until the parent page has answered. */
	chain(): readonly RecordedTarget[];
}

/**
 * Finds the frame elements around this page. A frame cannot access its own element when the parent is of another origin, so it asks
 * the recorder in the parent, whose answer comes through the extension and not through the page.
 * @param onPlaced called after each change of the chain: actions that were recorded before name the frame by its address
 */
export function findFramePlace(
	port: RecorderPort,
	describer: TargetDescriber,
	{ newId, onPlaced }: { readonly newId: () => string; readonly onPlaced: () => void },
	signal: AbortSignal,
): FramePlace {
	const isFrame = window !== window.top;
	let chain: readonly RecordedTarget[] = isFrame ? [byAddress()] : [];
	let isPlaced = !isFrame;
	const greeted = new Map<string, Window>();

	const answer = (token: string, inner: Window): void => {
		const element = frameElements(document, port.shadowRootOf).find(({ contentWindow }) => contentWindow === inner);
		if (element === undefined) return;
		void ask(port, placeFrame, { token, frame: [...chain, describer.describe(element)] });
	};
	window.addEventListener(
		"message",
		(event) => {
			const { source } = event;
			const hello = z.safeParse(greeting, event.data);
			if (!hello.success || source === null || !("window" in source) || greeted.size > 200) return;
			// Not a message of the page: hide it from the page's listeners.
			event.stopImmediatePropagation();
			greeted.set(hello.data.scriptoriumFrame, source);
			answer(hello.data.scriptoriumFrame, source);
		},
		{ capture: true, signal },
	);
	if (isFrame) {
		const token = newId();
		const stop = onEvent(port, framePlaced, (place) => {
			if (place.token !== token) return;
			chain = place.frame;
			isPlaced = true;
			// Nested frames got a shorter chain before.
			for (const [inner, source] of greeted) answer(inner, source);
			onPlaced();
		});
		signal.addEventListener("abort", stop);
		const greet = (): void => {
			if (!isPlaced) window.parent.postMessage({ scriptoriumFrame: token }, "*");
		};
		greet();
		// The parent's recorder may start later than this one.
		window.addEventListener("load", greet, { signal });
		for (const type of ["pointerover", "focusin"])
			window.addEventListener(type, greet, { capture: true, passive: true, signal });
	}
	return { chain: () => chain };
}

function byAddress(): RecordedTarget {
	const selector = `iframe[src=${JSON.stringify(location.href.slice(0, 1000))}]`;
	return { primary: selector, strategy: "attribute", fallbacks: ["iframe"], attributes: {} };
}

function frameElements(
	root: Document | ShadowRoot,
	shadowRootOf: RecorderPort["shadowRootOf"],
): (HTMLIFrameElement | HTMLFrameElement)[] {
	const found = [...queryAll(root, "iframe,frame")].filter((each) => isFrameElement(each));
	for (const host of queryAll(root, "*")) {
		const inner = shadowRootOf(host);
		if (inner !== null) found.push(...frameElements(inner, shadowRootOf));
	}
	return found;
}

const isFrameElement = (element: Element): element is HTMLIFrameElement | HTMLFrameElement =>
	element instanceof HTMLIFrameElement || element instanceof HTMLFrameElement;
