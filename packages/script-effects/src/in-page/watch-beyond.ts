import type { Patches } from "./create-patches.ts";
import type { ChangeRecord } from "./record-changes.ts";

export interface OtherEffect {
	readonly kind: "opens" | "downloads" | "dialogs" | "clipboard";
	readonly text: string;
}

interface NavigationEvent extends Event {
	readonly destination?: { readonly url: string };
	readonly downloadRequest?: string | null;
}

/**
 * Notes what the script does beyond the elements of the page: dialogs, windows, downloads, the clipboard, addresses that it goes to, and
 * styles that are no elements. The text of this function is sent to pages: it refers to nothing outside of itself.
 * @param patches of `createPatches`
 * @param changes where changed styles are counted
 * @param on called with other notes: an edited field, an address that the page goes to
 * @returns the effects
 */
export function watchBeyond(
	patches: Patches,
	changes: ChangeRecord,
	on: { readonly isActive: () => boolean; readonly edited: () => void; readonly leavesFor: (url: string) => void },
) {
	const others: OtherEffect[] = [];
	const add = (kind: OtherEffect["kind"], text: unknown): void => {
		const effect = {
			kind,
			text: String(text ?? "")
				.replace(/\s+/g, " ")
				.trim()
				.slice(0, 200),
		};
		const isKnown = others.some((other) => other.kind === effect.kind && other.text === effect.text);
		if (others.length < 20 && !isKnown) others.push(effect);
	};
	for (const name of ["alert", "confirm", "prompt"])
		patches.method(window, name, (_self, [text]) => add("dialogs", text ?? name));
	patches.method(window, "print", () => add("dialogs", "print"));
	patches.method(EventTarget.prototype, "addEventListener", (self, [type]) => {
		if (self === window && type === "beforeunload") add("dialogs", "beforeunload");
	});
	patches.accessor(window, "onbeforeunload", {
		written: (_self, value) => value !== null && add("dialogs", "beforeunload"),
	});
	patches.method(window, "open", (_self, [url]) => add("opens", url));
	for (const name of ["showSaveFilePicker", "showDirectoryPicker"])
		patches.method(window, name, () => add("downloads", ""));
	const clipboard = "Clipboard" in window ? Clipboard.prototype : undefined;
	patches.method(clipboard, "writeText", (_self, [text]) => add("clipboard", text));
	patches.method(clipboard, "write", () => add("clipboard", ""));
	// In an event of copying, this is what gets onto the clipboard.
	patches.method(DataTransfer.prototype, "setData", (_self, [, text]) => {
		if (window.event instanceof ClipboardEvent) add("clipboard", text);
	});
	patches.method(Document.prototype, "execCommand", (_self, [command]) => {
		const name = String(command).toLowerCase();
		if (name === "copy" || name === "cut") add("clipboard", getSelection()?.toString());
		return name === "copy" ? undefined : on.edited;
	});
	const followed = (target: unknown): void => {
		const link = target instanceof Element ? target.closest("a, area") : null;
		if (!(link instanceof HTMLAnchorElement || link instanceof HTMLAreaElement) || link.href === "") return;
		if (link.hasAttribute("download") || link.protocol === "blob:") add("downloads", link.download || link.href);
		else if (/^_blank$/i.test(link.target)) add("opens", link.href);
	};
	patches.method(HTMLElement.prototype, "click", followed);
	patches.method(EventTarget.prototype, "dispatchEvent", (self, [event]) => {
		if (event instanceof Event && event.type === "click") followed(self);
	});
	const html = document.documentElement;
	const restyled = (sample: string) => (self: unknown) => {
		const owner = self instanceof StyleSheet ? self.ownerNode : html;
		if (owner instanceof Element && !changes.isAdded(owner)) changes.addChange("look", owner, () => sample);
	};
	const sheets = CSSStyleSheet.prototype;
	for (const name of ["insertRule", "addRule", "deleteRule", "removeRule", "replace", "replaceSync"])
		patches.method(sheets, name, restyled(name));
	patches.accessor(StyleSheet.prototype, "disabled", { written: restyled("disabled") });
	patches.accessor(Document.prototype, "adoptedStyleSheets", { written: () => restyled("adoptedStyleSheets")(null) });
	patches.accessor(Document.prototype, "designMode", {
		written: (_self, value) => restyled(`designMode=${value}`)(null),
	});
	const adopted = (): number => document.adoptedStyleSheets?.length ?? 0;
	let sheetsBefore = adopted();
	const leaves = (event: Event): void => {
		const { destination, downloadRequest } = event as NavigationEvent;
		if (!on.isActive()) return;
		if (downloadRequest) add("downloads", downloadRequest);
		else if (destination) on.leavesFor(destination.url);
	};
	const navigation = "navigation" in window ? (window.navigation as EventTarget) : null;
	navigation?.addEventListener("navigate", leaves);
	return {
		opened(): void {
			sheetsBefore = adopted();
		},
		closed(): void {
			if (adopted() !== sheetsBefore) restyled("adoptedStyleSheets")(null);
			sheetsBefore = adopted();
		},
		list: (): OtherEffect[] => others,
		stop: (): void => navigation?.removeEventListener("navigate", leaves),
	};
}
