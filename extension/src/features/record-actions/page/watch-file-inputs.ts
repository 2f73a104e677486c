import type { FilesEvent } from "../page-channel.ts";

/** The prototypes of a window that have the methods by which scripts open a file chooser. */
interface FileInputPage {
	readonly HTMLElement: { readonly prototype: HTMLElement };
	readonly HTMLInputElement: { readonly prototype: HTMLInputElement };
	readonly EventTarget: { readonly prototype: EventTarget };
}

const MAX_FILES = 100;
const MAX_NAME = 400;

/**
 * Reports the files that are chosen for a file input whose events do not reach the window: scripts make an input, open its file
 * chooser, and never add it to the page, or remove it at once; or it is in a shadow root.
 * @returns restores the page's functions
 */
export function watchFileInputs(page: FileInputPage, send: (event: FilesEvent) => void): () => void {
	const watched = new WeakSet<HTMLInputElement>();
	const life = new AbortController();
	const hear = (event: Event): void => {
		const input = event.target;
		if (!event.isTrusted || !(input instanceof HTMLInputElement)) return;
		// The event of one in the page reaches the window, unless it is in a shadow root.
		if (input.isConnected && !(input.getRootNode() instanceof ShadowRoot)) return;
		send({ files: [...(input.files ?? [])].slice(0, MAX_FILES).map(({ name }) => name.slice(0, MAX_NAME)) });
	};
	const opens = (target: unknown): void => {
		const input = target instanceof HTMLLabelElement ? target.control : target;
		if (!(input instanceof HTMLInputElement) || input.type !== "file" || watched.has(input)) return;
		watched.add(input);
		input.addEventListener("change", hear, { capture: true, signal: life.signal });
	};
	const undo = [
		before(page.HTMLElement.prototype, "click", opens),
		before(page.HTMLInputElement.prototype, "showPicker", opens),
		before(page.EventTarget.prototype, "dispatchEvent", opens),
	];
	return () => {
		life.abort();
		for (const each of undo) each();
	};
}

/** Calls back with the object of each call of a method, before the call. Returns a function that restores the method. */
function before<Of extends object>(of: Of, name: keyof Of, act: (self: unknown) => void): () => void {
	const original = of[name];
	if (typeof original !== "function") return () => undefined;
	// A proxy keeps the function's name, length and source text.
	const watched = new Proxy(original, {
		apply(target, self, given: unknown[]): unknown {
			act(self);
			return Reflect.apply(target, self, given);
		},
	});
	of[name] = watched;
	return () => {
		// A script of the page may have replaced it since.
		if (of[name] === watched) of[name] = original;
	};
}
